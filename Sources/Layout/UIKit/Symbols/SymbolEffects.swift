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

/// The variants of effects, each the effect itself: nothing moves in a picture.
extension SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {}
/// Shaken, turned, breathing: the effects of iOS 18.
public struct MotionSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// The symbol goes; its place stays.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {}
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {}
/// Any effect that runs once.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == MotionSymbolEffect {
  public static var wiggle: MotionSymbolEffect { MotionSymbolEffect() }
  public static var rotate: MotionSymbolEffect { MotionSymbolEffect() }
  public static var breathe: MotionSymbolEffect { MotionSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often an effect runs, and how fast.
public struct SymbolEffectOptions: Sendable {
  /// Once.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once, whatever the effect.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The factor is ignored: nothing moves.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
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

  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { if effect is DisappearSymbolEffect { hidesSymbol = false } }

  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { hidesSymbol = false }

  /// Shows another symbol at once.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
