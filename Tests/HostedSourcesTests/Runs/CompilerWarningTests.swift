import Foundation
import Testing

@Suite("Warnings of the compiler about Swift cells", .enabled(if: SwiftCells.isAvailable))
struct CompilerWarningTests {
  private static let note = """
    import UIKit
    final class NoteCell: UITableViewCell {
      @objc func tapped() { let unused = 1 }
    }
    #Preview("Note") {
      let cell = NoteCell()
      cell.textLabel?.text = "Note"
      return cell
    }

    """

  @Test("are shown at their own lines and columns when a source is compiled, and not again")
  func once() throws {
    let cells = try SwiftCells(["NoteCell.swift": Self.note])
    let first = try cells.run(["render", "NoteCell.swift"])
    #expect(first.code == 0 && first.output == "NoteCell-Note-320.png\n")
    let lines = first.errors.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("NoteCell.swift:3:29: warning: initialization of immutable value")
        == true, "\(first.errors)")
    #expect(
      lines.dropFirst() == [
        "  3 |   @objc func tapped() { let unused = 1 }", "    |                             ^",
      ])
    let second = try cells.run(["render", "NoteCell.swift"])
    #expect(second.code == 0 && second.errors == "", "\(second.errors)")
  }

  @Test(
    "are those of the files that are drawn, of all, or none, as the project says",
    arguments: [
      ("drawn", ["NoteCell.swift:3"]), ("all", ["NoteCell.swift:3", "Theme.swift:2"]), ("none", []),
    ])
  func choice(_ word: String, _ places: [String]) throws {
    let cells = try SwiftCells([
      // The same text would find the same host.
      "NoteCell.swift": Self.note + "// \(word)\n",
      "Theme.swift": "import UIKit\nfunc tint() { var tint = 1; _ = tint }\n",
      "plumb.yaml": "swift: { sources: [Theme.swift], warnings: \(word) }\n",
    ])
    let run = try cells.run(["frames", "NoteCell.swift"])
    let warned = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
      .map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(warned == places, "\(run.errors)")
  }

  @Test("are counted when there are many, and left out of runs of snapshots")
  func many() throws {
    let body = (1...25).map { "    let unused\($0) = \($0)\n" }.joined()
    let source = Self.note.replacing("let unused = 1", with: "\n\(body)")
    let cells = try SwiftCells([
      "NoteCell.swift": source, "plumb.yaml": "sources: [NoteCell.swift]\n",
    ])
    let recording = try cells.run(["snapshot", "record"])
    #expect(!recording.errors.contains("was never used"), "\(recording.errors)")
    _ = try cells.place.write(source + "// changed\n", to: "NoteCell.swift")
    let run = try cells.run(["lint", "NoteCell.swift"])
    #expect(run.errors.split(separator: "\n").count { $0.contains(": warning: ") } == 20)
    #expect(
      run.errors.hasSuffix(
        "note: and 5 more warnings of the compiler; 'swift: warnings: none' in plumb.yaml hides"
          + " them\n"), "\(run.errors)")
  }

  @Test("are not shown where only the source pass or Plumb's modules are the reason")
  func foreign() throws {
    let source = """
      import SwiftUI
      import UIKit
      struct Row: View {
        let title: String
        var body: some View { Text(title).bold() }
      }
      final class RowCell: UITableViewCell {
        @available(*, deprecated) @IBOutlet var old: UILabel?
        @objc func show() {
          let title = "Title"
          contentConfiguration = UIHostingConfiguration { Row(title: title) }
          NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in }
          sizeThatFits(.zero)
          UITableView().dequeueReusableCell(withIdentifier: "row")
          guard #available(iOS 15, *) else { return }
          let text: Any = "text"
          if let text = text as? NSString { print(text) }
          contentView.heightAnchor.constraint(equalToConstant: 40)
        }
      }
      #Preview { RowCell() }

      """
    let run = try SwiftCells(["RowCell.swift": source]).run(["render", "RowCell.swift"])
    let warned = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(warned.count == 1, "\(run.errors)")
    #expect(
      warned.first?.hasPrefix(
        "RowCell.swift:18:30: warning: result of call to 'constraint(equalToConstant:)' is unused")
        == true)
  }
}
