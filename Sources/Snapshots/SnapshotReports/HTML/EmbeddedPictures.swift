import Foundation
import Snapshots

/// The pictures that a page carries: each content once, however many results show it, and no more
/// than the page has room for.
struct EmbeddedPictures {
  /// Contents in the order in which they were taken in.
  private(set) var contents: [[UInt8]] = []
  /// Paths of pictures for which there was no room.
  private(set) var leftOut: [String] = []
  /// Characters of Base64 that there is still room for.
  private var room: Int
  private var indices: [[UInt8]: Int] = [:]
  private var entries: [String: Entry] = [:]

  /// What the page can show where a picture is meant.
  enum Entry: Equatable {
    /// The content of that number.
    case shown(Int)
    /// No room for it.
    case leftOut
    /// No such file, or no picture.
    case unavailable
  }

  /// No pictures, and room for none.
  init() { room = 0 }

  /// The pictures of these results, as far as `room` bytes of page go: first those of all results
  /// that show what was expected and what was drawn, then differences, which the page can do
  /// without.
  init(of results: [SnapshotResult], from files: PictureFiles, room: Int) {
    self.room = room
    let first = results.flatMap { [$0.pictures.actual, $0.pictures.expected] }
    let second = results.map(\.pictures.difference)
    for picture in (first + second).compactMap({ $0 }) where entries[picture.path] == nil {
      entries[picture.path] = files.bytes(of: picture.path).map { take($0) } ?? .unavailable
      if entries[picture.path] == .leftOut { leftOut.append(picture.path) }
    }
  }

  /// What there is of the artifact at a path.
  func entry(of path: String) -> Entry { entries[path] ?? .unavailable }

  /// Takes a picture in that comes from elsewhere, if there is room.
  mutating func add(_ bytes: [UInt8], path: String) -> Entry {
    let entry = take(bytes)
    if entry == .leftOut { leftOut.append(path) }
    return entry
  }

  /// Bytes of the elements that a picture needs beside its own, at most.
  private static let frame = 320

  private mutating func take(_ bytes: [UInt8]) -> Entry {
    if let index = indices[bytes] { return .shown(index) }
    let cost = (bytes.count + 2) / 3 * 4 + Self.frame
    guard cost <= room else { return .leftOut }
    room -= cost
    indices[bytes] = contents.count
    contents.append(bytes)
    return .shown(contents.count - 1)
  }

  /// The pictures as elements that a browser keeps as text: they are decoded when they come near to
  /// being seen.
  var markup: [Markup] {
    contents.enumerated().map { number, bytes in
      let base64 = Markup(trusted: Data(bytes).base64EncodedString())
      return "<script type=\"text/plain\" data-content=\"\(number)\">\(base64)</script>\n"
    }
  }
}

/// The references of a project, for snapshots that passed: they leave no picture of their own, and
/// the reference shows what was drawn.
struct ReferencePictures {
  private let files: PictureFiles
  private let folder: String

  /// The references of a run; nil when nobody said where the project is.
  init?(_ run: SnapshotRun, settings: ReportSettings) {
    guard let project = settings.project else { return nil }
    files = PictureFiles(folder: project)
    folder = run.references
  }

  /// The reference of a result with its bytes; nil when there is none.
  func picture(
    of result: SnapshotResult
  ) -> (picture: SnapshotResult.Picture, bytes: [UInt8])? {
    let path = (result.reference ?? "\(folder)/\(result.name)") + ".png"
    guard let bytes = files.bytes(of: path), let size = PictureFiles.size(ofPNG: bytes)
    else { return nil }
    return (SnapshotResult.Picture(path: path, width: size.width, height: size.height), bytes)
  }
}
