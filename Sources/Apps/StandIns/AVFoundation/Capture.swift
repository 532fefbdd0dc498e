import CoreMedia
import UIKit

open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio }
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  public var category: Category { .soloAmbient }
  public var outputVolume: Float { 1 }
  public var isOtherAudioPlaying: Bool { false }
  public var recordPermission: RecordPermission { .undetermined }
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  open func setMode(_ mode: Mode) throws {}
  open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ port: PortOverride) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
  public enum PortOverride: UInt, Sendable { case none, speaker }
}

// MARK: Cameras

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera; here there is none.
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  open class func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void)
  {}
  public var hasTorch: Bool { false }
  public var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}
open class AVCaptureOutput: NSObject {}
open class AVCaptureVideoDataOutput: AVCaptureOutput {}
open class AVCapturePhotoOutput: AVCaptureOutput {}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
  }
  public let type = ObjectType.qr
  public let bounds = CGRect.zero
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  public var stringValue: String? { nil }
}
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
open class AVCaptureConnection: NSObject {
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  public var isVideoOrientationSupported: Bool { false }
}
open class AVCaptureSession: NSObject {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
  }
  open var sessionPreset = Preset.high
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  public var isRunning: Bool { false }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

/// A grey field where a camera would show its pictures.
open class AVCaptureVideoPreviewLayer: AVPlayerLayer {
  open var session: AVCaptureSession?
  public var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

// MARK: Speech

open class AVSpeechSynthesizer: NSObject {
  public var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
}
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var rate: Float = 0.5
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
}
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
