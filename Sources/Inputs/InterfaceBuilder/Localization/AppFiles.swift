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
  package let language: String?
  package let screen: CGSize?
  private let access: FileAccess?
  private let index = Locked<[String: [String]]?>(nil)
  private let tables = Locked<[String: [String: String]]>([:])
  private let boards = Locked<Storyboards?>(nil)
  private let cells = Locked<[String: String]?>(nil)
  private let plurals = Locked<[String: [String: PluralText]]>([:])
  /// By their written formats, those that were asked for.
  private let asked = Locked<[String: PluralText]>([:])

  private let stamps: FileStamps

  /// By their sources' folders.
  private static let projects = KnownProjects<AppFiles>()

  /// The key of catalogues in the list: no file is called so, as hidden ones are passed over.
  private static let catalogName = ".xcassets"
  /// Files and folders that are looked at.
  private static let mostFiles = 50_000
  /// Fonts of a property list that are opened.
  private static let mostFonts = 200
  /// Bytes of a property list.
  private static let largestList = 1 << 20

  /// The files around a source.
  ///
  /// - Parameters:
  ///   - assets: a folder that is searched instead of the project.
  ///   - language: BCP 47 tag of the texts; nil for the one that the app is developed in.
  ///   - screen: the size in points of the phone that shows the app.
  ///   - stamps: gets the files that are read.
  package init(
    of source: String, assets: String?, language: String?, screen: CGSize? = nil,
    stamps: FileStamps = FileStamps()
  ) {
    self.source = source
    self.stamps = stamps
    self.language = language
    self.screen = screen
    let project = FileAccess(projectOf: source)
    let folder = assets.map { $0.hasSuffix(".xcassets") ? PathName.folder(of: $0) : $0 }
    root = folder ?? project.home
    // A folder that the user has named is read wherever it is.
    access = folder == nil ? project : nil
  }

  /// The project around a source.
  package static func around(_ source: String) -> AppFiles {
    projects.reading(of: PathName.folder(of: source)) {
      AppFiles(of: source, assets: nil, language: nil, stamps: $0)
    }
  }

  // MARK: Files

  package func path(named name: String) -> String? { paths(named: name).first }

  /// The asset catalogues, the nearest first.
  package var catalogs: [String] { paths(named: Self.catalogName) }

  /// The storyboards, in the order of their names, copies that editors keep (`Main~.storyboard`) last.
  package var storyboards: [String] {
    let found = all(".storyboard")
    return found.filter { !$0.hasSuffix("~.storyboard") }
      + found.filter { $0.hasSuffix("~.storyboard") }
  }
  package var interfaces: [String] { all(".xib") + storyboards }

  /// What the storyboards say, which are read once.
  struct Storyboards {
    /// The names of the classes that views have.
    var classes: Set<String> = []
    /// Whether items of a collection size themselves, as in storyboards since Xcode 11.
    var hasSelfSizingItems = false
  }

  /// The names of the classes that views of the storyboards have.
  package var storyboardClasses: Set<String> { contents.classes }

  /// Whether a storyboard has a collection whose items size themselves.
  package var hasSelfSizingItems: Bool { contents.hasSelfSizingItems }

  private var contents: Storyboards {
    boards.withLock { boards in
      if let boards { return boards }
      var found = Storyboards()
      for path in storyboards {
        let text = text(of: path)
        for part in text.components(separatedBy: "customClass=\"").dropFirst() {
          found.classes.insert(String(part.prefix { $0 != "\"" }))
        }
        if text.contains("automaticEstimatedItemSize=\"YES\"") { found.hasSelfSizingItems = true }
      }
      boards = found
      return found
    }
  }

  /// The first XIB that has a cell, or a header of a collection, of a class.
  package func xib(ofCell name: String) -> String? {
    cells.withLock { cells in
      if let cells { return cells[name] }
      var found: [String: String] = [:]
      for path in all(".xib") {
        let text = text(of: path)
        for kind in ["<tableViewCell ", "<collectionViewCell ", "<collectionReusableView "] {
          for part in text.components(separatedBy: kind).dropFirst() {
            let tag = part.prefix { $0 != ">" }.components(separatedBy: " customClass=\"")
            guard tag.count == 2 else { continue }
            let name = String(tag[1].prefix { $0 != "\"" })
            if found[name] == nil { found[name] = path }
          }
        }
      }
      cells = found
      return found[name]
    }
  }

  /// The text of an Interface Builder file; empty for one that is too large or cannot be read.
  private func text(of path: String) -> String {
    stamps.note(path)
    return String(
      decoding: (try? FileContents.read(path, limit: InterfaceLimits.bytes)) ?? [], as: UTF8.self)
  }

  private func all(_ ending: String) -> [String] {
    files.keys.filter { $0.hasSuffix(ending) }.sorted().flatMap(paths)
  }

  private func paths(named name: String) -> [String] {
    let found = files[name] ?? []
    if !name.hasPrefix(".") { found.forEach(stamps.note) }
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
    stamps.note(root + "/")
    let names = FileManager.default.enumerator(atPath: root)
    while count < Self.mostFiles, let name = names?.nextObject() as? String {
      count += 1
      let last = PathName.last(of: name)
      if last.hasSuffix(Self.catalogName), !last.hasPrefix(".") {
        files[Self.catalogName, default: []].append(root == "/" ? "/\(name)" : "\(root)/\(name)")
      }
      if SourceEndings.isPassedOver(last) {
        names?.skipDescendants()
        continue
      }
      stamps.note(name, in: root)
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
    self.table(table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable")[key]
  }

  package var textTables: [String] {
    let endings = [".strings", ".xcstrings"]
    return Set(
      files.keys.filter { name in endings.contains(where: name.hasSuffix) }.map(PathName.stem)
    )
    .sorted()
  }

  package func textKeys(of table: String) -> [String] { self.table(table).keys.sorted() }

  private func table(_ name: String) -> [String: String] {
    tables.withLock { tables in
      if let known = tables[name] { return known }
      let texts = texts(of: name)
      tables[name] = texts
      return texts
    }
  }

  /// The texts of a table, in the picture's language, else in what is likely the app's own.
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

  // MARK: Plurals

  package func plural(for key: String, table: String?) -> PluralText? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let found = plurals.withLock { tables in
      if let known = tables[table] { return known[key] }
      let texts = plurals(of: table)
      tables[table] = texts
      return texts[key]
    }
    if let found { asked.withLock { $0[found.writtenFormat] = found } }
    return found
  }

  package func plural(withFormat format: String) -> PluralText? {
    asked.withLock { $0[format] }
  }

  private func plurals(of table: String) -> [String: PluralText] {
    let lists = paths(named: "\(table).stringsdict")
    let catalogs = paths(named: "\(table).xcstrings")
    for wanted in LocalizedTexts.standIns(for: language ?? "en") + ["en", "base"] {
      var texts: [String: PluralText] = [:]
      for path in lists
      where LocalizedTexts.tag(of: PathName.last(of: PathName.folder(of: path))) == wanted {
        texts.merge(Self.plurals(propertyList(at: path))) { present, _ in present }
      }
      for path in catalogs {
        guard let source = SourceText.read(path, limit: Self.largestList, log: DiagnosticLog()),
          let value = JSONReader.read(source, log: DiagnosticLog()),
          let catalog = StringCatalog(value)
        else { continue }
        let spelled = catalog.languages.filter { $0.lowercased() == wanted }
        texts.merge(catalog.plurals(in: spelled)) { present, _ in present }
      }
      if !texts.isEmpty { return texts }
    }
    return [:]
  }

  /// The texts of a `.stringsdict`.
  private static func plurals(_ list: [String: Any]) -> [String: PluralText] {
    list.compactMapValues { entry in
      guard let fields = entry as? [String: Any],
        let format = fields["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      let variables = fields.compactMapValues {
        ($0 as? [String: Any])?.compactMapValues { $0 as? String }
      }
      return PluralText(format: format, variables: variables)
    }
  }

  // MARK: The property list

  package var info: [String: Any] { path(named: "Info.plist").map(propertyList) ?? [:] }

  /// The one appearance that the app has by its property list; nil for both.
  package var interfaceStyle: UIUserInterfaceStyle? {
    switch info["UIUserInterfaceStyle"] as? String {
    case "Dark": .dark
    case "Light": .light
    default: nil
    }
  }

  private func propertyList(at path: String) -> [String: Any] {
    guard let bytes = (try? FileContents.read(path, limit: Self.largestList)).flatMap(\.self),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// The fonts that the property list gives the app, as `UIAppFonts`, in their order.
  package var fonts: [String] {
    let names = info["UIAppFonts"] as? [String] ?? []
    return names.prefix(Self.mostFonts).compactMap { path(named: PathName.last(of: $0)) }
  }
}
