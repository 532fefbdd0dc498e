import TestSupport
import Testing

@testable import CellTemplates
@testable import UIKitCore

@Suite("Variants of a template")
struct VariantsReaderTests {
  /// What a template's variants are, each as its values in one line.
  private func variants(_ yaml: String) throws -> [String] {
    let source = "cells: {C: {textLabel: {text: x}}}\ndata: [{a: 1}]\n\(yaml)\n"
    return try Template.parse(source, file: "t.yaml").variants.map { variant in
      let words: [String?] = [
        variant.name.map { "\($0):" }, variant.target.slug, variant.profile,
        variant.appearance.map { $0 == .dark ? "dark" : "light" },
        variant.contentSizeCategory?.shortName, variant.language,
        variant.direction.map { $0 == .rightToLeft ? "rtl" : "ltr" },
        variant.scale.map { "\($0.plain)x" },
      ]
      return words.compactMap(\.self).joined(separator: " ")
    }
  }

  @Test("Without variants there is one for each width")
  func widths() throws {
    #expect(try variants("") == ["320", "568"])
    #expect(try variants("widths: [iPhone X landscape, 320, 320]") == ["812", "320"])
  }

  @Test("An entry stands for every combination of its axes, places first")
  func product() throws {
    let yaml = "variants: {widths: [320, 568], appearance: both, contentSizeCategory: [L, AX3]}"
    #expect(
      try variants(yaml) == [
        "320 light L", "320 light AX3", "320 dark L", "320 dark AX3", "568 light L",
        "568 light AX3", "568 dark L", "568 dark AX3",
      ])
  }

  @Test("An entry without a place is seen at the template's widths")
  func ownWidths() throws {
    #expect(
      try variants("widths: [300, 400]\nvariants: {appearance: dark}") == ["300 dark", "400 dark"])
  }

  @Test("Devices are turned, widths are not")
  func devices() throws {
    #expect(
      try variants("variants: {width: 320, devices: [iphone-15, iPad], orientation: both}") == [
        "320", "iphone-15", "iphone-15-landscape", "ipad", "ipad-landscape",
      ])
  }

  @Test("Entries make a list, may have names, and count once")
  func list() throws {
    let yaml = """
      languages: [en, ar]
      variants:
        - { width: 320 }
        - { name: night, width: 320, appearance: dark, scale: 3, profile: ios7 }
        - { width: 320, language: [en, ar], direction: leftToRight }
        - { width: [320] }
      """
    #expect(
      try variants(yaml) == [
        "320", "night: 320 ios7 dark 3x", "320 en ltr", "320 ar ltr",
      ])
  }

  @Test("Combinations can be left out and added")
  func excludeInclude() throws {
    let yaml = """
      variants:
        devices: [iPhone SE, iPhone 15]
        orientation: both
        contentSizeCategory: [large, AX5]
        exclude:
          - { orientation: landscape, contentSizeCategory: AX5 }
          - { device: iPhone SE, contentSizeCategory: [AX5] }
        include: { name: tablet, device: iPad mini }
      """
    #expect(
      try variants(yaml) == [
        "iphone-se L", "iphone-se-landscape L", "iphone-15 L", "iphone-15 AX5",
        "iphone-15-landscape L", "tablet: ipad-mini",
      ])
  }

  @Test("What is wrong is told with its place", arguments: BadVariants.all)
  func problems(bad: BadVariants) {
    let source = "cells: {C: {textLabel: {text: x}}}\ndata: [{a: 1}]\n\(bad.yaml)\n"
    let errors = #expect(throws: TemplateErrors.self) {
      try Template.parse(source, file: "t.yaml")
    }
    #expect(errors?.diagnostics.map(\.description) == bad.errors)
  }
}

/// Wrong variants, from the third line of a template on, and what is said about them.
struct BadVariants: Sendable, CustomTestStringConvertible {
  let yaml: String
  let errors: [String]
  var testDescription: String { yaml }

  init(_ yaml: String, _ errors: String...) {
    self.yaml = yaml
    self.errors = errors
  }

  static let all = [
    BadVariants(
      "variants: []", "t.yaml:3:11: error: variants without a variant, expected at least one"),
    BadVariants(
      "variants: 320",
      "t.yaml:3:11: error: a variant cannot be a single value, expected a mapping of its keys"),
    BadVariants(
      "variants: {wdith: 320}",
      "t.yaml:3:12: error: unknown key 'wdith' in a variant; did you mean 'width'?"),
    BadVariants(
      "variants: {device: iPhone 51}",
      "t.yaml:3:20: error: 'device' cannot be 'iPhone 51', expected the name of a device, such as"
        + " 'iPhone 15'; did you mean 'iPhone 5s'?"),
    BadVariants(
      "variants: {orientation: landscape}",
      "t.yaml:3:25: error: an orientation without a device, expected 'device' with a name;"
        + " a width has no orientation"),
    BadVariants(
      "variants: {appearance: drak}",
      "t.yaml:3:24: error: 'appearance' cannot be 'drak', expected light, dark or both;"
        + " did you mean 'dark'?"),
    BadVariants(
      "variants: {contentSizeCategory: AX6}",
      "t.yaml:3:33: error: 'contentSizeCategory' cannot be 'AX6', expected a text size: XS, S, M,"
        + " L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5, or UIKit's name for it;"
        + " did you mean 'AX1'?"),
    BadVariants(
      "variants: {name: a/b, width: 320}",
      "t.yaml:3:18: error: 'name' cannot be 'a/b', expected a name of letters, digits, '-' and '_',"
        + " at most 60"),
    BadVariants(
      "variants: {name: two, widths: [320, 568]}",
      "t.yaml:3:18: error: one name for 2 variants, expected a name for one;"
        + " write them as entries of their own"),
    BadVariants(
      "variants: [{name: a, width: 1}, {name: a, width: 2}]",
      "t.yaml:3:11: error: two variants are named 'a', expected names that differ"),
    BadVariants(
      "languages: [en, ar]\nvariants: {language: de}",
      "t.yaml:4:22: error: 'language' cannot be 'de', expected a language such as en, ar or"
        + " zh-Hant; the template's 'languages' are en or ar"),
    BadVariants(
      "languages: [english]",
      "t.yaml:3:13: error: 'languages' cannot be 'english', expected a language such as en, ar or"
        + " zh-Hant"),
    BadVariants(
      "variants: {width: 1, exclude: {width: 1}}",
      "t.yaml:3:11: error: variants without a variant, expected at least one"),
    BadVariants(
      "variants: {scale: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], width: *a, profile: &b"
        + " [ios7, ios7, ios7, ios7, ios7, ios7, ios7, ios7, ios7, ios7, ios7]}",
      "t.yaml:3:11: error: axes that make more than 1000 variants, expected at most 1000"),
  ]
}
