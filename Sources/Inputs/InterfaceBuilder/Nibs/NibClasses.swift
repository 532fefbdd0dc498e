import Foundation
import UIKit

/// The classes of an application that documents name: `customClass`, and `customModule`.
///
/// A class that was not registered is looked for in the program by its full name, `Module.Class`.
/// Register what is in another module here than in the app, has no module in the file, or is nested
/// in another type.
public struct NibClasses: Sendable {
  private var types: [String: UIView.Type] = [:]

  /// Classes under their own names, in whatever module a document looks for them.
  public init(_ types: [UIView.Type] = []) {
    for type in types { register(type) }
  }

  /// Makes views of a class where a document names `name` (the class's own, unless given), in
  /// `module` or in any.
  public mutating func register(
    _ type: UIView.Type, as name: String? = nil, module: String? = nil
  ) {
    types[Self.key(name ?? "\(type)", module)] = type
  }

  /// The class that an element is made of; nil where it has none of its own or nobody knows it.
  func type(of element: Element) -> UIView.Type? {
    guard let name = element["customClass"], name.utf8.count <= Self.longestName else {
      return nil
    }
    let module = element["customModule"]
    if let type = types[Self.key(name, module)] ?? types[Self.key(name, nil)] { return type }
    return module.flatMap { NSClassFromString(Self.key(name, $0)) as? UIView.Type }
  }

  /// Bytes of a class's name that are looked up.
  private static let longestName = 1000

  private static func key(_ name: String, _ module: String?) -> String {
    module.map { "\($0).\(name)" } ?? name
  }
}
