// The controller of a player shows a grey field.
@_exported import AVFoundation
import FieldViews

open class AVPlayerViewController: FieldController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  public var contentOverlayView: UIView? { nil }
  public var isReadyForDisplay: Bool { false }
}
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {}

open class AVPictureInPictureController: NSObject {
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open class func isPictureInPictureSupported() -> Bool { false }
  public var isPictureInPictureActive: Bool { false }
  public init?(playerLayer: AVPlayerLayer) { nil }
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}
public protocol AVPictureInPictureControllerDelegate: AnyObject {}

open class AVRoutePickerView: FieldView {
  open var activeTintColor: UIColor? = .systemBlue
  open var prioritizesVideoDevices = false
}
