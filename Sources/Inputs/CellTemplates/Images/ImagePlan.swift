import Foundation
import ImageCoding
import Locking
import Reading
import UIKitCore

/// An image as a template describes it.
struct ImagePlan: Sendable {
  /// Where the pixels come from.
  enum Source: Sendable {
    case placeholder(name: String?)
    /// A PNG or JPEG file.
    case file(TextPattern, ImageFolder)
    case symbol(TextPattern, SymbolPlan)
  }

  let source: Source
  /// The size in points; files and symbols have their own.
  var width: BoundLength?
  var height: BoundLength?
  var renderingMode = UIImage.RenderingMode.automatic
  var tintColor: UIColor?

  /// Whether the image is the same for every row.
  var isConstant: Bool {
    let isBound: Bool =
      switch source {
      case .placeholder: false
      case .file(let pattern, _), .symbol(let pattern, _): !pattern.isConstant
      }
    return !isBound && width?.isConstant != false && height?.isConstant != false
  }

  /// The image for a row; nil if the row names none.
  func image(for row: DataRecord) -> UIImage? {
    guard let image = picture(for: row, standingIn: size(for: row)) else { return nil }
    let colored = tintColor.map { image.withTintColor($0) } ?? image
    return renderingMode == .automatic ? colored : colored.withRenderingMode(renderingMode)
  }

  private func picture(for row: DataRecord, standingIn size: CGSize?) -> UIImage? {
    switch source {
    case .placeholder(let name): return size.map { UIImage(name: name, size: $0) }
    case .symbol(let pattern, let plan):
      guard let name = pattern.text(for: row), !name.isEmpty else { return nil }
      let symbol = UIImage(systemName: name, withConfiguration: plan.configuration())
      return size.flatMap { symbol?.standing(in: $0) } ?? symbol
    case .file(let pattern, let folder):
      guard let name = pattern.text(for: row), !name.isEmpty else { return nil }
      guard case .success(let image) = folder.image(name) else {
        return .missing(PathName.last(of: name), standingIn: size)
      }
      return size.map(image.standing) ?? image
    }
  }

  private func size(for row: DataRecord) -> CGSize? {
    guard let width = width?.value(for: row), let height = height?.value(for: row) else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}

/// A symbol's size and weight; a text style is resolved when a cell is made.
struct SymbolPlan: Sendable {
  var font: FontPlan?
  var pointSize: Double?
  var weight: UIImage.SymbolWeight?
  var scale = UIImage.SymbolScale.default

  fileprivate func configuration() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: pointSize.map { CGFloat($0) } ?? font?.font().pointSize ?? 17,
      weight: weight ?? .regular, scale: scale)
  }
}

/// A length that may depend on the row.
struct BoundLength: Sendable {
  let pattern: TextPattern

  var isConstant: Bool { pattern.isConstant }

  /// The length for a row in points; nil if it has none, or an invalid one.
  func value(for row: DataRecord) -> Double? {
    pattern.text(for: row).flatMap { Double($0) }.flatMap { Self.range.contains($0) ? $0 : nil }
  }

  static let range: ClosedRange<Double> = 1...10_000
}

/// The files that an image names, for checking before any row is shown.
struct ImageUse: Sendable {
  let pattern: TextPattern
  let folder: ImageFolder
  let location: FileLocation

  /// The fault of a file that a row names, at the first location of it: an error if unreadable.
  func problem(_ row: DataRecord) -> Diagnostic? {
    guard let name = pattern.text(for: row), !name.isEmpty,
      case .failure(let error) = folder.image(name, at: location),
      folder.location(of: name) == location
    else { return nil }
    if let refusal = folder.refusal(of: name, at: location) { return refusal }
    let isSymbol = SymbolCatalog.drawing(named: name) != nil
    return Diagnostic(
      .warning, at: location, "\(Diagnostic.quoted(name)): \(error); a placeholder is drawn",
      hint: isSymbol ? "write {systemName: \(name)} for the symbol" : nil)
  }
}

/// The image files of a template, each read once. Paths are relative to the template.
///
/// Filled while the template is compiled; locked, because its plan may be used on any thread
/// afterwards.
final class ImageFolder: Sendable {
  /// The image of a file, or the reason why there is none, with the first location that names it.
  private struct Entry {
    let image: Result<UIImage, ImageFileError>
    var location: FileLocation?
  }

  private let folder: String
  private let access: FileAccess
  private let known: Locked<Known>

  private struct Known {
    let files: OpenedFiles
    var entries: [String: Entry] = [:]
    var bytesLeft = TemplateLimits.imageBytes
  }

  /// - Parameters:
  ///   - folder: the template's folder, ending in `/`; empty for the current one.
  ///   - files: collects every file that is opened.
  init(_ folder: String, _ files: OpenedFiles) {
    self.folder = folder
    access = files.access
    known = Locked(Known(files: files))
  }

  func image(_ name: String, at location: FileLocation? = nil) -> Result<UIImage, ImageFileError> {
    known.withLock { known in
      if let entry = known.entries[name] { return entry.image }
      let entry = Entry(image: load(name, &known), location: location)
      known.entries[name] = entry
      return entry.image
    }
  }

  func location(of name: String) -> FileLocation? {
    known.withLock { $0.entries[name]?.location }
  }

  /// The refusal of a file that the template may not name; nil for others.
  func refusal(of name: String, at location: FileLocation) -> Diagnostic? {
    guard !name.contains("://"), !admits(path(of: name)) else { return nil }
    return FileAccess.refusal(of: name, path(of: name), at: location)
  }

  private func path(of name: String) -> String { PathName.joined(name, in: folder) }

  /// Whether the file may be read, and those with more pixels that are read in its place.
  private func admits(_ path: String) -> Bool {
    UIImage.paths(of: path).allSatisfy(access.admits)
  }

  private func load(_ name: String, _ known: inout Known) -> Result<UIImage, ImageFileError> {
    if name.contains("://") {
      return .failure(.unreadable("pictures are not fetched from the network"))
    }
    guard known.entries.count < TemplateLimits.images else {
      return .failure(.unreadable("more than \(TemplateLimits.images) pictures"))
    }
    let path = path(of: name)
    guard admits(path) else { return .failure(.unreadable("leads out of the project")) }
    known.files.add(path)
    do throws(ImageFileError) {
      let image = try UIImage.load(path)
      known.bytesLeft -= image.fileBytes
      guard known.bytesLeft >= 0 else {
        throw .unreadable("more than \(TemplateLimits.imageBytes >> 20) MiB of pictures")
      }
      return .success(image.named(name))
    } catch {
      return .failure(error)
    }
  }
}
