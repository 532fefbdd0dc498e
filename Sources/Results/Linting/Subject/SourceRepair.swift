import UIKitCore

/// A change that was laid out and mends what was found.
public struct SourceRepair: Hashable, Sendable {
  /// What to do: `priority 999 for `title.height == 80``.
  public let change: String
  /// The constraint, by its id or equation, or the view that is changed; nil where neither is.
  package let subject: String?
  /// What changes, and from what to what.
  package let property: RepairedProperty?
  /// The numbers of frames that become others.
  package let moves: [FrameMove]
  /// Frames that become others: `photo: height 40 → 80`.
  public var frames: [String] { moves.lines }
  /// What is wrong with it, new or as before: `but then badge ends 12 points below the row`.
  public let remarks: [String]
  /// Those of the remarks that are about other widths.
  package let elsewhere: [String]
  /// What is written otherwise; empty where nobody wrote what is changed.
  package let changes: [SourceChange]
  /// The same as edits of the file; empty where the change cannot be written.
  public package(set) var edits: [TextEdit] = []
}

/// What a repair changes, in words for programs.
package struct RepairedProperty: Hashable, Sendable {
  /// `priority`, `constant`, `relation`, `hugging`, `compressionResistance` or `rowHeight`.
  package let name: String
  package let from: String
  package let to: String
}

/// A number or relation of a source that becomes another one.
package struct SourceChange: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case priority(Double)
    case constant(from: Double, to: Double)
    /// As equations spell it.
    case relation(from: String, to: String)
    /// How strongly a view hugs its content, or resists compression.
    case hugging(Double, isHorizontal: Bool)
    case compression(Double, isHorizontal: Bool)
    /// A constraint that is left out.
    case removal
    /// A constraint beside the one at the location, as an equation.
    case addition(String)
    /// In points; to nil for one that follows from the content.
    case rowHeight(from: Double, to: Double?)
  }

  package let location: FileLocation
  package let value: Value
}

/// A piece of a file and what is to stand in its place.
public struct TextEdit: Hashable, Sendable {
  /// Where the piece begins.
  public let start: FileLocation
  /// Where it ends: the first character that stays.
  public let end: FileLocation
  /// What stands there then.
  public let text: String

  package init(from start: FileLocation, to end: FileLocation, _ text: String) {
    (self.start, self.end, self.text) = (start, end, text)
  }
}
