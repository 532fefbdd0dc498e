import UIKit

/// A scene laid out at its stored size.
public struct StoredScene {
  /// The cell or root view.
  public let root: UIView
  /// The cell's content view, or the root.
  public let content: UIView
  /// The height that a row of its table would be given for it; nil for what is no cell of a table
  /// that sizes its rows.
  public let fittedHeight: CGFloat?
  /// What its views and constraints were made from.
  package let inventory: SceneInventory
}
