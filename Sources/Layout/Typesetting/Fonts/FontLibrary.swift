import AtomicFiles

/// A typesetter's open faces: files by role, and instances by coordinates.
///
/// Faces are numbered in the order of their first use; the numbers identify faces within one
/// typesetter and appear in no output.
final class FontLibrary {
  let catalog: FontCatalog
  private(set) var instances: [FontInstance] = []
  private var indices: [InstanceKey: Int] = [:]
  private var files: [String: FontFile?] = [:]
  /// The state in which each file was opened.
  private var stamps: [String: FileStamp?] = [:]
  private var roleFiles: [FontRole: FontFile?] = [:]
  private var substitutes: [SubstituteKey: Int?] = [:]
  private let system: FontFile
  /// The user's own San Francisco; empty for nearly all users.
  private(set) lazy var sanFrancisco = SanFrancisco(
    among: ownFiles + catalog.systemFontFiles.compactMap(file(at:)))
  private let freeType: FreeTypeLibrary

  private struct InstanceKey: Hashable {
    var path: String
    var coordinates: [VariationCoordinate]
    var widths: FontWidths
  }

  private struct SubstituteKey: Hashable {
    var character: UInt32
    var weight: Int
  }

  /// - Throws: `FontError` if the system font cannot be opened, without which no text can be set.
  init(catalog: FontCatalog) throws(FontError) {
    self.catalog = catalog
    guard let path = catalog.paths[.system] ?? Self.substitutePath(for: .system) else {
      throw .noSystemFont(folder: catalog.folder)
    }
    let stamp = FileStamp(path)
    guard let file = FontFile(path: path), let freeType = FreeTypeLibrary() else {
      throw .unreadable(path: path)
    }
    self.freeType = freeType
    system = file
    files[path] = file
    stamps[path] = .some(stamp)
    roleFiles[.system] = file
  }

  /// The face from San Francisco's own files for a descriptor; nil if the user has none.
  func sanFranciscoFace(_ font: FontDescriptor) -> Int? {
    sanFrancisco.file(for: font).flatMap { index(of: $0.file, $0.coordinates) }
  }

  /// The face that replaces the system font; upright if the italic is missing or broken. If it
  /// replaces a font with known advances, it uses those.
  func systemFace(
    _ font: FontDescriptor, _ edition: SystemFontEdition = .ios14,
    standingFor known: KnownFont? = nil
  ) -> Int {
    let italic = font.isItalic ? file(for: .systemItalic) : nil
    let coordinates: [VariationCoordinate] = [
      .weight(Double(font.weight.rawValue)),
      .opticalSize(SystemFont.opticalSize(pointSize: font.effectivePointSize)),
    ]
    let widths =
      known.map { $0.advanceTable(weight: 400) != nil ? .known($0) : .own }
      ?? FontWidths.sanFrancisco(
        SystemFontPoint(
          pointSize: font.effectivePointSize, weight: font.weight, isItalic: font.isItalic),
        edition)
    return index(of: italic ?? system, coordinates, widths)
      ?? index(of: system, coordinates, widths) ?? 0
  }

  /// The face of a descriptor's own family; nil for the system font or an unknown family.
  func namedFace(_ font: FontDescriptor) -> Int? {
    let found: FontFile? =
      switch font.family {
      case .system: nil
      case .named(let family): namedFile(family, font)
      case .file(let path, let family): file(at: path) ?? namedFile(family, font)
      }
    return found.flatMap { index(of: $0, [.weight(Double(font.weight.rawValue))]) }
  }

  private func namedFile(_ family: String, _ font: FontDescriptor) -> FontFile? {
    ownFile(family, font) ?? FontSubstitution.path(family: family, font).flatMap(file(at:))
  }

  /// Whether the project's folder or the app has a font of a family's, full or PostScript name.
  func hasOwnFont(named name: String) -> Bool {
    let wanted = name.lowercased()
    return (ownFiles + appFiles).contains { $0.names.contains(wanted) }
  }

  private lazy var appFiles = catalog.appFiles().compactMap(file(at:))

  /// Of a family's files in the project's folder or the app, the one closest in slant, then in weight.
  private func ownFile(_ family: String, _ font: FontDescriptor) -> FontFile? {
    let wanted = family.lowercased()
    let files = (ownFiles + appFiles).filter { $0.names.contains(wanted) }
    return files.min { first, second in
      let (one, other) = (first.face.style, second.face.style)
      let slants = (one.isItalic == font.isItalic, other.isItalic == font.isItalic)
      if slants.0 != slants.1 { return slants.0 }
      return abs(one.weight - Double(font.weight.rawValue))
        < abs(other.weight - Double(font.weight.rawValue))
    }
  }

  /// The files without a role in the project's folder, in the order of their names.
  var ownFiles: [FontFile] { catalog.families.compactMap(file(at:)) }

  /// The face of a role at a weight; nil if the catalog lacks it or the file is broken.
  func face(for role: FontRole, weight: FontWeight) -> Int? {
    file(for: role).flatMap { index(of: $0, [.weight(Double(weight.rawValue))]) }
  }

  /// A face outside the catalog with a character, by fontconfig, cached; nil if there is none.
  func substitute(for character: UInt32, weight: FontWeight) -> Int? {
    let key = SubstituteKey(character: character, weight: weight.rawValue)
    if let known = substitutes[key] { return known }
    let found = FontSubstitution.path(covering: character).flatMap { file(at: $0) }
      .flatMap { index(of: $0, [.weight(Double(weight.rawValue))]) }
      .flatMap { instances[$0].nominalGlyph(character) == nil ? nil : $0 }
    substitutes[key] = .some(found)
    return found
  }

  /// The file of a role: the pinned one, else fontconfig's substitute.
  func file(for role: FontRole) -> FontFile? {
    if let known = roleFiles[role] { return known }
    let pinned = catalog.paths[role].flatMap { file(at: $0) }
    let found = pinned ?? Self.substitutePath(for: role).flatMap { file(at: $0) }
    roleFiles[role] = .some(found)
    return found
  }

  private static func substitutePath(for role: FontRole) -> String? {
    role.substitutePattern.flatMap {
      FontSubstitution.path(matching: $0, covering: role.typicalCharacter)
    }
  }

  private func file(at path: String) -> FontFile? {
    if let known = files[path] { return known }
    stamps[path] = .some(FileStamp(path))
    let file = FontFile(path: path)
    files[path] = .some(file)
    return file
  }

  /// Whether every file that was looked for is as it was then.
  var isCurrent: Bool { stamps.allSatisfy { FileStamp($0.key) == $0.value } }

  private func index(
    of file: FontFile, _ coordinates: [VariationCoordinate], _ widths: FontWidths = .own
  ) -> Int? {
    let key = InstanceKey(path: file.path, coordinates: coordinates, widths: widths)
    if let known = indices[key] { return known }
    guard
      let instance = FontInstance(
        file: file, coordinates: coordinates, widths: widths, library: freeType)
    else { return nil }
    indices[key] = instances.count
    instances.append(instance)
    return instances.count - 1
  }
}

/// The reason why a typesetter could not be created.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither the folder nor the machine has a font that can replace the system font.
  case noSystemFont(folder: String)
  /// The file exists, but is no valid font.
  case unreadable(path: String)

  /// The problem and the command that solves it, in one sentence.
  public var description: String {
    switch self {
    case .noSystemFont(let folder):
      "no fonts in \(folder): run scripts/setup, which fetches them, or point PLUMB_FONTS at a "
        + "folder that holds InterVariable.ttf"
    case .unreadable(let path):
      "\(path) is not a font this program can read: delete it and run scripts/setup"
    }
  }
}
