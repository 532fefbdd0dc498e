import AtomicFiles

/// The pictures of a run, read from the folder of artifacts. A run may come from elsewhere: a path
/// that leads out of the folder, and a file that is no picture, are as good as missing.
struct PictureFiles: Sendable {
  /// Where the paths start.
  let folder: String

  /// Bytes beyond which a file is not looked at: no picture of a table is as large.
  static let maximumBytes = 64 << 20

  /// Where the file at a path of the run is; nil for a path that leads out of the folder.
  func location(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let leadsOut = parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
    return leadsOut || path.utf8.contains(0) ? nil : "\(folder)/\(path)"
  }

  /// The bytes of a PNG file; nil when there is none.
  func bytes(of path: String) -> [UInt8]? {
    guard let bytes = contents(of: path), bytes.starts(with: Self.signature) else { return nil }
    return bytes
  }

  /// The bytes of a file; nil when there is none.
  func contents(of path: String) -> [UInt8]? {
    location(of: path).flatMap { try? FileContents.read($0, limit: Self.maximumBytes) }
  }

  /// The size in pixels that a PNG's header states (ISO/IEC 15948, 11.2.2).
  static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24 else { return nil }
    let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// The first eight bytes of every PNG (ISO/IEC 15948, 5.2).
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
}
