import Foundation
import Locking
import Testing

@testable import PlumbCommand

@Suite("A page that is served")
struct PageServerTests {
  private static let page = Array("<!doctype html>".utf8)

  private func answer(_ head: String) -> String {
    let lines = head.split(separator: "\n").map { $0 + "\r\n" }.joined() + "\r\n"
    let bytes = PageServer.answer(to: lines, port: 8080, page: Self.page, version: 7)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("is sent to who names this machine")
  func page() {
    let text = answer("GET / HTTP/1.1\nHost: 127.0.0.1:8080")
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
    #expect(text.contains("\r\nContent-Length: 15\r\n"))
    #expect(text.hasSuffix("\r\n\r\n<!doctype html>"))
    #expect(answer("GET /version HTTP/1.1\nhost: localhost:8080").hasSuffix("\r\n\r\n7"))
    #expect(answer("HEAD / HTTP/1.1\nHost: localhost:8080").hasSuffix("\r\n\r\n"))
  }

  @Test(
    "is not sent otherwise",
    arguments: [
      ("GET / HTTP/1.1\nHost: evil.example", "403"), ("GET / HTTP/1.1", "403"),
      ("GET / HTTP/1.1\nHost: 127.0.0.1:8080\nHost: evil.example", "403"),
      ("GET / HTTP/1.1\nHost: 127.0.0.1", "403"),
      ("POST / HTTP/1.1\nHost: 127.0.0.1:8080", "405"),
      ("GET /etc/passwd HTTP/1.1\nHost: 127.0.0.1:8080", "404"), ("nonsense", "400"),
    ])
  func refused(_ head: String, _ status: String) {
    let text = answer(head)
    #expect(text.hasPrefix("HTTP/1.1 \(status) "))
    #expect(!text.contains("doctype"))
  }

  @Test("tells pages that wait when there is something new, and knows what they show")
  func news() throws {
    let server = try #require(PageServer(port: 0))
    defer { server.stop() }
    let port = server.port
    // Threads of their own: a call that waits would hold up other tests.
    func ask(_ known: String, view: String = "") -> Question {
      Question { Self.answer(of: port, to: "/news?\(known)\(view)") }
    }
    /// The mark of "1" and a line feed, as pages compute it.
    let first = "\(49 * 31 + 10)"
    let waiting = ask(first, view: "&0.1&2.3&1")
    for _ in 0..<200 where server.view == nil {
      server.answer(page: Self.page, version: 1, milliseconds: 100)
    }
    #expect(server.view == PageServer.View(first: "0.1", last: "2.3", shownCase: 1))
    for _ in 0..<200 where waiting.answer.isEmpty {
      server.answer(page: Self.page, version: 1, news: "mail.yaml:3:1: error", milliseconds: 100)
    }
    #expect(waiting.answer == "1\nmail.yaml:3:1: error")
    let late = ask(first, view: "&../x&1&1")
    for _ in 0..<200 where late.answer.isEmpty {
      server.answer(page: Self.page, version: 2, milliseconds: 100)
    }
    #expect(late.answer == "2\n")
    #expect(server.view == PageServer.View(first: "0.1", last: "2.3", shownCase: 1))
  }

  /// A call on a thread of its own.
  private final class Question: Sendable {
    private let text = Locked("")

    init(_ ask: @escaping @Sendable () -> String) {
      Thread { [self] in
        let answer = ask()
        text.withLock { $0 = answer }
      }.start()
    }

    /// Empty until there is one.
    var answer: String { text.withLock { $0 } }
  }

  /// What a server of this machine answers, without its head.
  private static func answer(of port: UInt16, to path: String) -> String {
    #if canImport(Darwin)
      let client = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, size) == 0 }
    }
    let question = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
    guard isConnected, send(client, question, question.count, 0) > 0 else { return "" }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1024)
    while case let count = recv(client, &piece, piece.count, 0), count > 0 {
      bytes += piece[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.components(separatedBy: "\r\n\r\n").dropFirst().joined()
  }

  @Test("comes over a connection to the loopback address")
  func connection() throws {
    let server = try #require(PageServer(port: 0))
    defer { server.stop() }
    #expect(server.port > 0)
    let url = server.address + "version"
    let client = Thread { _ = try? Data(contentsOf: #require(URL(string: url))) }
    client.start()
    server.answer(page: Self.page, version: 1, milliseconds: 500)
    #expect(PageServer(port: server.port) == nil)
  }
}
