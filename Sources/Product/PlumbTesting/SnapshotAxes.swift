import CellTemplates
import Diagnostics
import Foundation
import PlumbKit
import UIKit

/// The axes of an assertion: every combination is a picture. An axis without values is as usual.
struct SnapshotAxes {
  var widths: [Double] = []
  var devices: [String] = []
  var orientations: [Orientation] = []
  var appearances: [UIUserInterfaceStyle] = []
  var contentSizeCategories: [UIContentSizeCategory] = []
  var directions: [UIUserInterfaceLayoutDirection] = []
  var languages: [String] = []

  /// The combinations; the width or device changes slowest. Throws `AssertionProblem` for a value
  /// that does not exist.
  func variants(_ settings: SnapshotTestSettings, of test: String) throws -> [LayoutVariant] {
    try check(settings)
    var request = LayoutRequest(
      widths: widths, scale: settings.scale, profile: settings.profile)
    request.devices = try devices.map(Self.device)
    request.orientations = orientations
    request.appearances = appearances
    request.contentSizeCategories = contentSizeCategories
    request.directions = directions
    request.languages = languages
    return try request.variantsOfCode(in: settings.language ?? Self.usualLanguage, named: test)
  }

  /// The language that most code is written in.
  private static let usualLanguage = "en"

  private static func device(_ name: String) throws -> Device {
    if let device = Device.named(name) { return device }
    throw AssertionProblem(
      "there is no device \(Diagnostic.quoted(name))", in: Device.all.map(\.name), near: name)
  }

  private func check(_ settings: SnapshotTestSettings) throws {
    if let width = widths.first(where: { !LayoutLimits.width.contains($0) }) {
      throw AssertionProblem("a width of \(width) points is out of range: 1 to 10,000")
    }
    if let scale = settings.scale, !LayoutLimits.scale.contains(scale) {
      throw AssertionProblem("a scale of \(scale) is out of range: 0.25 to 8")
    }
    if let profile = settings.profile, OSProfile.named(profile) == nil {
      throw AssertionProblem(
        "there is no profile \(Diagnostic.quoted(profile))", in: OSProfile.all.map(\.name),
        near: profile)
    }
    let tags = languages + [settings.language].compactMap(\.self)
    if let tag = tags.first(where: { !LanguageTag.isWellFormed($0) }) {
      throw AssertionProblem("\(Diagnostic.quoted(tag)) is no language such as en, ar or zh-Hant")
    }
    if !orientations.isEmpty, devices.isEmpty {
      throw AssertionProblem("orientations are those of devices, and none is named")
    }
  }
}

/// A fault of an assertion itself: nothing can be compared.
struct AssertionProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }

  init(_ message: String, in names: [String], near name: String) {
    let hint = Diagnostic.didYouMean(name, in: names) ?? "there are \(Diagnostic.choices(names))"
    self.message = "\(message); \(hint)"
  }
}

/// How high the picture of a view is.
public enum SnapshotHeight: Hashable, Sendable {
  /// As high as the content needs: a row as its table would size it, all rows of a table.
  case content
  /// So many points, whatever the content would like.
  case points(CGFloat)
  /// As high as the device; without a device as the screen of a small phone.
  case screen

  /// Heights that can be meant, in points.
  private static let limit = 1.0...100_000

  /// - Throws: `AssertionProblem` for a height that no picture can have.
  func check() throws(AssertionProblem) {
    guard case .points(let points) = self, !Self.limit.contains(Double(points)) else { return }
    throw AssertionProblem("a height of \(points) points is out of range: 1 to 100,000")
  }

  var request: ViewRequest.Height {
    switch self {
    case .content: .content
    case .points(let points): .points(points)
    case .screen: .screen
    }
  }
}

extension SnapshotHeight: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points: `height: 44`.
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }

  /// So many points: `height: 44.5`.
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}
