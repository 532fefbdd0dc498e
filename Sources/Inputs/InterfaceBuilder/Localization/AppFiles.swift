import AtomicFiles
import Foundation
import Locking
import Reading
import UIKit

/// The files of an app as its bundle would have them: all in one folder, wherever they are in the
/// project.
///
/// The project's folders are read once, on the first question. Of several files of one name that
/// is taken which is nearest to the source: the one whose folder has the most in common with the
/// source's, then the first in the order of paths.
package final class AppFiles: AppResources {
  private let source: String
  private let root: String?
  private let language: String?
  private let access: FileAccess?
  private let index = Locked<[String: [String]]?>(nil)
  private let tables = Locked<[String: [String: String]]>([:])

  /// Files and folders that are looked at.
  private static let mostFiles = 50_000
  /// Bytes of a property list.
  private static let largestList = 1 << 20

  /// The files around a source.
  ///
  /// - Parameters:
  ///   - assets: a folder that is searched instead of the project.
  ///   - language: BCP 47 tag of the texts; nil for the one that the app is developed in.
  package init(of source: String, assets: String?, language: String?) {
    self.source = source
    self.language = language
    let project = FileAccess(projectOf: source)
    let folder = assets.map { $0.hasSuffix(".xcassets") ? PathName.folder(of: $0) : $0 }
    root = folder ?? project.home
    // A folder that the user has named is read wherever it is.
    access = folder == nil ? project : nil
  }

  // MARK: Files

  package func path(named name: String) -> String? { paths(named: name).first }

  private func paths(named name: String) -> [String] {
    let found = files[name] ?? []
    return access.map { access in found.filter(access.admits) } ?? found
  }

  private var files: [String: [String]] {
    index.withLock { index in
      if let index { return index }
      let found = root.map(read) ?? [:]
      index = found
      return found
    }
  }

  private func read(_ root: String) -> [String: [String]] {
    var files: [String: [String]] = [:]
    var count = 0
    let names = FileManager.default.enumerator(atPath: root)
    while count < Self.mostFiles, let name = names?.nextObject() as? String {
      count += 1
      let last = PathName.last(of: name)
      if Self.isPassedOver(last) {
        names?.skipDescendants()
        continue
      }
      guard last.contains("."), !last.hasSuffix(".swift"), !last.hasSuffix(".lproj") else {
        continue
      }
      files[last, default: []].append(root == "/" ? "/\(name)" : "\(root)/\(name)")
    }
    let home = PathName.folder(of: FileManager.default.currentDirectoryPath + "/" + source)
    let origin = (source.hasPrefix("/") ? PathName.folder(of: source) : home)
    return files.mapValues { paths in
      paths.sorted { Self.precedes($0, $1, from: origin) }
    }
  }

  /// What a build makes, what others have written, and catalogues, which are asked by name.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".")
      || ["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name)
      || [".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework"]
        .contains(where: name.hasSuffix)
  }

  private static func precedes(_ a: String, _ b: String, from origin: String) -> Bool {
    let (near, far) = (common(a, origin), common(b, origin))
    return near != far ? near > far : a < b
  }

  /// The number of folders that two paths begin with.
  private static func common(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }

  // MARK: Texts

  package func text(for key: String, table: String?) -> String? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return tables.withLock { tables in
      if let known = tables[table] { return known[key] }
      let texts = texts(of: table)
      tables[table] = texts
      return texts[key]
    }
  }

  /// The texts of a table: in the picture's language, else in the one that is most likely the
  /// app's own.
  private func texts(of table: String) -> [String: String] {
    var folders: [String] = []
    for path in paths(named: "\(table).strings") + paths(named: "\(table).xcstrings") {
      let folder = PathName.folder(of: path)
      let home = folder.hasSuffix(".lproj") ? PathName.folder(of: folder) : folder
      if !folders.contains(home) { folders.append(home) }
    }
    for wanted in [language, "en", "base"].compactMap(\.self) {
      var texts: [String: String] = [:]
      for folder in folders {
        let found = LocalizedTexts(
          of: "\(folder)/\(table).strings", in: wanted, access ?? FileAccess(projectOf: folder))
        texts.merge(found.texts) { present, _ in present }
      }
      if !texts.isEmpty { return texts }
    }
    return [:]
  }

  // MARK: The property list

  package var info: [String: Any] {
    guard let path = path(named: "Info.plist"),
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= Self.largestList, let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }
}
