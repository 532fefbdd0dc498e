import Diagnostics
import UIKit

/// The names of one cell that constraints may use.
struct CellScope {
  private(set) var names: [String] = []
  private var items: [String: ItemPlan] = [:]
  private var parents: [String: ItemPlan] = [:]

  /// Names with a meaning of their own.
  static let reserved = ["contentView", "cell", "superview", "safeArea"]

  /// Adds a view or guide; false when the name is taken.
  mutating func add(_ name: String, _ item: ItemPlan, in parent: ItemPlan) -> Bool {
    guard items[name] == nil else { return false }
    names.append(name)
    items[name] = item
    parents[name] = parent
    return true
  }

  /// What a name of an equation stands for; `superview` is that of `other`.
  func item(_ name: String, beside other: String?) -> ItemPlan? {
    switch name {
    case "contentView": .contentView
    case "superview": other.flatMap { parents[$0] }
    default: items[name]
    }
  }

  /// The names to suggest for a misspelt one.
  var suggestions: [String] { names + ["contentView"] }

  /// Index of a view by name.
  func view(_ name: String) -> Int? {
    if case .view(let index)? = items[name] { index } else { nil }
  }
}
