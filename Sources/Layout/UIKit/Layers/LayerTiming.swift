// Layers of Core Animation that move or repeat, and their timing, which is only kept.

extension CALayer {
  private final func kept<Value>(or standard: Value, _ name: String = #function) -> Value {
    value(forKey: name) as? Value ?? standard
  }

  /// The map of sublayers; no effect.
  public final var sublayerTransform: CATransform3D {
    get { kept(or: CATransform3DIdentity) }
    set { setValue(newValue, forKey: "sublayerTransform") }
  }

  /// The part of the contents that is shown, as shares; no effect.
  public final var contentsRect: CGRect {
    get { kept(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { setValue(newValue, forKey: "contentsRect") }
  }

  /// The part of the contents that is stretched, as shares; no effect.
  public final var contentsCenter: CGRect {
    get { kept(or: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { setValue(newValue, forKey: "contentsCenter") }
  }

  /// How contents become smaller; no effect.
  public final var minificationFilter: CALayerContentsFilter {
    get { kept(or: .linear) }
    set { setValue(newValue, forKey: "minificationFilter") }
  }

  /// How contents become larger; no effect.
  public final var magnificationFilter: CALayerContentsFilter {
    get { kept(or: .linear) }
    set { setValue(newValue, forKey: "magnificationFilter") }
  }

  /// Whether down is up; no effect.
  public final var isGeometryFlipped: Bool {
    get { kept(or: false) }
    set { setValue(newValue, forKey: "isGeometryFlipped") }
  }

  /// Whether the layer is seen from behind; no effect.
  public final var isDoubleSided: Bool {
    get { kept(or: true) }
    set { setValue(newValue, forKey: "isDoubleSided") }
  }

  /// Whether drawing waits; no effect.
  public final var drawsAsynchronously: Bool {
    get { kept(or: false) }
    set { setValue(newValue, forKey: "drawsAsynchronously") }
  }

  /// Whether edges are smooth; no effect.
  public final var allowsEdgeAntialiasing: Bool {
    get { kept(or: true) }
    set { setValue(newValue, forKey: "allowsEdgeAntialiasing") }
  }

  /// The edges that are smooth; no effect.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept(or: []) }
    set { setValue(newValue, forKey: "edgeAntialiasingMask") }
  }

  /// How the layer is blended; no effect.
  public final var compositingFilter: Any? {
    get { kept(or: nil) }
    set { setValue(newValue, forKey: "compositingFilter") }
  }

  /// Changes of the content; no effect.
  public final var filters: [Any]? {
    get { kept(or: nil) }
    set { setValue(newValue, forKey: "filters") }
  }

  /// Changes of what is behind; no effect.
  public final var backgroundFilters: [Any]? {
    get { kept(or: nil) }
    set { setValue(newValue, forKey: "backgroundFilters") }
  }

  /// The animations of changes; no effect.
  public final var actions: [String: any CAAction]? {
    get { kept(or: nil) }
    set { setValue(newValue, forKey: "actions") }
  }

  /// When animations begin; no effect.
  public final var beginTime: CFTimeInterval {
    get { kept(or: 0) }
    set { setValue(newValue, forKey: "beginTime") }
  }

  /// How long animations last; no effect.
  public final var duration: CFTimeInterval {
    get { kept(or: 0) }
    set { setValue(newValue, forKey: "duration") }
  }

  /// How often animations run; no effect.
  public final var repeatCount: Float {
    get { kept(or: 0) }
    set { setValue(newValue, forKey: "repeatCount") }
  }

  /// Whether animations run back; no effect.
  public final var autoreverses: Bool {
    get { kept(or: false) }
    set { setValue(newValue, forKey: "autoreverses") }
  }

  /// No effect.
  public final var fillMode: CAMediaTimingFillMode {
    get { kept(or: .removed) }
    set { setValue(newValue, forKey: "fillMode") }
  }

  /// A time of another layer in this one's; the same.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between pixels of smaller images.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Shows its sublayers several times; they are drawn once here.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceTransform = CATransform3DIdentity
  /// The time from one to the next in seconds.
  open var instanceDelay: CFTimeInterval = 0
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
}

/// Throws particles; none is drawn.
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  /// The place, in points.
  open var emitterPosition = CGPoint.zero
  /// The size, in points.
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var birthRate: Float = 1
  open var lifetime: Float = 1
}

/// A form that throws particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles come from `emitterPosition` itself.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Particles come from a line as wide as `emitterSize`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Particles come from a rectangle of `emitterSize`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Particles come from a circle whose radius is the width of `emitterSize`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

open class CAEmitterCell: NSObject {
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// By how much lifetimes vary around `lifetime`, in seconds.
  open var lifetimeRange: Float = 0
  /// The speed at birth, in points a second.
  open var velocity: CGFloat = 0
  /// By how much speeds vary around `velocity`, in points a second.
  open var velocityRange: CGFloat = 0
  /// The direction at birth, in radians from the x axis, clockwise.
  open var emissionLongitude: CGFloat = 0
  /// The cone, in radians, around `emissionLongitude` into which particles fly.
  open var emissionRange: CGFloat = 0
  /// How fast a particle turns, in radians a second.
  open var spin: CGFloat = 0
  /// By how much turning varies around `spin`, in radians a second.
  open var spinRange: CGFloat = 0
  /// The size of a particle as a multiple of that of `contents`.
  open var scale: CGFloat = 1
  /// By how much sizes vary around `scale`.
  open var scaleRange: CGFloat = 0
  /// By how much `scale` grows in a second.
  open var scaleSpeed: CGFloat = 0
  /// By how much the opacity grows in a second; negative fades a particle out.
  open var alphaSpeed: Float = 0
  /// The acceleration to the right, in points a second, each second.
  open var xAcceleration: CGFloat = 0
  /// The acceleration down, in points a second, each second.
  open var yAcceleration: CGFloat = 0
  /// Nil changes none.
  open var color: CGColor?
  /// The picture of a particle, a `CGImage`; nil draws none.
  open var contents: Any?
  /// For key paths of animations; no effect.
  open var name: String?
}

/// A layer whose sublayers keep their depth; they are drawn in the plane.
open class CATransformLayer: CALayer {}

/// Calls a method for each frame of the screen; never here.
open class CADisplayLink: NSObject {
  open var isPaused = false
  /// 0 leaves it to the screen; no effect.
  open var preferredFramesPerSecond = 0
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { duration }
  open var duration: CFTimeInterval { 1 / 60 }
  public init(target: Any, selector sel: Selector) {}
  /// Begins; there are no frames.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: the link never runs.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: the link never runs.
  open func invalidate() {}
}
