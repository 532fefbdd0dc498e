import Diagnostics
import LayoutTree

/// When a reference is written instead of compared.
public enum RecordMode: String, CaseIterable, Codable, Sendable {
  /// Write every reference that would change: after a change that was meant.
  case all
  /// Write what fails, keep what is tolerated.
  case failed
  /// Write what is not there yet: while writing a new test.
  case missing
  /// Write nothing: where nobody would look at what was written.
  case never

  /// The variable that chooses the mode.
  public static let variable = "PLUMB_RECORD"

  /// The mode that applies: what was asked for in so many words, else what the variable says, else
  /// `never` where `CI` is set, else `missing`.
  ///
  /// - Parameter flag: the value of an option or trait.
  /// - Throws: `UnknownRecordMode` for a value that is no mode, rather than comparing silently.
  public init(
    flag: String? = nil, environment: [String: String]
  ) throws(UnknownRecordMode) {
    if let flag {
      self = try Self.named(flag, in: nil)
    } else if let word = environment[Self.variable], !word.isEmpty {
      self = try Self.named(word, in: Self.variable)
    } else {
      self = Self.isCI(environment) ? .never : .missing
    }
  }

  /// Every CI system sets `CI`, most to `true`; people clear it by `CI=false`.
  private static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }

  /// The mode of a name, Playwright's `changed` and `none` among them; nil when there is none.
  public init?(name: String) {
    switch name {
    case "changed": self = .failed
    case "none": self = .never
    default: self.init(rawValue: name)
    }
  }

  private static func named(
    _ word: String, in variable: String?
  ) throws(UnknownRecordMode) -> RecordMode {
    guard let mode = RecordMode(name: word) else {
      throw UnknownRecordMode(word: word, variable: variable)
    }
    return mode
  }
}

/// A record mode that does not exist.
public struct UnknownRecordMode: Error, CustomStringConvertible {
  /// What was said.
  public let word: String
  /// The variable that says it; nil for an option.
  public let variable: String?

  /// What was said, and what may be said.
  public var description: String { diagnostic.description }

  /// The same as data.
  public var diagnostic: Diagnostic {
    let modes = RecordMode.allCases.map(\.rawValue)
    return Diagnostic(
      .error, "\(variable ?? "the record mode") cannot be \(Diagnostic.quoted(word))",
      expected: Diagnostic.choices(modes), hint: Diagnostic.didYouMean(word, in: modes))
  }
}

/// A picture and the layout it shows, to be compared with a stored one of the same name.
public struct Snapshot: Sendable {
  /// The files' path below the folder of references without extension, for example
  /// `Templates/mail-320`.
  public let name: String
  /// The picture as a PNG file.
  public let png: [UInt8]
  /// What was laid out, with the fingerprint of fonts and libraries.
  public let tree: LayoutTree
  /// Where in the picture the tree's scenes are; differences in other scenes are not named by a
  /// view.
  public let places: [Position]

  /// Where a scene is drawn.
  public struct Position: Equatable, Sendable {
    /// The scene's id.
    public let scene: String
    /// The left edge of the cell, in points from that of the picture.
    public let x: Double
    /// The top edge.
    public let y: Double

    /// A scene at a position, in points.
    public init(scene: String, x: Double, y: Double) {
      self.scene = scene
      self.x = x
      self.y = y
    }
  }

  /// A snapshot from its parts.
  public init(name: String, png: [UInt8], tree: LayoutTree, places: [Position] = []) {
    self.name = name
    self.png = png
    self.tree = tree
    self.places = places
  }
}
