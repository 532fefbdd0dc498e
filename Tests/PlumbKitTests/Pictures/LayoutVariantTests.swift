import CellSources
import CellTemplates
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("Variants of a request")
struct LayoutVariantTests {
  private func variants(
    _ request: LayoutRequest, _ more: String = ""
  ) throws -> [LayoutVariant] {
    let yaml = "cells: {C: {textLabel: {text: x}}}\ndata: [{a: 1}]\n\(more)\n"
    return try CellSource(try Template.parse(yaml, file: "mail.yaml")).variants(request)
  }

  private func suffixes(_ request: LayoutRequest, _ more: String = "") throws -> [String] {
    try variants(request, more).map(\.suffix)
  }

  private func request(_ change: (inout LayoutRequest) -> Void) -> LayoutRequest {
    var request = LayoutRequest()
    change(&request)
    return request
  }

  private var phone: Device { Device.named("iPhone 15") ?? Device.all[0] }

  @Test("Pictures are called after the width alone as long as nothing else is asked for")
  func widths() throws {
    #expect(try suffixes(LayoutRequest()) == ["320", "568"])
    #expect(try suffixes(LayoutRequest(widths: [375.5])) == ["375.5"])
    #expect(try suffixes(LayoutRequest(scale: 3, profile: "ios7")) == ["320", "568"])
    #expect(try suffixes(LayoutRequest(), "userInterfaceStyle: dark\nscale: 3") == ["320", "568"])
  }

  @Test("Every axis adds its word, in one order")
  func words() throws {
    let request = request {
      $0.devices = [phone]
      $0.orientations = [.landscape]
      $0.languages = ["ar"]
      $0.appearances = [.dark]
      $0.contentSizeCategories = [.accessibilityExtraLarge]
    }
    #expect(try suffixes(request) == ["iphone-15-landscape-dark-AX3-ar"])
    #expect(try variants(request)[0].remarks == ["dark", "text size AX3", "ar"])
    #expect(try variants(request)[0].direction == .rightToLeft)
    #expect(try variants(request)[0].scale == 3)
  }

  @Test("A value that is the template's own adds nothing, and the phone's default then does")
  func owns() throws {
    let both = request { $0.appearances = [.light, .dark] }
    #expect(try suffixes(both, "widths: 320") == ["320", "320-dark"])
    #expect(
      try suffixes(both, "widths: 320\nuserInterfaceStyle: dark") == ["320-light", "320"])
    let directions = request { $0.directions = [.leftToRight, .rightToLeft] }
    #expect(try suffixes(directions, "widths: 320") == ["320", "320-rtl"])
    #expect(try suffixes(directions, "widths: 320\nlanguages: ar") == ["320-ltr", "320"])
  }

  @Test("Axes of the request replace those of the template's variants")
  func replaces() throws {
    let template = "variants: {widths: [320, 568], appearance: both, scale: 3}"
    #expect(
      try suffixes(LayoutRequest(), template) == ["320-3x", "320-dark-3x", "568-3x", "568-dark-3x"])
    #expect(
      try suffixes(request { $0.appearances = [.light] }, template) == ["320-3x", "568-3x"])
    #expect(
      try suffixes(request { $0.widths = [400] }, template) == ["400-3x", "400-dark-3x"])
    #expect(try suffixes(LayoutRequest(scale: 1), template).first == "320")
  }

  @Test("A named variant keeps its name, with what the request changes after it")
  func named() throws {
    let template = "variants: [{name: night, width: 320, appearance: dark}, {width: 568}]"
    #expect(try suffixes(LayoutRequest(), template) == ["night", "568"])
    #expect(
      try suffixes(request { $0.appearances = [.light] }, template) == ["night-light", "568"])
    #expect(try suffixes(request { $0.widths = [375] }, template) == ["night-375", "375"])
    #expect(try variants(LayoutRequest(), template)[0].remarks == ["dark"])
  }

  @Test("Two pictures of one name are refused")
  func collision() throws {
    let template = "variants: [{name: '320', width: 568}, {width: 320}]"
    let error = #expect(throws: PlumbError.self) { try variants(LayoutRequest(), template) }
    #expect(
      error?.diagnostics.map(\.description) == [
        "mail.yaml: error: two variants have the name '320'; give them names of their own"
      ])
  }

  @Test("No combination of axes shares its name with another")
  func unique() throws {
    let request = request {
      $0.devices = [phone, Device.all[0]]
      $0.orientations = Orientation.allCases
      $0.contentSizeCategories = UIContentSizeCategory.allCases
      $0.appearances = [.light, .dark]
      $0.directions = [.leftToRight, .rightToLeft]
      $0.languages = ["en", "ar"]
    }
    let names = try suffixes(request, "widths: 320")
    #expect(names.count == 2 * 2 * 12 * 2 * 2 * 2)
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  @Test("Too many pictures are refused before one is drawn")
  func limit() throws {
    let request = request {
      $0.devices = Device.all
      $0.orientations = Orientation.allCases
      $0.contentSizeCategories = UIContentSizeCategory.allCases
    }
    let error = #expect(throws: PlumbError.self) { try variants(request) }
    #expect(error?.diagnostics.first?.message.contains("more than 1000 pictures") == true)
  }

  @Test("A language must be one of the template's, where it says which there are")
  func languages() throws {
    let request = request { $0.languages = ["de"] }
    #expect(try suffixes(request, "widths: 320") == ["320-de"])
    let error = #expect(throws: PlumbError.self) {
      try variants(request, "languages: [en, ar]")
    }
    #expect(
      error?.diagnostics.map(\.description) == [
        "mail.yaml: error: has no texts in 'de', expected en or ar"
      ])
  }

  @Test("A language other than the template's brings its direction along")
  func direction() throws {
    let template = "widths: 320\nlanguages: [en, ar]\nlayoutDirection: rightToLeft"
    #expect(try variants(LayoutRequest(), template)[0].direction == .rightToLeft)
    let english = try variants(request { $0.languages = ["en", "ar"] }, template)
    #expect(english.map(\.direction) == [.rightToLeft, .rightToLeft])
    let mirrored = "widths: 320\nlanguages: [ar, en]"
    #expect(
      try variants(request { $0.languages = ["ar", "en"] }, mirrored).map(\.direction)
        == [.rightToLeft, .leftToRight])
  }

  @Test("A table on a device fills its screen and keeps clear of its sides")
  func screen() throws {
    let session = try PlumbSession { _ in }
    let yaml = "cells: {C: {textLabel: {text: x}}}\ndata: [{a: 1}]"
    let template = try Template.parse(yaml, file: "mail.yaml")
    let request = request {
      $0.devices = [phone]
      $0.orientations = [.landscape]
    }
    let source = CellSource(template)
    let variant = try source.variants(request)[0]
    let table = try session.cells(of: source, in: variant)
      .table(in: variant, text: session.typesetter)
    #expect(table.header.title == "mail.yaml at 852 pt, 3x, ios18, iPhone 15 landscape")
    try table.use { tableView in
      #expect(tableView.bounds.size == CGSize(width: 852, height: 393))
      tableView.layoutIfNeeded()
      #expect(tableView.visibleCells.first?.contentView.frame.minX == 59)
    }
  }
}
