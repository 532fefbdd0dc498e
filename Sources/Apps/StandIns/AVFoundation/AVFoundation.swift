// Media are not played: players and sessions keep what they are told. A layer of a player is a grey field.
@_exported import CoreMedia
import PlumbCells
@_exported import UIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The largest rectangle of a size's proportions in the middle of another.
public func AVMakeRect(aspectRatio size: CGSize, insideRect bounds: CGRect) -> CGRect {
  guard size.width > 0, size.height > 0 else { return .zero }
  let scale = min(bounds.width / size.width, bounds.height / size.height)
  let (width, height) = (size.width * scale, size.height * scale)
  return CGRect(
    x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
}

// MARK: Assets

open class AVAsset: NSObject {
  public convenience init(url: URL) { self.init() }
  public var duration: CMTime { .zero }
  public var tracks: [AVAssetTrack] { [] }
  public var isPlayable: Bool { false }
  open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler: (() -> Void)? = nil)
  {}
}
open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
open class AVAssetTrack: NSObject {
  public let naturalSize = CGSize.zero
  public let preferredTransform = CGAffineTransform.identity
  public let nominalFrameRate: Float = 0
}
open class AVAssetImageGenerator: NSObject {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) {}
  /// Always fails: there are no frames.
  open func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileReadUnsupportedScheme) }
}
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  public var progress: Float { 0 }
  public init?(asset: AVAsset, presetName: String) {}
  open func exportAsynchronously(completionHandler: @escaping () -> Void) {}
  open func cancelExport() {}
}
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"

// MARK: Players

open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  public var duration: CMTime { .indefinite }
  public var presentationSize: CGSize { .zero }
  open var preferredForwardBufferDuration: TimeInterval = 0
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {}
}

open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  public var status: Status { .unknown }
  public var timeControlStatus: TimeControlStatus { .paused }
  public var error: (any Error)? { nil }
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { self }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}

/// A grey field where a player would show its pictures.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public var isReadyForDisplay: Bool { false }
  public override init() {
    super.init()
    HostedCells.noteStandIn("AVPlayerLayer", of: "AVFoundation")
    backgroundColor = UIColor.systemGray5.cgColor
  }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTime")
  public static let AVPlayerItemFailedToPlayToEndTime = Self("AVPlayerItemFailedToPlayToEndTime")
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalled")
}
extension NSNotification.Name {
  public static let AVPlayerItemNewAccessLogEntry = Self("AVPlayerItemNewAccessLogEntry")
}

open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  public var duration: TimeInterval { 0 }
  public var isPlaying: Bool { false }
  public let url: URL?
  public init(contentsOf url: URL) throws { self.url = url }
  public init(data: Data) throws { url = nil }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}
public protocol AVAudioPlayerDelegate: AnyObject {}
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  public var isRecording: Bool { false }
  public var currentTime: TimeInterval { 0 }
  public let url: URL
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -160 }
}
public protocol AVAudioRecorderDelegate: AnyObject {}
