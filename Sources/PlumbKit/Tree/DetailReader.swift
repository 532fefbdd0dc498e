import LayoutTree
import UIKit

/// Reads what a laid-out view brings into the layout by itself.
struct DetailReader {
  let guides: GuideNames

  /// The details of a view.
  func details(of entry: ViewNames.Entry) -> LayoutTree.View.Details {
    let view = entry.view
    return .init(
      margins: .init(view.layoutMargins), safeArea: .init(view.safeAreaInsets),
      alignment: .init(view.alignmentRectInsets), content: contentSize(of: view),
      baselines: view.baselineOffsets.map {
        .init(first: Double($0.first), last: Double($0.last))
      },
      guides: guides(of: entry))
  }

  /// The content size, where the view's content asks for one and constraints decide its frame.
  private func contentSize(of view: UIView) -> LayoutTree.ContentSize? {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return nil }
    let size = view.intrinsicContentSize
    let width = Self.length(size.width), height = Self.length(size.height)
    guard width != nil || height != nil else { return nil }
    let priorities = { (priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) in
      LayoutTree.Priorities(
        horizontal: Double(priority(.horizontal).rawValue),
        vertical: Double(priority(.vertical).rawValue))
    }
    return .init(
      width: width, height: height, hugging: priorities(view.contentHuggingPriority(for:)),
      compression: priorities(view.contentCompressionResistancePriority(for:)))
  }

  private static func length(_ value: CGFloat) -> Double? {
    value == UIView.noIntrinsicMetric || !value.isFinite ? nil : Double(max(0, value))
  }

  /// The guides that constraints have placed, and those of margins and safe area that were asked for.
  private func guides(of entry: ViewNames.Entry) -> [LayoutTree.Guide] {
    let view = entry.view
    let kinds = view.layoutGuides.map { ($0, LayoutTree.Guide.Kind.custom) }
    let insets = [
      (view.marginsGuide, LayoutTree.Guide.Kind.margins), (view.safeAreaGuide, .safeArea),
    ]
    return (kinds + insets.compactMap { guide, kind in guide.map { ($0, kind) } }).map {
      guide, kind in
      .init(
        id: guides.id(of: guide, owner: entry.id), kind: kind, frame: .init(guide.unroundedFrame))
    } + readableGuide(of: entry)
  }

  /// The readable content of the content view, where it is narrower than the margins. Asking the
  /// view for its own guide would add constraints to the layout.
  private func readableGuide(of entry: ViewNames.Entry) -> [LayoutTree.Guide] {
    let view = entry.view
    let width = view.environment.profile.margins.readableWidth
    let column = view.bounds.inset(by: view.layoutMargins)
    guard entry.parent == nil, column.width > width,
      !view.layoutGuides.contains(where: { $0.identifier == "UIViewReadableContentGuide" })
    else { return [] }
    let frame = CGRect(
      x: column.minX + (column.width - width) / 2, y: column.minY, width: width,
      height: column.height)
    return [.init(id: "\(entry.id).readable", kind: .readable, frame: .init(frame))]
  }
}

extension LayoutTree.Insets {
  /// The same insets in a tree's own type.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
