/// How messages follow each other on a stream.
enum MessageFraming: Sendable {
  /// A line each (Model Context Protocol).
  case lines
  /// Behind a head that names its length (Language Server Protocol).
  case headers

  func framed(_ body: [UInt8]) -> [UInt8] {
    switch self {
    case .lines: body + [0x0A]
    case .headers: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
  }
}

/// Cuts the bytes of a client into messages. One that is too long is passed over without being kept.
struct MessageReader {
  enum Piece: Equatable {
    case message([UInt8])
    case tooLong
    /// Where the next message begins cannot be told.
    case lost
  }

  /// Bytes of a message.
  static let limit = 16 << 20
  /// Bytes of the head of one.
  private static let headLimit = 4 << 10

  private let framing: MessageFraming
  private let next: () -> [UInt8]?
  private var bytes: [UInt8] = []
  /// How many of the bytes have been looked through for the end of the message.
  private var searched = 0

  /// - Parameter next: the next bytes, as soon as there are any; empty or nil at the end.
  init(_ framing: MessageFraming, _ next: @escaping () -> [UInt8]?) {
    (self.framing, self.next) = (framing, next)
  }

  /// The next message; nil at the end. The rest of a message that was cut off is none.
  mutating func piece() -> Piece? {
    switch framing {
    case .lines: line()
    case .headers: body()
    }
  }

  private mutating func line() -> Piece? {
    var isTooLong = false
    while true {
      if let end = bytes[searched...].firstIndex(of: 0x0A) {
        let line = Array(bytes[..<end])
        drop(end + 1)
        if isTooLong || line.count > Self.limit { return .tooLong }
        if line.contains(where: { $0 > 0x20 }) { return .message(line) }
        continue
      }
      searched = bytes.count
      if bytes.count > Self.limit {
        isTooLong = true
        drop(bytes.count)
      }
      guard more() else { return lastLine(isTooLong) }
    }
  }

  /// What a client has sent before it closed the stream without ending the line.
  private mutating func lastLine(_ isTooLong: Bool) -> Piece? {
    let line = bytes
    drop(bytes.count)
    if isTooLong { return .tooLong }
    return line.contains { $0 > 0x20 } ? .message(line) : nil
  }

  private mutating func body() -> Piece? {
    var end = headEnd
    while end == nil {
      guard bytes.count <= Self.headLimit else { return .lost }
      guard more() else { return nil }
      end = headEnd
    }
    guard let end, let length = Self.length(in: bytes[..<end]) else { return .lost }
    drop(end + 4)
    guard length <= Self.limit else { return skip(length) }
    while bytes.count < length {
      guard more() else { return nil }
    }
    let body = Array(bytes[..<length])
    drop(length)
    return .message(body)
  }

  private mutating func skip(_ length: Int) -> Piece? {
    var rest = length
    while rest > bytes.count {
      rest -= bytes.count
      drop(bytes.count)
      guard more() else { return nil }
    }
    drop(rest)
    return .tooLong
  }

  /// Where the empty line after a head begins.
  private var headEnd: Int? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let reach = min(bytes.count, Self.headLimit)
    guard reach >= mark.count else { return nil }
    return (0...(reach - mark.count)).first { bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
  }

  private static func length(in head: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }
      return digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
    }
    return nil
  }

  private mutating func drop(_ count: Int) {
    bytes.removeFirst(count)
    searched = 0
  }

  private mutating func more() -> Bool {
    guard let piece = next(), !piece.isEmpty else { return false }
    bytes += piece
    return true
  }
}
