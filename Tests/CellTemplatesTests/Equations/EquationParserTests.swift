import Testing

@testable import CellTemplates

@Suite("Equations")
struct EquationParserTests {
  static let metrics = ["margin": 12.0]

  /// The solved form as text, or the error as `offset: message…`.
  func solve(_ text: String) -> String {
    do {
      let equation = try EquationParser.parse(text, metrics: Self.metrics).solved()
      let second = equation.second.map { " \(equation.multiplier.plain)*\($0.description)" } ?? ""
      let spacing = equation.spacing == 0 ? "" : " spacing \(equation.spacing.plain)"
      let priority = equation.priority.map { " @\(Double($0).plain)" } ?? ""
      return "\(equation.first.description) \(equation.relation.rawValue)\(second) "
        + "\(equation.constant.plain)\(spacing)\(priority)"
    } catch {
      let expected = error.expected.map { ", expected \($0)" } ?? ""
      return "\(error.offset): \(error.message)\(expected)" + (error.hint.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    "An equation is solved for the attribute that comes first",
    arguments: [
      ("a.top == b.top", "a.top == 1*b.top 0"),
      ("a.top = b.top + 20 @750", "a.top == 1*b.top 20 @750"),
      ("a.trailing <= b.leading - 8 @high", "a.trailing <= 1*b.leading -8 @750"),
      ("a.width == a.height * 16/9", "a.width == \(16.0 / 9)*a.height 0"),
      ("a.width == 2 * b.width + 3", "a.width == 2*b.width 3"),
      ("2 * a.width == b.width + 3", "a.width == 0.5*b.width 1.5"),
      ("title.width >= 80", "title.width >= 80"),
      ("80 <= title.width", "title.width >= 80"),
      ("a.width + b.width == 100", "a.width == -1*b.width 100"),
      ("a.bottom + margin <= c.safeArea.bottom", "a.bottom <= 1*c.safeArea.bottom -12"),
      ("b.top == a.bottom + systemSpacing", "b.top == 1*a.bottom 0 spacing 1"),
      ("b.top >= a.bottom + 2 * systemSpacing", "b.top >= 1*a.bottom 0 spacing 2"),
      (
        "a.width == (b.width - 20) / 3 @required - 1",
        "a.width == \(1.0 / 3)*b.width \(-20 * (1.0 / 3)) @999"
      ),
      ("-a.width <= -40", "a.width >= 40"),
      ("a.centerX == b.centerX @ low", "a.centerX == 1*b.centerX 0 @250"),
      ("a.width - 10 == b.width - 10", "a.width == 1*b.width 0"),
    ])
  func solved(text: String, form: String) {
    #expect(solve(text) == form)
  }

  @Test(
    "A mistake is reported at the character it is at",
    arguments: [
      (
        "", "0: the text ends too early, expected a view's attribute such as title.top, or a number"
      ),
      ("a.top", "5: the text ends too early, expected '==', '<=' or '>='"),
      ("a.top < b.top", "6: unexpected '<', expected '==', '<=' or '>='; no strict relations"),
      ("a.top ≤ b.top", "6: unexpected '≤'; write <="),
      (
        "a.top => b.top",
        "7: unexpected '>', expected a view's attribute such as title.top, or a number;"
          + " did you mean '>='?"
      ),
      ("{a}.top == 2", "0: unexpected '{'; fields are written without braces here"),
      (
        "a.top == b.top +",
        "16: the text ends too early, expected a view's attribute such as title.top, or a number"
      ),
      (
        "a.top == b.top 20",
        "15: unexpected the number 20, expected an operator, '@' with a priority, or the end"
      ),
      (
        "a.top == b. + 2", "12: unexpected '+', expected an attribute such as top, width or leading"
      ),
      (
        "a.top == margn",
        "9: 'margn' is no metric and names no attribute, expected 'margn.top' or a metric; did you mean 'margin'?"
      ),
      (
        "a.width == b.width * c.width",
        "19: an attribute times an attribute, expected a number on one side of '*'"
      ),
      (
        "a.width / b.width == 2",
        "8: a division by an attribute, expected a number after '/'; write a.width == b.height * 2 instead of a.width / b.height == 2"
      ),
      ("a.width == b.width / 0", "19: a division by zero"),
      ("a.width == b.width @0", "20: a priority of 0, expected more than 0 and at most 1000"),
      ("a.width == b.width @1001", "20: a priority of 1001, expected more than 0 and at most 1000"),
      (
        "a.width == b.width @hihg",
        "20: unknown priority 'hihg', expected required, defaultHigh, high, defaultLow, low, fittingSizeLevel or fittingSize; did you mean 'high'?"
      ),
      (
        "a.width == a.width",
        "0: a.width counts 0 times in this equation, expected a multiplier that is not 0"
      ),
      ("1 == 2", "2: no attribute to lay out, expected an equation such as title.width >= 80"),
      (
        "a.width == b.width + c.width",
        "21: a third attribute in one equation, expected at most two, as in NSLayoutConstraint"
      ),
      ("a.width == 1e400", "11: the number 1e400 is too large"),
      (
        "a.width == 1e9",
        "8: the equation comes to the number 1000000000.0, expected numbers up to 1000000"
      ),
      (
        "a.width == b.width * 1e-9",
        "8: the equation comes to the multiplier 1e-09, expected at least 1e-06"
      ),
      (
        "a.width == nan",
        "11: 'nan' is no metric and names no attribute, expected 'nan.top' or a metric"
      ),
      ("a.width == 'x", "11: the quote ' is not closed"),
    ])
  func mistakes(text: String, message: String) {
    #expect(solve(text) == message)
  }

  @Test("Deep nesting and endless equations end at named limits")
  func limits() {
    let deep = "a.width == " + String(repeating: "(", count: 500)
    #expect(solve(deep) == "75: nested too deep, expected at most 64 levels")
    let long = "a.width == " + repeatElement("1", count: 5000).joined(separator: "+")
    #expect(solve(long) == "0: an expression of 10010 characters, expected at most 2000")
  }
}
