import UIKit

/// A view of a class that the framework does not have.
public protocol StandIn: AnyObject {
  /// UIKit's name of the class it stands for.
  var className: String { get }
  /// Whether pictures name the class in place of what it would show; not where it holds views of
  /// the document.
  var showsName: Bool { get }
}

/// Stands in for a class: in layout it asks for nothing.
public final class StandInView: UIView, StandIn {
  /// UIKit's name of the class it stands for.
  public let className: String
  private let isLabelled: Bool
  /// Whether pictures name the class.
  public var showsName: Bool { isLabelled && subviews.isEmpty }

  init(className: String, isLabelled: Bool) {
    self.className = className
    self.isLabelled = isLabelled
    super.init(frame: .zero)
  }

  /// Never read from an archive.
  public required init?(coder: NSCoder) { nil }
}

/// Stands in for a class that scrolls: a collection or a table in a document, whose cells are
/// scenes of their own.
public final class StandInScrollView: UIScrollView, StandIn {
  /// UIKit's name of the class it stands for.
  public let className: String
  /// Whether pictures name the class.
  public var showsName: Bool { subviews.isEmpty }

  init(className: String) {
    self.className = className
    super.init(frame: .zero)
  }

  /// Never read from an archive.
  public required init?(coder: NSCoder) { nil }
}
