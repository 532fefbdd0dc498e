import Foundation
import ImageCoding
import Reading
import UIKit

/// An `.imageset`: one image, with files per scale, device and appearance.
struct ImageSet {
  private struct Entry {
    let file: String
    /// Pixels per point; nil for a file that applies to all scales.
    let scale: Int?
    let variant: AssetVariant
  }

  private let folder: AssetFolder
  private let entries: [Entry]
  private let renderingMode: UIImage.RenderingMode

  /// Nil, with the reason in the log, if it cannot be read.
  init?(_ folder: AssetFolder, _ log: DiagnosticLog) {
    guard let contents = folder.contents(log) else { return nil }
    self.folder = folder
    entries = contents.records("images").compactMap { entry in
      guard let file = entry["filename"]?.text else { return nil }
      let scale = entry["scale"]?.text.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }
      return Entry(file: file, scale: scale, variant: AssetVariant(entry))
    }
    switch contents.record("properties")?["template-rendering-intent"]?.text {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: renderingMode = .automatic
    }
  }

  /// The image for an environment, and its file; nil if there is none that can be drawn.
  func image(
    named name: String, isTablet: Bool, in environment: LayoutEnvironment, _ log: DiagnosticLog
  ) -> (image: UIImage, file: String)? {
    guard let entry = entry(isTablet: isTablet, environment) else { return nil }
    guard let path = folder.file(entry.file, log) else { return nil }
    let ending = (entry.file as NSString).pathExtension.lowercased()
    if ["pdf", "svg"].contains(ending) { return drawing(named: name, path, ending, log) }
    do throws(ImageFileError) {
      let image = try UIImage.load(path, scale: CGFloat(entry.scale ?? 1)).named(name)
      return (image.withRenderingMode(renderingMode), path)
    } catch {
      log.warning(at: FileLocation(file: path), "\(error)")
      return nil
    }
  }

  /// A placeholder in the size of a vector file.
  private func drawing(
    named name: String, _ path: String, _ ending: String, _ log: DiagnosticLog
  ) -> (image: UIImage, file: String)? {
    let bytes = (try? FileContents.read(path, limit: InterfaceLimits.vectorBytes)) ?? []
    if let remnant = GitRemnant.diagnostic(.warning, of: bytes, file: path) {
      log.report(remnant)
      return nil
    }
    let size = VectorSize.read(bytes)
    log.warning(
      at: FileLocation(file: folder.description),
      "\(Diagnostic.quoted(name)) is a \(ending.uppercased()), which is not drawn",
      hint: size == nil
        ? "a placeholder of the size in the document's resources stands for it"
        : "a placeholder of its size stands for it")
    guard let size else { return nil }
    let image = UIImage(name: name, size: CGSize(width: size.width, height: size.height))
    return (image.withRenderingMode(renderingMode), path)
  }

  /// Of the entries that fit best, the one with the screen's scale, else with the most pixels.
  private func entry(isTablet: Bool, _ environment: LayoutEnvironment) -> Entry? {
    let isDark = environment.userInterfaceStyle == .dark
    let fits = entries.compactMap { entry in
      entry.variant.fit(isTablet: isTablet, isDark: isDark).map { (entry: entry, fit: $0) }
    }
    let best = fits.map(\.fit).max()
    let candidates = fits.filter { $0.fit == best }.map(\.entry)
    return candidates.first { $0.scale.map(Double.init) == Double(environment.displayScale) }
      ?? candidates.max { ($0.scale ?? 1) < ($1.scale ?? 1) }
  }
}

/// The conditions under which an entry of an asset applies.
struct AssetVariant {
  private let idiom: String
  private let isDark: Bool
  /// Whether the entry is for high contrast, right-to-left or a size class: not supported.
  private let isSpecial: Bool

  init(_ entry: DataRecord) {
    idiom = entry["idiom"]?.text ?? "universal"
    var isDark = false
    var isSpecial =
      ["subtype", "width-class", "height-class", "memory", "graphics-feature-set"].contains {
        entry[$0] != nil
      }
    if case .list(let appearances)? = entry["appearances"] {
      for case .record(let appearance) in appearances {
        guard appearance["appearance"]?.text == "luminosity" else {
          isSpecial = true
          continue
        }
        if appearance["value"]?.text == "dark" { isDark = true }
      }
    }
    self.isDark = isDark
    self.isSpecial = isSpecial
  }

  /// How well the entry fits, appearance before idiom; nil if it does not apply.
  func fit(isTablet: Bool, isDark wantsDark: Bool) -> Int? {
    guard !isSpecial, wantsDark || !isDark else { return nil }
    let own = isTablet ? "ipad" : "iphone"
    guard idiom == own || idiom == "universal" else { return nil }
    return (isDark ? 2 : 0) + (idiom == own ? 1 : 0)
  }
}

extension DataRecord {
  func records(_ name: String) -> [DataRecord] {
    guard case .list(let values)? = self[name] else { return [] }
    return values.compactMap { value in
      if case .record(let record) = value { record } else { nil }
    }
  }

  func record(_ name: String) -> DataRecord? {
    if case .record(let record)? = self[name] { record } else { nil }
  }
}
