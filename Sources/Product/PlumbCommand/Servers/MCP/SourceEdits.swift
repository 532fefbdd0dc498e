import PlumbKit
import Reading

/// Changes of a source that a client asks for: by the text that is replaced, or by its place.
struct SourceEdits {
  static let form =
    "{old, new}, or {file, line, column, endLine, endColumn, text} as lint has it"

  private var places: [Place] = []
  private var words: [(old: String, new: String)] = []

  fileprivate struct Place {
    let start: Position
    let end: Position
    let text: String
  }

  /// A line and a column in Unicode scalars, from 1.
  fileprivate struct Position: Comparable {
    let line: Int
    let column: Int

    static func < (one: Position, other: Position) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  init(_ edits: [RPCParams], of path: String, _ work: ToolWork) throws(RPCError) {
    guard !edits.isEmpty else {
      throw RPCError(.invalidParams, "'edits' is empty", expected: Self.form)
    }
    for edit in edits {
      if let file = try edit.text("file"), try work.path(of: file) != path {
        throw RPCError(.invalidParams, "an edit is of \(Diagnostic.quoted(file)), another file")
      }
      do throws(RPCError) {
        if edit.record["line"] == nil {
          words.append((try edit.needed("old"), try edit.needed("new")))
        } else {
          places.append(try Place(edit))
        }
      } catch {
        throw RPCError(.invalidParams, error.message, expected: "an edit is \(Self.form)")
      }
    }
  }

  /// The source with all changes: first those by places, which are places of the source as it is.
  func applied(to source: String) throws(RPCError) -> String {
    var text = source
    var former: Place?
    for place in places.sorted(by: { $0.start > $1.start }) {
      guard let start = text.index(of: place.start), let end = text.index(of: place.end),
        start <= end, former.map({ place.end <= $0.start }) ?? true
      else {
        throw RPCError(
          .invalidParams,
          "\(place.start.line):\(place.start.column) to \(place.end.line):\(place.end.column) is"
            + " no piece of the source, or overlaps another one")
      }
      text.unicodeScalars.replaceSubrange(start..<end, with: place.text.unicodeScalars)
      former = place
    }
    for (old, new) in words {
      let found = text.ranges(of: old)
      guard found.count == 1, let place = found.first else {
        throw RPCError(
          .invalidParams,
          "\(Diagnostic.quoted(old)) occurs \(found.count) times in the source", expected: "once")
      }
      text.replaceSubrange(place, with: new)
    }
    return text
  }
}

extension SourceEdits.Place {
  init(_ edit: RPCParams) throws(RPCError) {
    start = .init(line: try edit.integer("line"), column: try edit.integer("column"))
    end = .init(line: try edit.integer("endLine"), column: try edit.integer("endColumn"))
    text = try edit.needed("text")
  }
}

extension String {
  /// Where a position is; nil beyond the end of its line or of the text.
  fileprivate func index(of position: SourceEdits.Position) -> String.Index? {
    var start = unicodeScalars.startIndex
    for _ in 1..<max(1, position.line) {
      guard let end = unicodeScalars[start...].firstIndex(of: "\n") else { return nil }
      start = unicodeScalars.index(after: end)
    }
    let end = unicodeScalars[start...].firstIndex(of: "\n") ?? unicodeScalars.endIndex
    guard position.line > 0, position.column > 0 else { return nil }
    return unicodeScalars.index(start, offsetBy: position.column - 1, limitedBy: end)
  }
}
