// No watch is paired.
@_exported import Foundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
open class WCSession: NSObject {
  public static let `default` = WCSession()
  open class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isReachable: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  open func activate() {}
  open func updateApplicationContext(_ context: [String: Any]) throws {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
}
public protocol WCSessionDelegate: AnyObject {}
