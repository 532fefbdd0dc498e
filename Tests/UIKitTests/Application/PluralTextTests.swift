import Foundation
import Testing

@testable import UIKit

/// The forms are Unicode's plural rules (CLDR); the texts are made up.
@Suite("Texts with forms for numbers")
struct PluralTextTests {
  private static let songs = PluralText(
    format: "%#@songs@",
    variables: ["songs": ["one": "%d song", "other": "%d songs", "zero": "no song"]])

  @Test(
    "take the form of the number, and that for nothing in every language",
    arguments: [(0, "no song"), (1, "1 song"), (2, "2 songs"), (21, "21 songs")])
  func english(number: Int, text: String) {
    #expect(Self.songs.text([number], in: "en", nil) == text)
  }

  @Test("have several numbers, in their order or by their own")
  func several() {
    let text = PluralText(
      format: "%#@songs@ by %@, %2$#@albums@? 100 %%",
      variables: [
        "songs": ["one": "%d song", "other": "%d songs"],
        "albums": ["one": "an album", "other": "%d albums"],
      ])
    // The second argument is both a text in order and the number of albums here.
    #expect(text.format(for: [2, 1], in: "en") == "%1$d songs by %2$@, an album? 100 %%")
    let ordered = PluralText(
      format: "%@ has %2$#@songs@",
      variables: ["songs": ["one": "%d song", "other": "%d songs"]])
    #expect(ordered.text(["Eva", 1], in: nil, nil) == "Eva has 1 song")
  }

  @Test("have forms with variables of their own, and end where these lead in a circle")
  func nested() {
    let text = PluralText(
      format: "%#@files@",
      variables: [
        "files": ["one": "a file in %#@folders@", "other": "%d files in %#@folders@"],
        "folders": ["one": "a folder", "other": "%d folders"], "loop": ["other": "%#@loop@"],
      ])
    #expect(text.text([3, 1], in: "en", nil) == "3 files in a folder")
    let circle = PluralText(format: "%#@a@", variables: ["a": ["other": "%#@a@%#@a@"]])
    #expect(circle.format(for: [1], in: "en").count < 1000)
    #expect(PluralText(format: "%#@b@ %", variables: [:]).format(for: [], in: "en") == "b %%")
  }

  static let rules: [(language: String, numbers: [Int], category: String)] = [
    ("de", [1], "one"), ("de", [0, 2, 11], "other"), ("ja", [0, 1, 5], "other"),
    ("fr", [0, 1], "one"), ("fr-CA", [2], "other"), ("ru", [1, 21, 101], "one"),
    ("ru", [2, 24, 103], "few"), ("ru", [0, 5, 11, 12, 111], "many"), ("pl", [1], "one"),
    ("pl", [2, 22], "few"), ("pl", [0, 5, 12, 21], "many"), ("cs", [2, 4], "few"),
    ("cs", [0, 5], "other"), ("hr", [5], "other"), ("ar", [0], "zero"), ("ar", [2], "two"),
    ("ar", [3, 110], "few"), ("ar", [11, 199], "many"), ("ar", [100, 102], "other"),
    ("he", [2], "two"), ("ro", [0, 19, 101], "few"), ("ro", [20], "other"), ("lt", [21], "one"),
    ("lt", [2, 29], "few"), ("lt", [10, 12], "other"), ("lv", [10, 11], "zero"),
    ("lv", [21], "one"), ("sl", [101], "one"), ("sl", [2], "two"), ("sl", [3, 104], "few"),
    ("xx", [1], "one"), ("xx", [2], "other"),
  ]

  @Test("follow the rules of their language", arguments: rules)
  func languages(language: String, numbers: [Int], category: String) {
    let names = ["zero", "one", "two", "few", "many", "other"]
    let text = PluralText(
      format: "%#@n@",
      variables: ["n": Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })])
    for number in numbers where number > 0 || category == "zero" {
      #expect(text.format(for: [Double(number)], in: language) == category, "\(number)")
    }
    let without = PluralText(
      format: "%#@n@",
      variables: [
        "n": Dictionary(uniqueKeysWithValues: names.dropFirst().map { ($0, $0) })
      ])
    if numbers.contains(0), category != "zero" {
      #expect(without.format(for: [0], in: language) == category)
    }
  }
}
