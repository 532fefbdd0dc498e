import Diagnostics
import Foundation
import UIKit

/// Finds `.xib` and `.storyboard` files for `UINib`, and makes their objects of the application's classes:
///
/// ```swift
/// let environment = LayoutEnvironment(
///   text: SystemText(), nibs: NibFolder("Cells", classes: NibClasses([MessageCell.self])))
/// environment.perform {
///   table.register(UINib(nibName: "MessageCell", bundle: nil), forCellReuseIdentifier: "message")
/// }
/// ```
public struct NibFolder: NibLoader {
  private let path: String
  private let classes: NibClasses

  /// Looks in a folder, after that of a bundle's resources where a nib names one.
  public init(_ path: String = ".", classes: NibClasses = NibClasses()) {
    self.path = path
    self.classes = classes
  }

  /// Reads a file anew; `UINib` keeps what it gets.
  public func contents(of source: NibSource) throws(NibError) -> any NibContents {
    do throws(InterfaceError) {
      return NibDocument(try document(source), classes: classes)
    } catch {
      throw NibError(error.diagnostics.map(\.description))
    }
  }

  private func document(_ source: NibSource) throws(InterfaceError) -> InterfaceDocument {
    switch source {
    case .data(let data): try InterfaceDocument.read([UInt8](data), path: "data")
    case .file(let path): try InterfaceDocument.load(path)
    case .named(let name, let folder): try InterfaceDocument.load(file(name, folder))
    }
  }

  /// The first file of that name that is there; names do not lead out of their folder.
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
