// Nobody signs in; the button is a grey field.
import FieldViews
@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow
open class ASAuthorizationAppleIDButton: FieldView {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  open var cornerRadius: CGFloat = 6
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle: Style)
  { self.init(frame: .zero) }
  open func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {}
  open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }
}
open class ASAuthorization: NSObject {}
open class ASAuthorizationRequest: NSObject {}
public protocol ASAuthorizationCredential: AnyObject {}
open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open func performRequests() {}
}
public protocol ASAuthorizationControllerDelegate: AnyObject {}
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
public struct ASWebAuthenticationSessionError: Error, Sendable {
  public enum Code: Int, Sendable { case canceledLogin = 1 }
  public let code: Code
  public static let canceledLogin = Code.canceledLogin
}
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  public init(
    url: URL, callbackURLScheme scheme: String?, completionHandler: @escaping CompletionHandler
  ) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
