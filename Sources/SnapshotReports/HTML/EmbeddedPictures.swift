import Foundation
import Snapshots

/// The pictures that a page carries: each content once, however many results show it, and no more
/// than the page has room for.
struct EmbeddedPictures {
  private let files: PictureFiles
  /// Characters of Base64 that there is still room for.
  private var room: Int
  /// Contents in the order in which they were first shown.
  private(set) var contents: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]
  /// Paths of pictures for which there was no room.
  private(set) var leftOut: [String] = []

  /// What the page can show where a picture is meant.
  enum Entry: Equatable {
    /// The content of that number.
    case shown(Int)
    /// No room for it.
    case leftOut
    /// No such file, or no picture.
    case unavailable
  }

  /// No pictures yet, and room for so many bytes of page.
  init(_ files: PictureFiles, room: Int) {
    self.files = files
    self.room = room
  }

  /// Takes a picture in, if it is there and there is room.
  mutating func add(_ path: String) -> Entry {
    guard let bytes = files.bytes(of: path) else { return .unavailable }
    return add(path, bytes)
  }

  /// Takes a picture in that has been read, if there is room.
  mutating func add(_ path: String, _ bytes: [UInt8]) -> Entry {
    if let place = places[bytes] { return .shown(place) }
    let cost = (bytes.count + 2) / 3 * 4 + Self.frame
    guard cost <= room else {
      leftOut.append(path)
      return .leftOut
    }
    room -= cost
    places[bytes] = contents.count
    contents.append(bytes)
    return .shown(contents.count - 1)
  }

  /// Bytes of the element around a picture, about.
  private static let frame = 64

  /// The pictures as elements that a browser keeps as text: they are decoded when they come near to
  /// being seen.
  var markup: [Markup] {
    contents.enumerated().map { number, bytes in
      let base64 = Markup(trusted: Data(bytes).base64EncodedString())
      return "<script type=\"text/plain\" data-content=\"\(number)\">\(base64)</script>\n"
    }
  }
}
