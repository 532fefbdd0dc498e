import CellTemplates
import LayoutTree
import Linting
import UIKitCore

extension LayoutTree.Rectangle {
  /// A rectangle of UIKit in the tree's type; the caller knows of which space it is.
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension LayoutTree.View {
  /// A laid-out view; `withRanges` adds the feasible ranges of what constraints leave open.
  init(_ entry: ViewNames.Entry, withRanges: Bool) {
    let view = entry.view
    let ranges = withRanges ? view.openRanges : []
    self.init(
      id: entry.id, name: view.name == entry.id || view.objectID == nil ? nil : view.name,
      parent: entry.parent, className: view is GradientView ? "UIView" : "\(type(of: view))",
      frame: .init(view.frame), unrounded: .init(view.unroundedFrame),
      text: view.ownText, lines: view.ownLines, isHidden: view.isHidden,
      isAmbiguous: withRanges ? !ranges.isEmpty : view.hasAmbiguousLayout,
      ranges: ranges.compactMap { .init($0.dimension, $0.range) })
    shownLines = (view as? UILabel)?.shownText.flatMap { $0.isTruncated ? $0.lines : nil }
  }
}

extension UIView {
  /// The most characters of a text that a tree keeps.
  private static let mostCharacters = 200

  /// The text of the view, where it has words of its own.
  fileprivate var ownText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    return Diagnostic.shortened(text, limit: Self.mostCharacters)
  }

  /// The lines that a text of several takes.
  fileprivate var ownLines: Int? {
    guard let label = self as? UILabel else { return nil }
    let lines = label.lineCount
    return lines > 1 ? lines : nil
  }
}

extension LayoutTree.FeasibleRange {
  /// The values that constraints allow a dimension, to the decimals that trees store.
  init?(_ dimension: LayoutDimension, _ range: ClosedRange<CGFloat>) {
    self.init(exact: dimension, range)
    least = least?.rounded(decimals: Decimals.stored)
    greatest = greatest?.rounded(decimals: Decimals.stored)
  }

  /// The values that constraints allow a dimension, with all decimals of the solver.
  init?(exact dimension: LayoutDimension, _ range: ClosedRange<CGFloat>) {
    guard let dimension = Dimension(rawValue: dimension.rawValue) else { return nil }
    let ends = [range.lowerBound, range.upperBound].map { $0.isFinite ? Double($0) : nil }
    self.init(dimension, least: ends[0], greatest: ends[1])
  }
}

/// Reads a laid-out cell into a scene of a layout tree.
enum RowReader {
  /// How much is read.
  enum Detail {
    /// Frames and constraints: what `plumb frames` prints and references store.
    case frames
    /// Also what views bring into the layout by themselves.
    case everything
  }

  /// The row that `cell` shows. `withRepairs`: whether repairs of its conflicts are tried.
  static func scene(
    of cell: UITableViewCell, at indexPath: IndexPath, _ detail: Detail = .frames,
    _ kind: ViewNames.Kind = .names, withRepairs: Bool = false
  ) -> LayoutTree.Scene {
    var scene = scene(
      of: cell.contentView, named: "contentView", laidOutBy: cell, detail, kind,
      withRepairs: withRepairs)
    scene.id = "\(indexPath.section).\(indexPath.row)"
    scene.reuseIdentifier = cell.reuseIdentifier
    return scene
  }

  /// The hierarchy from `root` that `host`'s engine lays out, as scene `name`.
  static func scene(
    of root: UIView, named name: String, laidOutBy host: UIView, _ detail: Detail = .frames,
    _ kind: ViewNames.Kind = .names, withRepairs: Bool = false
  ) -> LayoutTree.Scene {
    let views = ViewNames(root, named: name, in: host, kind)
    let guides = GuideNames(views)
    var constraints = ConstraintNames(views, guides)
    var values = shownConstraints(of: views).map { constraints.value(of: $0) }
    let found = MinimalConflict.all(of: host)
    let trial = withRepairs && !found.isEmpty ? trial(of: root, in: host, views) : nil
    var shown = Set(values.map(\.id))
    let conflicts = found.enumerated().map { number, conflict in
      self.conflict(
        of: conflict, isTold: number < ConflictRepairs.told(of: found.count), &constraints, &values,
        &shown, ConflictRepairs.areTried(ofConflict: number, of: found.count) ? trial : nil)
    }
    // What is given up in a crowded row leaves open what nobody has to decide.
    var ranged = ConflictRepairs.areTooMany(found.count) ? mostRanged : 0
    return LayoutTree.Scene(
      id: name, height: host.frame.height, contentHeight: root.frame.height,
      views: views.entries.map { view(of: $0, guides, detail, &ranged) }, constraints: values,
      conflicts: conflicts)
  }

  /// The most ambiguous views of a row whose ranges are computed: each costs optimizations of its
  /// whole component. The rest are only flagged as ambiguous.
  private static let mostRanged = 100

  private static func view(
    of entry: ViewNames.Entry, _ guides: GuideNames, _ detail: Detail, _ ranged: inout Int
  ) -> LayoutTree.View {
    var view = view(of: entry, &ranged)
    if detail == .everything { view.details = DetailReader(guides: guides).details(of: entry) }
    return view
  }

  /// A view's frames, without what it brings into the layout.
  static func view(
    of entry: ViewNames.Entry, _ ranged: inout Int
  ) -> LayoutTree.View {
    let view = LayoutTree.View(entry, withRanges: ranged < mostRanged)
    if view.isAmbiguous { ranged += 1 }
    return view
  }

  /// How the height of the row that `cell` shows in `table` came about.
  static func sizing(
    of cell: UITableViewCell, at indexPath: IndexPath, in table: UITableView
  ) -> LayoutTree.Scene.Sizing {
    var rule = LayoutTree.Scene.Sizing.Rule(table.heightRule(at: indexPath))
    if rule == .automatic,
      cell.contentView.fitsContainer || cell.styleHeight(width: cell.bounds.width) != nil
    {
      rule = .style
    }
    return .init(rule: rule, separator: Double(cell.separatorAllowance))
  }

  /// The constraints of a scene in its order, then those that only conflicts name.
  static func shownConstraints(of views: ViewNames) -> [NSLayoutConstraint] {
    views.constraints.filter(isShown)
  }

  /// Constraints that people write or a stack view stands for; not the intrinsic sizes, which are
  /// the views' own, and not what measuring adds.
  static func isShown(_ constraint: NSLayoutConstraint) -> Bool {
    switch constraint.origin {
    case .application, .visualFormat, .stackView, .guide, .hosting: true
    case .autoresizingMask, .contentSize, .encapsulated, .fitting: false
    }
  }

  /// The conflict as ids. What it names and the row does not show, such as the height that the
  /// table decided, joins the row's constraints, so that the ids can be looked up.
  private static func conflict(
    of minimal: MinimalConflict, isTold: Bool, _ names: inout ConstraintNames,
    _ values: inout [LayoutTree.Constraint], _ shown: inout Set<String>, _ trial: LayoutTrial?
  ) -> LayoutTree.Conflict {
    let conflict = minimal.conflict
    for constraint in conflict.constraints where shown.insert(names.id(of: constraint)).inserted {
      values.append(names.value(of: constraint))
    }
    var told = LayoutTree.Conflict(
      constraints: conflict.constraints.map { names.id(of: $0) },
      broken: names.id(of: conflict.broken))
    guard isTold else { return told }
    let proof = ConflictProof(conflict, root: names.root, names.name)
    let repairs = trial.map {
      ConflictRepairs(conflict, proof, $0, hasFixedRow: !$0.isSelfSizing).entries
    }
    told.reason = proof.sentence + doubt(minimal, &names)
    told.sum = proof.sum
    told.repairs = (repairs ?? []).prefix(mostRepairs).map(\.words)
    return told
  }

  /// Repairs that a tree keeps.
  private static let mostRepairs = 4

  /// Tries repairs of the row.
  private static func trial(of root: UIView, in host: UIView, _ views: ViewNames) -> LayoutTrial {
    LayoutTrial(
      host, content: root, .init(host is UITableViewCell ? .row : .view, .filled),
      isSelfSizing: host.sizesItself, views: views.entries.map { ($0.id, $0.view) })
  }
}

extension RowReader {
  /// Which members are needless beside the one given up, or that nobody asked.
  private static func doubt(_ minimal: MinimalConflict, _ names: inout ConstraintNames) -> String {
    guard minimal.isProven else {
      return " (The set is too large to try it without each constraint; some of them may not be"
        + " needed.)"
    }
    guard !minimal.needless.isEmpty else { return "" }
    let list = minimal.needless.map { "`\(names.value(of: $0).equation)`" }
    return " Even without \(listed(list, most: mostNeedless, separator: " and "))"
      + " the others contradict each other, since no size is negative."
  }

  /// Needless constraints that are named.
  private static let mostNeedless = 3
}

extension LayoutTree.Scene.Sizing.Rule {
  /// The table's rule for a row's height in the tree's type.
  init(_ rule: UITableView.HeightRule) {
    switch rule {
    case .automatic: self = .automatic
    case .fixed: self = .fixed
    case .standard: self = .standard
    }
  }
}

/// Reads what a laid-out view brings into the layout by itself.
private struct DetailReader {
  let guides: GuideNames

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

  /// The guides that constraints determine, and requested margins and safe areas.
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
  /// Insets of UIKit in the tree's type.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
