import Testing

@testable import UIKitCore

/// Half an em for each character: 8.5 points at 17.
@Suite(.estimatedText) struct UITextFieldTests {
  private let field = UITextField()

  @Test(
    "Without a border a field is one point higher than its line in whole points",
    arguments: [(17, 22), (15, 19), (14, 18)] as [(CGFloat, CGFloat)])
  func lineHeight(points: CGFloat, height: CGFloat) {
    field.font = .systemFont(ofSize: points)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test("A text style does not add its leading: Body is as high as 17 points")
  func textStyle() {
    field.font = .preferredFont(forTextStyle: .body)
    #expect(field.intrinsicContentSize.height == 22)
  }

  @Test("A field is as wide as its text, its placeholder while there is none, and its border")
  func width() {
    field.placeholder = "abcd"
    #expect(field.intrinsicContentSize.width == 34)
    field.text = "ab"
    #expect(field.intrinsicContentSize.width == 17)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == 45)
  }

  @Test("The placeholder shows while there is no text, bullets in place of a secret")
  func shown() {
    field.placeholder = "Password"
    #expect(field.label.text == "Password")
    #expect(field.label.textColor == .placeholderText)
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(field.label.text == "•••")
    #expect(field.label.textColor == .label)
    field.text = nil
    #expect(field.label.text == "Password")
  }

  @Test("Border and side views narrow the text")
  func textRect() {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.borderStyle = .roundedRect
    field.leftView = icon
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
    field.leftViewMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 27, y: 0, width: 66, height: 34))
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    field.leftViewMode = .never
    #expect(icon.superview == nil)
  }

  @Test("The baseline is that of text in the middle")
  func baseline() throws {
    let baselines = try #require(field.contentBaselines)
    // The line of 20.5 stands at 6.75 in 34; its baseline lies 16 below (16.19 rounded to a pixel).
    #expect(baselines.first + baselines.firstShare * 34 == 22.75)
  }
}
