import Foundation
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
