// What cells call of Reusable, for apps whose package is not at hand.
import UIKit

/// An object of the class that is wanted, as the library itself takes it for granted.
private func plumbWanted<Wanted>(_ object: AnyObject?) -> Wanted {
  guard let wanted = object as? Wanted else {
    preconditionFailure("\(String(describing: object)) is no \(Wanted.self)")
  }
  return wanted
}

private func plumbNib(of type: AnyClass) -> UINib {
  UINib(nibName: String(describing: type), bundle: Bundle(for: type))
}

public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  public static var nib: UINib { plumbNib(of: self) }
}

extension NibLoadable where Self: UIView {
  public static func loadFromNib() -> Self {
    let views = nib.instantiate(withOwner: nil, options: nil)
    return plumbWanted(views.first { $0 is Self } as AnyObject?)
  }
}

public typealias NibReusable = Reusable & NibLoadable

public protocol NibOwnerLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  public static var nib: UINib { plumbNib(of: self) }
}

extension NibOwnerLoadable where Self: UIView {
  public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
  }
}

public protocol StoryboardBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
  }
}

extension StoryboardBased where Self: UIViewController {
  public static func instantiate() -> Self {
    plumbWanted(sceneStoryboard.instantiateInitialViewController())
  }
}

public protocol StoryboardSceneBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  public static func instantiate() -> Self {
    plumbWanted(sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier))
  }
}

extension UITableView {
  public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func dequeueReusableCell<T: UITableViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    return plumbWanted(cell)
  }

  public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable & NibLoadable {
    register(
      headerFooterViewType.nib,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
  where T: Reusable {
    register(
      headerFooterViewType,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  public final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(
    _ viewType: T.Type = T.self
  ) -> T? where T: Reusable {
    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? T
  }
}

extension UICollectionView {
  public final func register<T: UICollectionViewCell>(cellType: T.Type)
  where T: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func dequeueReusableCell<T: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: T.Type = T.self
  ) -> T where T: Reusable {
    let cell = dequeueReusableCell(
      withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    return plumbWanted(cell)
  }
}
