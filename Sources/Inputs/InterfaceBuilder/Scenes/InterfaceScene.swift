/// Something in a document that is laid out by itself: a cell, or the root of a hierarchy of views.
public struct InterfaceScene {
  /// What kind of root.
  public enum Kind: Hashable, Sendable {
    /// A row of a table.
    case tableCell
    /// An item of a collection.
    case collectionCell
    /// A header or footer of a collection.
    case reusableView
    /// The view of a view controller.
    case controllerView
    /// A view above or below the rows of a table.
    case tableHeaderFooter
    /// A view of its own, in a XIB.
    case xibView
    /// A view of its own in a storyboard's scene, owned by no controller's view.
    case looseView
  }

  /// What kind of root.
  public let kind: Kind
  /// The root's element.
  let element: Element
  /// The controller around a controller's view.
  var controller: Element?
  /// The table around a cell.
  var table: Element?

  /// The object id of the cell or root view; the class's element name where the file has none.
  public var id: String { element.id ?? element.name }
  /// The reuse identifier of a cell.
  public var reuseIdentifier: String? { element["reuseIdentifier"] }
  /// What the scene is called in Xcode: a label given by a person, a class of the application, or
  /// the element.
  public var title: String {
    element["userLabel"] ?? reuseIdentifier ?? element["customClass"] ?? element.name
  }
}
