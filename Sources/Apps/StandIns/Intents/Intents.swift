// Shortcuts: none is offered.
@_exported import UIKit

open class INIntent: NSObject {
  open var suggestedInvocationPhrase: String?
}
open class INInteraction: NSObject {
  public init(intent: INIntent, response: INIntentResponse?) {}
  open func donate(completion: (((any Error)?) -> Void)? = nil) {}
}
open class INIntentResponse: NSObject {}
open class INShortcut: NSObject {
  public init?(intent: INIntent) {}
  public init(userActivity: NSUserActivity) {}
}
open class INVoiceShortcut: NSObject { public let invocationPhrase = "" }
open class INVoiceShortcutCenter: NSObject {
  public static let shared = INVoiceShortcutCenter()
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
  }
}
