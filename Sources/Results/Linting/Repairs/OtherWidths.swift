import UIKitCore

/// Other widths of a row, at which a repair that was tried at one is tried once more: what helps
/// where a fault is worst may do harm where there is none.
package final class OtherWidths {
  /// A width of the row.
  package struct Place {
    /// In points.
    let width: Double
    /// Whether the fault is found there, too.
    let isFaulty: Bool
    /// Lays the row out.
    let show: () -> Void

    package init(width: Double, isFaulty: Bool, show: @escaping () -> Void) {
      (self.width, self.isFaulty, self.show) = (width, isFaulty, show)
    }
  }

  /// Where repairs are tried, and how the row comes back to where the fault was found.
  private var places: [Place] = []
  private var comeBack: () -> Void = {}

  package init() {}

  package func set(_ places: [Place], comeBack: @escaping () -> Void) {
    (self.places, self.comeBack) = (places, comeBack)
  }

  /// What a repair is meant to end.
  enum Aim {
    case conflict
    case openness
    case fault

    fileprivate func count(_ condition: LayoutTrial.Condition) -> Int {
      switch self {
      case .conflict: condition.conflicts
      case .openness: condition.open.count
      case .fault: condition.faults.count
      }
    }

    fileprivate func count(_ outcome: LayoutTrial.Outcome) -> Int {
      switch self {
      case .conflict: outcome.conflicts
      case .openness: outcome.open.count
      case .fault: outcome.faults.count
      }
    }
  }

  /// Where a repair does not help, and where it does harm, the first of each: `at 320 points it does
  /// not help`. `found`: what it does where the fault was found. Complexity: four layouts for each of
  /// the places.
  func remarks(
    of step: RowChange, _ aim: Aim, _ found: LayoutTrial.Outcome?, in scene: LintScene
  ) -> [String] {
    guard !places.isEmpty, step.edit != nil else { return [] }
    defer { comeBack() }
    var useless: String?
    var harm: String?
    for place in places where useless == nil || harm == nil {
      place.show()
      let trial = scene.makeTrial()
      let before = trial.before
      let outcome = trial.outcome(of: [step])
      let width = "at \(readable(place.width)) points"
      if place.isFaulty, aim.count(outcome) >= max(aim.count(before), 1) {
        useless = useless ?? "\(width) it does not help"
      } else if place.isFaulty, aim == .conflict, outcome.conflicts > found?.conflicts ?? 0 {
        useless = useless ?? "\(width) \(outcome.remaining)"
      } else if let first = outcome.harm.first {
        harm = harm ?? "\(width) \(first) with it"
      } else if outcome.conflicts > before.conflicts {
        harm = harm ?? "\(width) constraints conflict with it"
      }
    }
    return [useless, harm].compactMap(\.self)
  }
}
