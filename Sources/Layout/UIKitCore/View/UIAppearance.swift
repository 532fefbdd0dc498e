public protocol UIAppearance: AnyObject {
  /// The object whose values all objects of the class take.
  static func appearance() -> Self
  /// The object whose values the class takes inside of others, the nearest first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

public protocol UIAppearanceContainer: AnyObject {}

/// The objects whose values others take, of one environment.
final class AppearanceStore {
  /// The values for a class, and an object that shows which of them have been set.
  struct Entry {
    let type: AnyClass
    /// Nearest first.
    let containers: [any UIAppearanceContainer.Type]
    fileprivate let proxy: UIView
    let plain: UIView
  }

  /// The most particular first.
  private(set) var entries: [Entry] = []

  func proxy(
    of type: UIView.Type, in containers: [any UIAppearanceContainer.Type], _ make: () -> UIView?
  ) -> UIView? {
    let known = entries.first { entry in
      entry.type == type && entry.containers.count == containers.count
        && zip(entry.containers, containers).allSatisfy { $0 == $1 }
    }
    if let known { return known.proxy }
    guard let proxy = make(), let plain = make() else { return nil }
    entries.append(
      Entry(type: type, containers: containers, proxy: proxy, plain: plain))
    entries.sort { Self.depth($0) > Self.depth($1) }
    return proxy
  }

  /// How particular an entry is: first by its containers, then by how far its class is derived.
  private static func depth(_ entry: Entry) -> Int {
    var depth = entry.containers.count * 100
    var type: AnyClass = entry.type
    while type != UIView.self, let parent = _getSuperclass(type) {
      depth += 1
      type = parent
    }
    return depth
  }
}

extension LayoutEnvironment {
  /// The values that `UIView.appearance()` has been given; nil before there are some.
  final var appearances: AppearanceStore? { anyAppearances as? AppearanceStore }

  fileprivate func requireAppearances() -> AppearanceStore {
    if let appearances { return appearances }
    let made = AppearanceStore()
    anyAppearances = made
    return made
  }
}

/// A property that appearances set: copied from the object that stands for a class to one of its
/// objects, where the first has another value than a new object has, and the second has none of its
/// own.
@_spi(UIKit) public struct AppearanceProperty {
  let apply: (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

  public init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    apply = { proxy, plain, view in
      guard let proxy = proxy as? View, let plain = plain as? View, let view = view as? View,
        proxy[keyPath: path] != plain[keyPath: path], view[keyPath: path] == plain[keyPath: path]
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The object whose values all views of the class take when they enter a hierarchy, in the
  /// present environment. Only values that differ from those of a new view are taken, by views that
  /// have not set them: colours, fonts and insets. A class of an app must be able to make a view
  /// from an empty coder.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let made = LayoutEnvironment.current.requireAppearances().proxy(of: self, in: containerTypes) {
      Self(coder: NSCoder())
    }
    guard let proxy = made as? Self else {
      endProgram("appearance: \(self) cannot be made from an empty coder")
    }
    return proxy
  }

  /// The object for traits; those of the environment are all that there is.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Takes the values that were set for the classes of a view and of its descendants.
  final func applyAppearance() {
    guard let store = environment.appearances else { return }
    for entry in store.entries where isKind(of: entry.type) {
      guard isContained(in: entry.containers) else { continue }
      for property in type(of: self).appearanceProperties {
        property.apply(entry.proxy, entry.plain, self)
      }
    }
    for subview in subviews { subview.applyAppearance() }
  }

  /// Whether there is an ancestor, or a controller of one, of each class, in order from the view.
  private func isContained(in containers: [any UIAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    var responder = next
    while let type = rest.first, let present = responder {
      if present.isKind(of: type) { rest = rest.dropFirst() }
      responder = present.next
    }
    return rest.isEmpty
  }
}
