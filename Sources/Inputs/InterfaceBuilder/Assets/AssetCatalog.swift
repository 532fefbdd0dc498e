import Foundation
import UIKit

/// Images and colours by name, from `.xcassets` folders. An asset is read on first use.
final class AssetCatalog {
  private var imageFolders: [String: AssetFolder] = [:]
  private var colorFolders: [String: AssetFolder] = [:]
  private var colors: [String: UIColor?] = [:]
  private var count = 0
  /// The files read so far, each once.
  private(set) var files: [String] = []
  private let log = DiagnosticLog()

  /// Opens the catalogues at these paths. The first of several assets with the same name is used.
  init(_ paths: [String]) {
    for path in paths {
      let root = AssetFolder(root: path)
      scan(root, namespace: "", depth: 0)
    }
  }

  /// The `.xcassets` folders beside a document, and beside its language folder.
  static func beside(_ document: String) -> [String] {
    let folder = PathName.folder(of: document)
    var places = [folder]
    if folder.hasSuffix(".lproj") { places.append(PathName.folder(of: folder)) }
    return places.flatMap { place in
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
        .filter { $0.hasSuffix(".xcassets") }.map { place == "." ? $0 : "\(place)/\($0)" }
    }
  }

  /// The `.xcassets` folders of an option: the path itself, or those in and below that folder.
  static func inside(_ path: String) -> [String] {
    if path.hasSuffix(".xcassets") {
      return FileManager.default.fileExists(atPath: path) ? [path] : []
    }
    var found: [String] = []
    var open = [AssetFolder(root: path)]
    var seen = 0
    while let folder = open.popLast(), seen < InterfaceLimits.assetFolders {
      seen += 1
      for child in folder.folders.reversed() {
        if child.kind == "xcassets" { found.append(child.path) } else { open.append(child) }
      }
    }
    return found.sorted()
  }

  /// The problems of the assets used so far.
  var diagnostics: [Diagnostic] { log.diagnostics }

  /// The image of a name for the current scale and appearance; nil if none can be drawn.
  func image(_ name: String, isTablet: Bool) -> UIImage? {
    guard let folder = imageFolders[name] else { return nil }
    note(folder.description)
    guard let set = ImageSet(folder, log) else { return nil }
    let image = set.image(
      named: name, isTablet: isTablet, in: LayoutEnvironment.current, log)
    if let file = image?.file { note(file) }
    return image?.image
  }

  var imageNames: [String] { imageFolders.keys.sorted() }
  var colorNames: [String] { colorFolders.keys.sorted() }

  /// The colour of a name; nil if there is none.
  func color(_ name: String, isTablet: Bool) -> UIColor? {
    if let known = colors[name] { return known }
    let color = colorFolders[name].flatMap { folder -> UIColor? in
      note(folder.description)
      return ColorSet(folder, log)?.color(isTablet: isTablet)
    }
    colors[name] = .some(color)
    return color
  }

  private func note(_ file: String) {
    if !files.contains(file) { files.append(file) }
  }

  // MARK: Scanning

  private func scan(_ folder: AssetFolder, namespace: String, depth: Int) {
    guard depth <= InterfaceLimits.assetDepth else {
      log.warning(
        at: FileLocation(file: folder.path), "folders nested too deep",
        hint: "at most \(InterfaceLimits.assetDepth) levels of a catalogue are read")
      return
    }
    for child in folder.folders {
      guard count < InterfaceLimits.assets else {
        log.warning(
          at: FileLocation(file: folder.path),
          "too many assets; at most \(InterfaceLimits.assets) are read")
        return
      }
      let name = namespace + child.name
      switch child.kind {
      case "imageset": add(child, name, to: &imageFolders)
      case "colorset": add(child, name, to: &colorFolders)
      case "":
        scan(child, namespace: child.opensNamespace(log) ? name + "/" : namespace, depth: depth + 1)
      default: break
      }
    }
  }

  private func add(_ folder: AssetFolder, _ name: String, to folders: inout [String: AssetFolder]) {
    count += 1
    if folders[name] == nil { folders[name] = folder }
  }
}
