// What plays elsewhere; a view of the volume is a grey field.
import FieldViews
@_exported import UIKit

open class MPVolumeView: FieldView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
  }
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
open class MPNowPlayingInfoCenter: NSObject {
  private static let only = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { only }
  open var nowPlayingInfo: [String: Any]?
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case commandFailed = 200
}
open class MPRemoteCommandEvent: NSObject {}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  public let positionTime: TimeInterval = 0
}
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandCenter: NSObject {
  private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPRemoteCommand()
  public let skipBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
