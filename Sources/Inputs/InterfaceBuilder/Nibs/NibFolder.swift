import Foundation
import Reading
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
public struct NibFolder: NibLoader, StoryboardLoader {
  private let path: String
  private let classes: NibClasses
  private let assets: String?
  /// Where else files and catalogues are.
  private let project: AppFiles?
  private let ignores: NibDocument.Ignoring?

  /// Searches a folder, after that of a bundle's resources if the nib has one. Images and colours
  /// come from the asset catalogues in `assets`, else from those beside the file; texts are in the
  /// environment's language.
  public init(
    _ path: String = ".", classes: NibClasses = NibClasses(), assets: String? = nil
  ) {
    self.init(path, classes: classes, assets: assets, project: nil)
  }

  /// Searches a folder, then a project, as the bundle of an app has all its files in one folder.
  /// `ignores`: says whether an outlet or runtime attribute that an object does not have is no
  /// error; nil where each is one.
  package init(
    _ path: String, classes: NibClasses, assets: String?, project: AppFiles?,
    ignoring ignores: (@Sendable (_ problem: Diagnostic, _ isOutlet: Bool) -> Bool)? = nil
  ) {
    self.ignores = ignores
    self.path = path
    self.classes = classes
    self.assets = assets
    self.project = project
  }

  /// Reads a file; `UINib` keeps the result.
  public func contents(of source: NibSource) throws(NibError) -> any NibContents {
    try nib(source)
  }

  private func nib(_ source: NibSource) throws(NibError) -> NibDocument {
    do throws(InterfaceError) {
      let document = try document(source)
      let resources = resources(source, document.path)
      return NibDocument(
        try resources.translated(document), resources, classes: classes, ignoring: ignores)
    } catch {
      throw NibError(error.diagnostics.map(\.description))
    }
  }

  /// Makes a controller of a storyboard of the folder or the project; nil if there is no such file.
  package func controller(
    ofStoryboard name: String, _ identifier: String?,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController? {
    guard let path = try? file(name, nil), path.hasSuffix(".storyboard") else { return nil }
    return try StoryboardScenes(nib(.file(path))).controller(identifier, creator: creator)
  }

  /// Whether the folder or the project has the file.
  public func has(_ source: NibSource) -> Bool {
    switch source {
    case .data: true
    case .file(let path): FileManager.default.fileExists(atPath: path)
    case .named(let name, let folder): (try? file(name, folder)) != nil
    }
  }

  /// The cell or reusable view of a class that a storyboard of the project has, with the height
  /// that its table fixes for the row, in points, and whether it has lines between rows; nil where
  /// none has one. What is wrong with one
  /// storyboard counts only where no other has the class.
  package func prototype(
    ofClass name: String
  ) throws(NibError) -> (view: UIView, rowHeight: CGFloat?, hasSeparators: Bool)? {
    let mark = Data("customClass=\"\(name)\"".utf8)
    var failure: NibError?
    for path in project?.storyboards ?? [] {
      guard
        let bytes = (try? FileContents.read(path, limit: InterfaceLimits.bytes)).flatMap(\.self),
        Data(bytes).range(of: mark) != nil
      else { continue }
      do throws(NibError) {
        if let found = try nib(.file(path)).prototype(ofClass: name) { return found }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  private func resources(_ source: NibSource, _ path: String) -> InterfaceResources {
    if case .data = source { return InterfaceResources() }
    return InterfaceResources(
      of: path, language: LayoutEnvironment.current.language, assets: assets,
      access: FileAccess(projectOf: path), further: project?.catalogs ?? [])
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
    for ending in ["xib", "storyboard"] where !base.isEmpty {
      if let path = project?.path(named: "\(PathName.last(of: base)).\(ending)") { return path }
    }
    throw InterfaceError([
      Diagnostic(
        .error, at: FileLocation(file: name + ".xib"), "no such file",
        hint: "looked in \(Diagnostic.choices(folders))\(project == nil ? "" : " and the project")")
    ])
  }
}
