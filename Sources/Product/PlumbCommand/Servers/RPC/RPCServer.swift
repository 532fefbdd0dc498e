import Foundation
import Reading

/// A program's side of a protocol over JSON-RPC.
protocol RPCService: AnyObject {
  /// The result of a request.
  func answer(
    _ method: String, _ params: RPCParams, _ call: RPCCall
  ) throws(RPCError) -> any Encodable

  /// Takes note of what a client says.
  func note(_ method: String, _ params: RPCParams)

  /// Does what has been put off until the client is silent.
  ///
  /// - Parameters:
  ///   - send: sends a notification.
  ///   - isInterrupted: whether the client has gone on; what is not done then is called for again.
  func rest(_ send: (JSONObject) -> Void, isInterrupted: @escaping () -> Bool)

  /// Whether the client has said good-bye: nothing that follows is read.
  var isOver: Bool { get }
}

/// A request under way.
struct RPCCall {
  /// Whether the client no longer waits.
  let isCancelled: () -> Bool
  /// Sends a notification that belongs to it.
  let notify: (JSONObject) -> Void
}

/// Reads a client's messages and sends the answers, in the order of the requests.
///
/// A thread reads, so that what is cancelled is known while the work goes on; everything else
/// happens on the thread that has called `run()`.
struct RPCServer {
  let framing: MessageFraming
  /// The next bytes of the client, as soon as there are any; empty or nil at the end.
  let next: @Sendable () -> [UInt8]?
  /// Sends bytes to the client. Returns whether it is still there.
  let write: ([UInt8]) -> Bool
  private let inbox = RPCInbox()

  init(
    framing: MessageFraming, next: @escaping @Sendable () -> [UInt8]?,
    write: @escaping ([UInt8]) -> Bool
  ) {
    (self.framing, self.next, self.write) = (framing, next, write)
  }

  /// Answers until the client says good-bye, closes its stream or is gone. Returns whether all that
  /// it sent could be read.
  func run(_ service: any RPCService) -> Bool {
    Thread.detachNewThread { [framing, next, inbox] in
      var reader = MessageReader(framing, next)
      while let piece = reader.piece(), inbox.put(piece) {}
      inbox.close()
    }
    defer { inbox.close() }
    while !service.isOver {
      if !inbox.hasMore { service.rest({ send($0) }, isInterrupted: { inbox.hasMore }) }
      guard let mail = inbox.take() else { return true }
      let answers = mail.messages.compactMap { answer($0, service) }
      if mail.isBatch {
        if !answers.isEmpty { send(answers) }
      } else {
        answers.forEach(send)
      }
      if mail.isLast { return false }
    }
    return true
  }

  /// Sends a message that answers nothing.
  func send(_ message: some Encodable) {
    if !write(framing.framed(StableJSON.fragment(message))) { inbox.abandon() }
  }

  private func answer(
    _ message: RPCMessage, _ service: any RPCService
  ) -> JSONObject? {
    switch message {
    case .response: return nil
    case .broken(let id, let error): return .answer(id, .failure(error))
    case .notification(let method, let params):
      service.note(method, RPCParams(params))
      return nil
    case .request(let id, let method, let params):
      defer { inbox.finish(id) }
      let call = RPCCall(isCancelled: { [inbox] in inbox.isCancelled(id) }, notify: { send($0) })
      if call.isCancelled() { return cancelled(id) }
      do throws(RPCError) {
        let result = try service.answer(method, RPCParams(params), call)
        return call.isCancelled() ? cancelled(id) : .answer(id, .success(result))
      } catch {
        return call.isCancelled() ? cancelled(id) : .answer(id, .failure(error))
      }
    }
  }

  /// What is cancelled has no answer in the Model Context Protocol, and an error in the other.
  private func cancelled(_ id: RPCID) -> JSONObject? {
    switch framing {
    case .lines: nil
    case .headers: .answer(id, .failure(RPCError(.cancelled, "cancelled")))
    }
  }
}

/// Messages that have come and not been answered yet, and which requests are cancelled.
///
/// Unchecked: everything is touched under the condition's lock.
final class RPCInbox: @unchecked Sendable {
  struct Mail {
    let messages: [RPCMessage]
    var isBatch = false
    /// Whether nothing after it can be read.
    var isLast = false
  }

  /// Messages that may wait; the client waits where there are more.
  private static let limit = 1000

  private let condition = NSCondition()
  private var waiting: [Mail] = []
  /// Requests without an answer yet, and those of them that are cancelled.
  private var (open, cancelled): (Set<RPCID>, Set<RPCID>) = ([], [])
  private var (isClosed, isAbandoned) = (false, false)

  /// Adds what was read. Returns whether more is wanted.
  func put(_ piece: MessageReader.Piece) -> Bool {
    let mail = Self.mail(of: piece)
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    for message in mail.messages {
      switch message {
      case .request(let id, _, _): open.insert(id)
      case .notification(let method, let params):
        if let id = Self.cancelledID(method, params), open.contains(id) { cancelled.insert(id) }
      case .broken, .response: break
      }
    }
    while waiting.count >= Self.limit, !isClosed { condition.wait() }
    if !isAbandoned { waiting.append(mail) }
    return !mail.isLast && !isClosed
  }

  private static func mail(of piece: MessageReader.Piece) -> Mail {
    switch piece {
    case .message(let text):
      let (messages, isBatch) = RPCMessage.all(in: text)
      return Mail(messages: messages, isBatch: isBatch)
    case .tooLong:
      let words = "the message is too long, expected at most \(MessageReader.limit >> 20) MiB"
      return Mail(messages: [.broken(nil, RPCError(.invalidRequest, words))])
    case .lost:
      let words = "a head without a Content-Length"
      return Mail(messages: [.broken(nil, RPCError(.parseError, words))], isLast: true)
    }
  }

  private static func cancelledID(_ method: String, _ params: DataRecord) -> RPCID? {
    switch method {
    case "notifications/cancelled": params["requestId"].flatMap(RPCID.init)
    case "$/cancelRequest": params["id"].flatMap(RPCID.init)
    default: nil
    }
  }

  /// The next message; waits for one. Nil after the last.
  func take() -> Mail? {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    while waiting.isEmpty, !isClosed { condition.wait() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Whether a message waits.
  var hasMore: Bool {
    condition.lock()
    defer { condition.unlock() }
    return !waiting.isEmpty
  }

  /// No message follows.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// Nobody waits for an answer any more.
  func abandon() {
    close()
    condition.lock()
    isAbandoned = true
    waiting = []
    condition.unlock()
  }

  func isCancelled(_ id: RPCID) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return isAbandoned || cancelled.contains(id)
  }

  /// Forgets a request that is answered.
  func finish(_ id: RPCID) {
    condition.lock()
    open.remove(id)
    cancelled.remove(id)
    condition.unlock()
  }
}
