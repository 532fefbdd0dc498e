// How symbols move. Nothing moves here: an effect is over when it begins, so only those that end
// with another symbol, or without one, change a picture.

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}
/// One that runs once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// One that runs until it is taken away.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// One that changes a symbol for another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// One that comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// Up and down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var byLayer: BounceSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Paler and back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Itself: nothing moves in a picture.
  public var byLayer: PulseSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Layers one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// And back.
  public var reversing: VariableColorSymbolEffect { self }
  /// Layers at rest are pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers at rest are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// Larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var byLayer: ScaleSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Shaken, turned, breathing: the effects of iOS 18.
public struct MotionSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Itself: nothing moves in a picture.
  public var byLayer: MotionSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var wholeSymbol: MotionSymbolEffect { self }
}

/// The symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// From below.
  public var up: AppearSymbolEffect { self }
  /// From above.
  public var down: AppearSymbolEffect { self }
}

/// The symbol goes; its place stays.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Upwards.
  public var up: DisappearSymbolEffect { self }
  /// Downwards.
  public var down: DisappearSymbolEffect { self }
}

/// A symbol is replaced.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one goes up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one goes off upwards.
  public var offUp: ReplaceSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Itself: nothing moves in a picture.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// Any effect that runs once.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Up and down.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Paler and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Layers one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == MotionSymbolEffect {
  /// Shaken.
  public static var wiggle: MotionSymbolEffect { MotionSymbolEffect() }
  /// Turned.
  public static var rotate: MotionSymbolEffect { MotionSymbolEffect() }
  /// Larger and smaller.
  public static var breathe: MotionSymbolEffect { MotionSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol is replaced.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often an effect runs, and how fast.
public struct SymbolEffectOptions: Sendable {
  /// Once.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once, whatever the effect.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The factor is ignored: nothing moves.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The factor is ignored: nothing moves.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension UIImageView {
  /// Runs an effect: its end is shown at once.
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    if effect is DisappearSymbolEffect { hidesSymbol = true }
    if effect is AppearSymbolEffect { hidesSymbol = false }
  }

  /// Takes an effect away.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { if effect is DisappearSymbolEffect { hidesSymbol = false } }

  /// Takes all effects away.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { hidesSymbol = false }

  /// Shows another symbol at once.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
