// A browser is a grey field.
import FieldViews
@_exported import UIKit

open class SFSafariViewController: FieldController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration
  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }
  public required init?(coder: NSCoder) { nil }
}
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {}

open class SFAuthenticationSession: NSObject {
  public init(
    url: URL, callbackURLScheme scheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}
