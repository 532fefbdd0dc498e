import Foundation

/// Serves one page over HTTP/1.1 to browsers of this machine, and the number of its version, by
/// which the page knows that it is old.
///
/// Only requests that name 127.0.0.1 are answered, against DNS rebinding, one at a time. A page
/// that waits for news is answered when there are some. A page that may change files has a secret
/// in its address, so that no other page can ask for it.
final class PageServer {
  private let listener: Int32
  /// Pages that wait, and what they know.
  private var waiting: [(client: Int32, known: String)] = []
  /// What the last page that waits sees: its rows and its case.
  private(set) var view: View?
  /// When somebody has looked last.
  private(set) var lastLook = ContinuousClock.now

  /// What a page shows: rows from one to another, by section and number, of a case.
  struct View: Equatable {
    let first, last: String
    let shownCase: Int
  }
  /// The port, in host byte order.
  let port: UInt16
  /// The folder of the page in its address, with a secret if it has one: `/` or `/5f3a…/`.
  private let folder: String
  /// Does what a page asks for with `POST`; returns why it could not, or nil.
  private let perform: ((String) -> String?)?

  /// Bytes of a request's head, and of what a page asks for.
  private static let limit = 16 << 10
  private static let largestBody = 1 << 20
  /// Seconds that a client may take over a part of a request or an answer, and over all of a request.
  private static let patience = 3
  private static let longestRequest = Duration.seconds(10)

  /// Listens at a port of the loopback address; 0 has the system choose a free one. Returns nil
  /// where the port is taken or may not be used.
  ///
  /// - Parameter perform: does what a page asks for; with it the address gets a secret.
  init?(port: UInt16, perform: ((String) -> String?)? = nil) {
    self.perform = perform
    var random = SystemRandomNumberGenerator()
    folder =
      perform == nil
      ? "/" : "/\(String(random.next(), radix: 36))\(String(random.next(), radix: 36))/"
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { return nil }
    var isReused: Int32 = 1
    setsockopt(
      listener, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    (self.listener, self.port) = (listener, UInt16(bigEndian: address.sin_port))
    if !isBound {
      close(listener)
      return nil
    }
  }

  /// How long a server waits for somebody to look.
  static let longestSilence = Duration.seconds(3600)
  static let farewell = "nobody has looked for an hour\n"

  static func taken(_ port: UInt16) -> Diagnostic {
    Diagnostic(
      .error, "port \(port) of 127.0.0.1 cannot be listened at",
      hint: "another program may have it: name another, or leave --port out")
  }

  /// Where browsers find the page.
  var address: String { "http://127.0.0.1:\(port)\(folder)" }

  func stop() { close(listener) }

  /// Answers the requests that come within some time, and who waits for other news than these.
  func answer(page: [UInt8], version: Int, news: String = "", milliseconds: Int32) {
    let state = "\(version)\n\(news)"
    tell(state)
    let end = ContinuousClock.now + .milliseconds(Int64(milliseconds))
    while true {
      let rest = ContinuousClock.now.duration(to: end).components
      let left = Int32(rest.seconds * 1000 + rest.attoseconds / 1_000_000_000_000_000)
      var event = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&event, 1, left) > 0 else { return }
      let client = accept(listener, nil, nil)
      guard client >= 0 else { return }
      limitTime(of: client)
      if let (head, body) = Self.request(from: client) {
        lastLook = .now
        if let perform, Self.isOrder(head, port: port, folder: folder) {
          let problem = perform(body)
          Self.send(
            Self.response(
              problem == nil ? "200 OK" : "409 Conflict", "text/plain; charset=utf-8",
              Array((problem ?? "").utf8)), to: client)
          close(client)
          // The page is another one now.
          return
        }
        let answer = Self.answer(
          to: head, port: port, page: page, version: version, state, folder: folder)
        if let question = Question(head), answer.isEmpty {
          view = question.view ?? view
          waiting.append((client, question.known))
          tell(state)
          continue
        }
        Self.send(answer, to: client)
      }
      close(client)
    }
  }

  /// Answers the pages that know something else, and those beyond a number that browsers do not
  /// reach.
  private func tell(_ state: String) {
    let surplus = max(0, waiting.count - Self.mostWaiting)
    waiting = waiting.enumerated().filter { index, page in
      lastLook = .now
      if index >= surplus, page.known == Self.mark(state), Self.isOpen(page.client) { return true }
      Self.send(
        Self.response("200 OK", "text/plain; charset=utf-8", Array(state.utf8), true),
        to: page.client)
      close(page.client)
      return false
    }.map(\.element)
  }

  private static let mostWaiting = 16

  /// A short word for a state, which a page sends back.
  private static func mark(_ state: String) -> String {
    String(state.utf8.reduce(into: UInt32(0)) { $0 = $0 &* 31 &+ UInt32($1) })
  }

  /// Whether the other side has not gone away.
  private static func isOpen(_ client: Int32) -> Bool {
    var byte: UInt8 = 0
    let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
    return recv(client, &byte, 1, flags) != 0
  }

  /// What a page that waits says: what it knows, and what it shows.
  private struct Question {
    let known: String
    let view: View?

    init?(_ head: String) {
      guard let path = head.split(separator: " ").dropFirst().first, path.hasPrefix("/news?") else {
        return nil
      }
      let words = path.dropFirst("/news?".count).split(
        separator: "&", omittingEmptySubsequences: false)
      known = String(words.first ?? "")
      let isView =
        words.count == 4
        && words.dropFirst().allSatisfy { word in
          !word.isEmpty && word.allSatisfy { "0123456789.".contains($0) }
        }
      view =
        isView
        ? View(first: String(words[1]), last: String(words[2]), shownCase: Int(words[3]) ?? 0) : nil
    }
  }

  private func limitTime(of client: Int32) {
    var time = timeval()
    time.tv_sec = .init(Self.patience)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(client, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    #if canImport(Darwin)
      var isQuiet: Int32 = 1
      setsockopt(
        client, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// The request up to its empty line, and what comes after; nil for one that does not come, or is
  /// too long.
  private static func request(from client: Int32) -> (head: String, body: String)? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    var end: Int?
    var size = 0
    let start = ContinuousClock.now
    while end.map({ bytes.count < $0 + size }) ?? (bytes.count < limit) {
      let count = recv(client, &piece, piece.count, 0)
      guard count > 0, ContinuousClock.now - start < longestRequest else { return nil }
      bytes += piece[..<count]
      guard end == nil, let blank = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
      end = blank.upperBound
      let lengths = fields(
        "content-length", of: String(decoding: bytes[..<blank.upperBound], as: UTF8.self))
      size = lengths.count == 1 ? Int(lengths[0]) ?? 0 : 0
      guard (0...largestBody).contains(size) else { return nil }
    }
    guard let end else { return nil }
    return (
      String(decoding: bytes[..<end], as: UTF8.self),
      String(decoding: bytes[end...].prefix(size), as: UTF8.self)
    )
  }

  /// The values of a field in a request's head.
  private static func fields(_ name: String, of head: String) -> [String] {
    head.split(separator: "\r\n").dropFirst().filter { $0.lowercased().hasPrefix("\(name):") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  /// Whether a request asks for work, and comes from the page itself.
  static func isOrder(_ head: String, port: UInt16, folder: String) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    let (named, origins) = (fields("host", of: head), fields("origin", of: head))
    return head.hasPrefix("POST \(folder)accept HTTP/1.") && named.count == 1
      && hosts.contains(named[0]) && origins == ["http://\(named[0])"]
  }

  private static func send(_ bytes: [UInt8], to client: Int32) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.send(client, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, flags)
        #else
          Glibc.send(client, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, flags)
        #endif
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// The whole answer to a request; empty for one that waits for news.
  static func answer(
    to head: String, port: UInt16, page: [UInt8], version: Int, _ state: String = "",
    folder: String = "/"
  ) -> [UInt8] {
    let words = (head.split(separator: "\r\n").first ?? "").split(separator: " ")
    let hosts = fields("host", of: head)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
      return response("400 Bad Request", "text/plain", [])
    }
    guard hosts == ["127.0.0.1:\(port)"] || hosts == ["localhost:\(port)"] else {
      return response("403 Forbidden", "text/plain", [])
    }
    guard words[0] == "GET" || words[0] == "HEAD" else {
      return response("405 Method Not Allowed", "text/plain", [])
    }
    let isWhole = words[0] == "GET"
    switch words[1] {
    case folder[...]: return response("200 OK", "text/html; charset=utf-8", page, isWhole)
    case "/version":
      return response("200 OK", "text/plain; charset=utf-8", Array("\(version)".utf8), isWhole)
    case let path where path.hasPrefix("/news?"): return []
    default: return response("404 Not Found", "text/plain", [])
    }
  }

  private static func response(
    _ status: String, _ type: String, _ body: [UInt8], _ isWhole: Bool = true
  ) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Cross-Origin-Resource-Policy: same-origin\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + (isWhole ? body : [])
  }
}
