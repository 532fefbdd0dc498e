import Foundation
import HTMLPages
import ImageCoding
import Snapshots

/// The pictures in a page: each content once, limited by the page's size.
struct EmbeddedPictures {
  /// The contents in the order in which they were added.
  private(set) var contents: [[UInt8]] = []
  /// The paths of pictures that exceeded the page's size.
  private(set) var leftOut: [String] = []
  /// The remaining number of Base64 characters.
  private var room: Int
  private var indices: [[UInt8]: Int] = [:]
  private var entries: [String: Entry] = [:]

  /// The state of a picture on the page.
  enum Entry: Equatable {
    /// Embedded; with the index of its content.
    case shown(Int)
    /// Left out because of the page's size.
    case leftOut
    /// The file does not exist, or is no picture.
    case unavailable
  }

  /// Creates an empty set that accepts no pictures.
  init() { room = 0 }

  /// Embeds the pictures of results in up to `room` bytes of the page: first expected and actual
  /// pictures of all results, then differences, which the page can do without.
  init(of results: [SnapshotResult], from files: PictureFiles, room: Int) {
    self.room = room
    let first = results.flatMap { [$0.pictures.actual, $0.pictures.expected] }
    let second = results.map(\.pictures.difference)
    for picture in (first + second).compactMap({ $0 }) where entries[picture.path] == nil {
      entries[picture.path] = files.bytes(of: picture.path).map { take($0) } ?? .unavailable
      if entries[picture.path] == .leftOut { leftOut.append(picture.path) }
    }
  }

  /// The state of the artifact at a path.
  func entry(of path: String) -> Entry { entries[path] ?? .unavailable }

  /// Embeds a picture from elsewhere if it fits.
  mutating func add(_ bytes: [UInt8], path: String) -> Entry {
    let entry = take(bytes)
    if entry == .leftOut { leftOut.append(path) }
    return entry
  }

  /// The maximum size in bytes of a picture's elements, without its content.
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

  /// The pictures as text to the browser, decoded when about to become visible.
  var markup: [Markup] {
    contents.enumerated().map { number, bytes in
      let base64 = Markup(trusted: Data(bytes).base64EncodedString())
      return "<script type=\"text/plain\" data-content=\"\(number)\">\(base64)</script>\n"
    }
  }
}

/// The references of a project, for passed snapshots, which have no pictures.
struct ReferencePictures {
  private let files: PictureFiles
  private let folder: String

  /// The references of a run; nil if the settings have no project.
  init?(_ run: SnapshotRun, settings: ReportSettings) {
    guard let project = settings.project else { return nil }
    files = PictureFiles(folder: project)
    folder = run.references
  }

  /// The reference of a result with its bytes; nil if there is none.
  func picture(
    of result: SnapshotResult
  ) -> (picture: SnapshotResult.Picture, bytes: [UInt8])? {
    let path = (result.reference ?? "\(folder)/\(result.name)") + ".png"
    guard let bytes = files.bytes(of: path), let size = try? PNGHeader(bytes)
    else { return nil }
    return (SnapshotResult.Picture(path: path, width: size.width, height: size.height), bytes)
  }
}
