import Foundation

/// Asks a server of this machine, as a browser does.
enum PageClient {
  /// What stands at a path; empty where there is no server.
  static func page(_ port: UInt16, at path: String) -> String {
    answer(port, Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
      .components(separatedBy: "\r\n\r\n").dropFirst().joined()
  }

  /// Asks the page in a folder to accept something; returns the whole answer.
  static func order(_ port: UInt16, _ folder: String, _ body: String, from origin: String) -> String
  {
    answer(port, Array(text(ofOrder: body, to: folder, port, from: origin).utf8))
  }

  /// The request of `order`.
  static func text(
    ofOrder body: String, to folder: String, _ port: UInt16, from origin: String
  ) -> String {
    """
    POST \(folder)accept HTTP/1.1\r
    Host: 127.0.0.1:\(port)\r
    Origin: \(origin)\r
    Content-Length: \(body.utf8.count)\r
    \r
    \(body)
    """
  }

  /// The whole answer to a request.
  ///
  /// - Parameter endsHere: says that no more will be sent, so that a server does not wait for it.
  static func answer(_ port: UInt16, _ question: [UInt8], endsHere: Bool = false) -> String {
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
    guard isConnected, send(client, question, question.count, 0) > 0 else { return "" }
    if endsHere { shutdown(client, Int32(SHUT_WR)) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1024)
    while case let count = recv(client, &piece, piece.count, 0), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
