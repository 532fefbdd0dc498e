import Foundation
import Locking
import TestSupport
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

  @Test("is sent to nobody whose damaged request does not name this machine")
  func damaged() {
    var mutator = TextMutator(seed: 40)
    let whole = [
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nAccept: */*\r\n\r\n",
      "GET /news?1&0.1&2.3&1 HTTP/1.1\r\nHost: localhost:8080\r\n\r\n",
      "POST /x1/accept HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nOrigin: http://127.0.0.1:8080\r\n\r\n",
    ].map { Array($0.utf8) }
    for index in 0..<soaked(1500) {
      let head = String(decoding: mutator.mutate(whole[index % 3]), as: UTF8.self)
      let bytes = PageServer.answer(to: head, port: 8080, page: Self.page, version: 7)
      let text = String(decoding: bytes, as: UTF8.self)
      let lower = head.lowercased()
      let isNamed = lower.contains("127.0.0.1:8080") || lower.contains("localhost:8080")
      #expect(text.isEmpty || text.hasPrefix("HTTP/1.1 "))
      #expect(isNamed || !text.contains("doctype"), "\(head)")
      if PageServer.isOrder(head, port: 8080, folder: "/x1/") {
        #expect(isNamed && lower.contains("http://127.0.0.1:8080"), "\(head)")
      }
    }
  }

  @Test("is sent to the next client, whatever those before have sent over their connections")
  func damagedConnections() throws {
    let server = try #require(PageServer(port: 0) { _ in nil })
    defer { server.stop() }
    let port = server.port
    let folder = String(server.address.dropFirst("http://127.0.0.1:\(port)".count))
    var mutator = TextMutator(seed: 41)
    let order = PageClient.text(ofOrder: "a", to: folder, port, from: "http://127.0.0.1:\(port)")
    for _ in 0..<soaked(30) {
      let bytes = mutator.mutate(Array(order.utf8))
      let question = Question { PageClient.answer(port, bytes, endsHere: true) + "." }
      for _ in 0..<200 where question.answer.isEmpty {
        server.answer(page: Self.page, version: 1, milliseconds: 20)
      }
      #expect(!question.answer.isEmpty)
    }
    let question = Question { PageClient.page(port, at: "/version") }
    for _ in 0..<200 where question.answer.isEmpty {
      server.answer(page: Self.page, version: 1, milliseconds: 20)
    }
    #expect(question.answer == "1")
  }

  @Test("tells pages that wait when there is something new, and knows what they show")
  func news() throws {
    let server = try #require(PageServer(port: 0))
    defer { server.stop() }
    let port = server.port
    // Threads of their own: a call that waits would hold up other tests.
    func ask(_ known: String, view: String = "") -> Question {
      Question { PageClient.page(port, at: "/news?\(known)\(view)") }
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

  @Test("does what its own page asks for, and nobody else")
  func orders() throws {
    let orders = Locked<[String]>([])
    let server = try #require(
      PageServer(port: 0) { order in
        orders.withLock { $0.append(order) }
        return order == "b" ? "no such snapshot" : nil
      })
    defer { server.stop() }
    let (port, own) = (server.port, "http://127.0.0.1:\(server.port)")
    let folder = String(server.address.dropFirst(own.count))
    #expect(folder.count > 20)
    func answer(_ folder: String, _ origin: String, _ body: String) -> String {
      let question = Question { PageClient.order(port, folder, body, from: origin) }
      for _ in 0..<200 where question.answer.isEmpty {
        server.answer(page: Self.page, version: 1, milliseconds: 50)
      }
      return "\(question.answer.dropFirst(9).prefix(3))"
    }
    #expect(answer(folder, own, "a\nc") == "200")
    #expect(answer(folder, own, "b") == "409")
    #expect(answer("/", own, "d") == "405")
    #expect(answer(folder, "http://evil.example", "e") == "405")
    #expect(answer(folder, "null", "f") == "405")
    #expect(answer("\(folder)other/", own, "g") == "405")
    #expect(orders.withLock { $0 } == ["a\nc", "b"])
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

  @Test("comes over a connection to the loopback address")
  func connection() throws {
    let server = try #require(PageServer(port: 0))
    defer { server.stop() }
    #expect(server.port > 0)
    let port = server.port
    let client = Thread { _ = PageClient.page(port, at: "/version") }
    client.start()
    server.answer(page: Self.page, version: 1, milliseconds: 500)
    #expect(PageServer(port: server.port) == nil)
  }
}
