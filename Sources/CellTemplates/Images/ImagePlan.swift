import Diagnostics
import Reading
import UIKit

/// An image as a template describes it.
struct ImagePlan: Sendable {
  /// What the picture is.
  enum Source: Sendable {
    /// A size and a name.
    case placeholder(name: String?)
    /// A PNG or JPEG file beside the template.
    case file(TextPattern, ImageFolder)
    /// A symbol of the system.
    case symbol(TextPattern, SymbolPlan)
  }

  let source: Source
  /// The size in points; a file or symbol has its own.
  var width: BoundLength?
  var height: BoundLength?
  var renderingMode = UIImage.RenderingMode.automatic
  var tintColor: UIColor?

  /// Whether every row shows the same.
  var isConstant: Bool {
    let isBound: Bool =
      switch source {
      case .placeholder: false
      case .file(let pattern, _), .symbol(let pattern, _): !pattern.isConstant
      }
    return !isBound && width?.isConstant != false && height?.isConstant != false
  }

  /// The picture of a row; nil for a row that tells none.
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
        return .missing(FileName.last(of: name), standingIn: size)
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

/// A symbol's size and weight; a text style follows the text size where a cell is made.
struct SymbolPlan: Sendable {
  var font: FontPlan?
  var pointSize: Double?
  var weight: UIImage.SymbolWeight?
  var scale = UIImage.SymbolScale.default

  func configuration() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: pointSize.map { CGFloat($0) } ?? font?.font().pointSize ?? 17,
      weight: weight ?? .regular, scale: scale)
  }
}

/// A length that may come from the row.
struct BoundLength: Sendable {
  let pattern: TextPattern

  var isConstant: Bool { pattern.isConstant }

  /// The row's length in points; nil when it has none or one that no image can have.
  func value(for row: DataRecord) -> Double? {
    pattern.text(for: row).flatMap { Double($0) }.flatMap { Self.range.contains($0) ? $0 : nil }
  }

  static let range: ClosedRange<Double> = 1...10_000
}

/// The files that an image names, to be looked for before any row is shown.
struct ImageUse: Sendable {
  let pattern: TextPattern
  let folder: ImageFolder
  let location: FileLocation

  /// Reports a file that cannot be used, at the first place that names it.
  func check(_ row: DataRecord, log: DiagnosticLog) {
    guard let name = pattern.text(for: row), !name.isEmpty,
      case .failure(let error) = folder.image(name, at: location),
      folder.location(of: name) == location
    else { return }
    let isSymbol = SymbolCatalog.drawing(named: name) != nil
    log.warning(
      at: location, "\(Diagnostic.quoted(name)): \(error); a placeholder is drawn",
      hint: isSymbol ? "write {systemName: \(name)} for the symbol" : nil)
  }
}
