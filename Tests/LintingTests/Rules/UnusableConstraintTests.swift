import Testing

@testable import Linting

@Suite("unusable-constraint")
struct UnusableConstraintTests {
  private func lines(_ rules: String) throws -> [String] {
    try LintProbe.lines(
      "unusable-constraint", Sample.xib(Sample.cell(Sample.label("title"), Sample.rules(rules))))
  }

  @Test("Every constraint that is not used is a finding, with all that is wrong with it")
  func everyOne() throws {
    #expect(
      try lines(
        """
        title.leadin == content.leading + 8
        title.top == contnet.top
        title.width == 12pt
        title.bottom == content.bottom
        """) == [
          "warning: the constraint `title.leadin == contentView.leading + 8` (c0) is not used: its"
            + " attribute 'leadin' is unknown; did you mean 'leading'? [c0]",
          "warning: the constraint `title.top == contnet.top` (c1) is not used: nothing in the file"
            + " has the id 'contnet'; name a view or guide of the same scene, or delete the"
            + " constraint [c1]",
          "warning: the constraint `title.width == 12pt` (c2) is not used as it is written: its"
            + " constant '12pt' is not a number and counts as 0 [c2]",
        ])
  }

  @Test("What Interface Builder writes is fine")
  func sound() throws {
    #expect(try lines("title.top >= content.top + 8 @999\ntitle.width == 20") == [])
  }
}
