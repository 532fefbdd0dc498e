import Diagnostics
import Foundation
import UIKit

/// Finds `.xib` and `.storyboard` files for `UINib`, and instantiates them with the application's
/// classes:
///
/// ```swift
/// let environment = LayoutEnvironment(
///   text: LayoutEnvironment.current.text,
///   nibs: NibFolder("Cells", classes: NibClasses([MessageCell.self])))
/// environment.perform {
///   table.register(UINib(nibName: "MessageCell", bundle: nil), forCellReuseIdentifier: "message")
/// }
/// ```
public struct NibFolder: NibLoader {
  private let path: String
  private let classes: NibClasses
  private let assets: String?

  /// Searches a folder, after that of a bundle's resources if the nib has one. Images and colours
  /// come from the asset catalogues in `assets`, else from those beside the file; texts are in the
  /// environment's language.
  public init(
    _ path: String = ".", classes: NibClasses = NibClasses(), assets: String? = nil
  ) {
    self.path = path
    self.classes = classes
    self.assets = assets
  }

  /// Reads a file; `UINib` keeps the result.
  public func contents(of source: NibSource) throws(NibError) -> any NibContents {
    do throws(InterfaceError) {
      let document = try document(source)
      let resources = resources(source, document.path)
      return NibDocument(try resources.translated(document), resources, classes: classes)
    } catch {
      throw NibError(error.diagnostics.map(\.description))
    }
  }

  private func resources(_ source: NibSource, _ path: String) -> InterfaceResources {
    if case .data = source { return InterfaceResources() }
    return InterfaceResources(
      of: path, language: LayoutEnvironment.current.language, assets: assets)
  }

  private func document(_ source: NibSource) throws(InterfaceError) -> InterfaceDocument {
    switch source {
    case .data(let data): try InterfaceDocument.read([UInt8](data), path: "data")
    case .file(let path): try InterfaceDocument.load(path)
    case .named(let name, let folder): try InterfaceDocument.load(file(name, folder))
    }
  }

  /// The first existing file of that name; names cannot refer to files outside their folder.
  private func file(_ name: String, _ folder: String?) throws(InterfaceError) -> String {
    let folders = [folder, path].compactMap(\.self)
    let base = name.split(separator: "/").contains("..") ? "" : name
    for folder in folders where !base.isEmpty {
      for ending in ["xib", "storyboard"] {
        for place in ["", "Base.lproj/"] {
          let path = "\(folder)/\(place)\(base).\(ending)"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    throw InterfaceError([
      Diagnostic(
        .error, at: FileLocation(file: name + ".xib"), "no such file",
        hint: "looked in \(Diagnostic.choices(folders))")
    ])
  }
}

/// The application's classes in documents: `customClass`, and `customModule`.
///
/// A class that was not registered is looked up in the program by its full name, `Module.Class`.
/// Register classes that are in another module here than in the app, have no module in the file, or
/// are nested in another type.
public struct NibClasses: Sendable {
  private var types: [String: UIView.Type] = [:]

  /// Registers classes under their own names, in any module.
  public init(_ types: [UIView.Type] = []) {
    for type in types { register(type) }
  }

  /// Registers a class for `name` (the class's own by default), in `module` or in any.
  public mutating func register(
    _ type: UIView.Type, as name: String? = nil, module: String? = nil
  ) {
    types[Self.key(name ?? "\(type)", module)] = type
  }

  /// The class of an element; nil if it has no custom class, or an unknown one.
  func type(of element: Element) -> UIView.Type? {
    guard let name = element["customClass"], name.utf8.count <= Self.longestName else {
      return nil
    }
    let module = element["customModule"]
    if let type = types[Self.key(name, module)] ?? types[Self.key(name, nil)] { return type }
    return module.flatMap { NSClassFromString(Self.key(name, $0)) as? UIView.Type }
  }

  /// The maximum length in bytes of a class name that is looked up.
  private static let longestName = 1000

  private static func key(_ name: String, _ module: String?) -> String {
    module.map { "\($0).\(name)" } ?? name
  }
}
