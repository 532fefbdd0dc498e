import CellSources
import PlumbCells
import UIKit

/// Shows sample content in a cell that is made by its class alone: a made-up model, by the code of
/// the cell itself, or else texts and pictures in the views that show nothing.
struct HostedSampleRun {
  private let declared: HostedClass
  private let row: HostedRow
  /// What shows the model that is shown; nil without one.
  private var shown: HostedSample?

  init(_ declared: HostedClass, _ row: HostedRow) {
    self.declared = declared
    self.row = row
  }

  /// Gives the cell a made-up model, if the sources say how it takes one.
  ///
  /// - Parameter cell: nil for a class that UIKit cannot make; its own initializer does, also in
  ///   place of an empty cell.
  /// - Returns: the cell.
  mutating func show(in cell: UIView?) -> UIView? {
    let former = cell?.shownContents ?? [:]
    guard let sample = declared.sample, row.record == nil,
      sample.makesCell == (cell == nil) || sample.makesCell && cell?.isEmptyRow == true,
      row.sample == .model || cell == nil
    else { return cell }
    // Unchecked: a host works on the main thread.
    nonisolated(unsafe) var result: (made: AnyObject?, failure: (any Error)?) = (cell, nil)
    let show = sample.show
    AppBundle.sampleDate = SampleValue.now
    MainActor.assumeIsolated {
      do { result.made = try show(result.made) } catch { result.failure = error }
    }
    if let failure = result.failure {
      let reason = (failure as? SampleValue.Failure).map { "there is no value of \($0.type)" }
      note(
        "\(row.entry.title) gets no made-up model by \(sample.title): "
          + Diagnostic.printable(reason ?? Diagnostic.reason(of: failure)))
    } else {
      shown = sample
      MainQueue.run()
      (result.made as? UIView)?.markContents(besides: former)
    }
    return result.made as? UIView
  }

  /// Fills what shows nothing after the cell's own code has run, and says so.
  func fill(_ cell: UIView) {
    defer { AppBundle.sampleDate = nil }
    guard row.record == nil, row.sample != .bare else { return }
    // Some cells add their views when they are laid out.
    if !cell.showsContent { cell.layoutIfNeeded() }
    PropertyNames.give(to: cell)
    let showsModel = shown != nil && cell.showsContent
    // A model that gives no text at all is but a part of what the cell is given.
    var content = SampleContent(
      keepsTexts: showsModel && cell.showsText, untitled: HostedProcess.untitledViews)
    content.fill(cell)
    // What a configuration shows is there when the cell is laid out; pictures need a network.
    if let shown, showsModel || content.filled.allSatisfy({ $0 is UIImageView }) {
      note(
        "\(row.entry.title) shows a made-up model, by \(shown.title)",
        hint: "plumb preview prints it as a #Preview to keep; --no-sample leaves it out")
    } else if !content.filled.isEmpty {
      let names = content.filled.map { $0.name ?? "a \(type(of: $0))" }
      note(
        "\(row.entry.title) has no data: \(listed(names, most: 4))"
          + " \(agreeing(names.count, "shows", "show")) sample content",
        hint: "a #Preview gives it data of its own; --no-sample leaves it bare")
    }
  }

  private func note(_ message: String, hint: String? = nil) {
    HostedNotes.add(Diagnostic(.note, at: row.entry.location, message, hint: hint))
  }
}

extension UIView {
  /// Whether it is a cell of a table in which nothing is.
  fileprivate var isEmptyRow: Bool {
    (self as? UITableViewCell).map {
      $0.contentView.subviews.isEmpty && $0.viewsBesideContent.isEmpty
    } ?? false
  }

  /// Whether a shown label in it has a text.
  fileprivate var showsText: Bool {
    guard !isHidden else { return false }
    return (self as? UILabel)?.text?.isEmpty == false || subviews.contains(where: \.showsText)
  }

  fileprivate var shownContents: [ObjectIdentifier: AnyHashable] {
    var contents: [ObjectIdentifier: AnyHashable] = [:]
    if let content { contents[ObjectIdentifier(self)] = content }
    for subview in subviews { contents.merge(subview.shownContents) { $1 } }
    return contents
  }

  /// The text or picture of the view itself.
  private var content: AnyHashable? {
    switch self {
    case let label as UILabel: label.text
    case let view as UIImageView: view.image.map(ObjectIdentifier.init)
    case let text as UITextView: text.text
    default: nil
    }
  }

  /// Marks the views as made up that show something else than before.
  fileprivate func markContents(besides former: [ObjectIdentifier: AnyHashable]) {
    if let content, content != former[ObjectIdentifier(self)] { showsSample = true }
    for subview in subviews { subview.markContents(besides: former) }
  }
}
