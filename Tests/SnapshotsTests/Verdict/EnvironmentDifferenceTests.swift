import Testing

@testable import Snapshots

@Suite("What differs between two machines")
struct EnvironmentDifferenceTests {
  @Test(
    "is told with what to do about it, for the machine's own package manager",
    arguments: [
      (
        "FreeType 2.12.1", "FreeType 2.13.2", EnvironmentDifference.Platform.debian,
        "the reference was made with FreeType 2.12.1, here is 2.13.2: install it (apt-get install"
          + " 'libfreetype6=2.12.1*' where the release has it), or compare where the references are"
          + " made (the same container image)"
      ),
      (
        "ICU 72.1", "ICU 74.2", .macOS,
        "the reference was made with ICU 72.1, here is 74.2: install it (brew install icu4c@72), or"
          + " compare where the references are made (the same container image)"
      ),
      (
        "system: Inter 4.001 fc30", "system: Inter 3.19 d1b2", .debian,
        "the reference was made with Inter 4.001 for system text, here is Inter 3.19: run"
          + " scripts/setup-fonts, or put the file into the fonts folder (PLUMB_FONTS, else"
          + " ~/.cache/plumb/fonts)"
      ),
      (
        "system: Inter 4.001 fc30", "system: substitute DejaVu Sans 2.37 d1b2", .debian,
        "the reference was made with Inter 4.001 for system text, here is DejaVu Sans 2.37: run"
          + " scripts/setup-fonts, or put the file into the fonts folder (PLUMB_FONTS, else"
          + " ~/.cache/plumb/fonts)"
      ),
      (
        "emoji: Noto Color Emoji 2.042 b207", "emoji: none", .debian,
        "the reference was made with Noto Color Emoji 2.042 for emoji, here is none: run"
          + " scripts/setup-fonts, or put the file into the fonts folder (PLUMB_FONTS, else"
          + " ~/.cache/plumb/fonts)"
      ),
      (
        "Thai: Noto Sans Thai 2.002 aa", "Thai: Noto Sans Thai 2.002 bb", .debian,
        "the reference was made with the Noto Sans Thai 2.002 with the contents aa for Thai text, here"
          + " is the Noto Sans Thai 2.002 with the contents bb: run scripts/setup-fonts, or put the file"
          + " into the fonts folder (PLUMB_FONTS, else ~/.cache/plumb/fonts)"
      ),
    ])
  func advice(
    reference: String, present: String, platform: EnvironmentDifference.Platform, expected: String
  ) {
    let differences = EnvironmentDifference.between(["Cairo 1", reference], ["Cairo 1", present])
    #expect(differences.map { $0.advice(for: platform) } == [expected])
  }

  @Test("is the version of the system font's spacing, which older references do not name")
  func textMetrics() {
    let differences = EnvironmentDifference.between(
      ["FreeType 2.12.1"], ["text metrics 1.0", "FreeType 2.12.1"])
    #expect(
      differences.map { $0.advice(for: .debian) } == [
        "the reference has the text metrics of a version before 1.0, here are 1.0: record it again"
      ])
  }

  @Test("is nothing where both have the same, in whatever order")
  func same() {
    #expect(EnvironmentDifference.between(["a: A 1 x", "B 2"], ["B 2", "a: A 1 x"]) == [])
    let hangul = ["a: A 1 x", "Hangul: NanumSquare 1 y"]
    #expect(EnvironmentDifference.between(["a: A 1 x"], hangul) == [])
  }
}
