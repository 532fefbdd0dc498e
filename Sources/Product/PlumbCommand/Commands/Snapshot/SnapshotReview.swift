import PlumbKit
import Snapshots

/// Goes through the failures of a run with somebody at a keyboard.
struct SnapshotReview {
  private let console: Console
  private let keyboard: Keyboard
  private let gallery: SnapshotGallery
  /// The acceptance, written as it is decided.
  private(set) var acceptance: SnapshotAcceptance
  private let results: [SnapshotResult]
  private var accepted: Set<String> = []
  private var index = 0

  init(
    of results: [SnapshotResult], _ acceptance: SnapshotAcceptance, _ gallery: SnapshotGallery,
    _ keyboard: Keyboard, _ console: Console
  ) {
    (self.results, self.acceptance, self.gallery) = (results, acceptance, gallery)
    (self.keyboard, self.console) = (keyboard, console)
  }

  private enum Decision {
    case accept, skip, back, open, acceptRest, quit
  }

  private static let keys: KeyValuePairs<Keyboard.Key, Decision> = [
    .character("a"): .accept, .character("s"): .skip, .character("n"): .skip, .right: .skip,
    .character("b"): .back, .left: .back, .character("o"): .open, .character("A"): .acceptRest,
    .character("q"): .quit, .character("\u{4}"): .quit, .character("\u{1B}"): .quit,
  ]
  private static let question =
    "[a]ccept  [s]kip  [b]ack  [o]pen  [A]ccept all that follow  [q]uit  "

  /// Runs until all are decided or somebody has enough.
  mutating func run() {
    while results.indices.contains(index) {
      show(results[index])
      guard decide() else { break }
    }
    let left = results.count - accepted.count
    console.print("\(accepted.count) accepted, \(left) left")
  }

  /// How many are still to be decided on.
  var remaining: Int { results.count - accepted.count }

  // MARK: - One failure

  private func show(_ result: SnapshotResult) {
    let caption = [result.caption, result.source.file].filter { !$0.isEmpty }.joined(
      separator: "; ")
    console.print("")
    console.print(
      "[\(index + 1)/\(results.count)] \(Diagnostic.printable(result.name))"
        + " (\(Diagnostic.printable(caption)))")
    for line in result.reviewLines { console.print("  " + Diagnostic.printable(line)) }
    gallery.show(result)
  }

  /// Waits for a key that decides; false for no more.
  private mutating func decide() -> Bool {
    let result = results[index]
    console.output(Array(Self.question.utf8))
    while let key = keyboard.next() {
      guard let decision = Self.keys.first(where: { $0.key == key })?.value else { continue }
      switch decision {
      case .accept:
        accept(result)
        index += 1
        return true
      case .skip:
        console.print("skipped")
        index += 1
        return true
      case .back:
        console.print("back")
        index = max(0, index - 1)
        return true
      case .open:
        console.print(gallery.open(result) ? "opened" : "nothing to open it with")
        console.output(Array(Self.question.utf8))
      case .acceptRest:
        guard confirm() else { return true }
        acceptRest()
        return false
      case .quit:
        console.print("quit")
        return false
      }
    }
    console.print("")
    return false
  }

  private func confirm() -> Bool {
    let count = results[index...].count { !accepted.contains($0.name) }
    console.output(Array("\nAccept \(count) without looking at them? [y/n]  ".utf8))
    let isSure = keyboard.next() == .character("y")
    console.print(isSure ? "yes" : "no")
    return isSure
  }

  private mutating func acceptRest() {
    for result in results[index...] where !accepted.contains(result.name) { accept(result) }
  }

  private mutating func accept(_ result: SnapshotResult) {
    do throws(PlumbError) {
      try acceptance.accept(result)
      try acceptance.save()
      accepted.insert(result.name)
      console.print("accepted \(Diagnostic.printable(result.name))")
    } catch {
      console.print("")
      _ = console.fail(error)
    }
  }
}

extension SnapshotResult {
  /// Lines of layout changes that are shown before the rest is counted.
  private static let changesShown = 10

  /// The summary of a result, what moved first.
  fileprivate var reviewLines: [String] {
    var lines = listedLines(
      changes, most: Self.changesShown, of: max(changeCount, changes.count))
    if let old = pictures.expected?.size, let new = pictures.actual?.size, old != new {
      lines.append("the picture is \(new) instead of \(old) pixels")
    }
    if pixelCount > 0 { lines.append("\(pixelCount) pixels differ") }
    return lines.isEmpty || !environment.isEmpty ? [summary] + lines + environment : lines
  }
}
