import Foundation
import Testing

@testable import UIKitCore

@Suite("Texts that code edits")
struct EditedTextTests {
  @Test("Typing goes to the selection, which is the end at first")
  func typing() throws {
    let field = UITextField()
    field.text = "Salzburg"
    field.insertText("!")
    #expect(field.text == "Salzburg!")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: try #require(field.position(from: field.beginningOfDocument, offset: 4)))
    field.insertText("Ham")
    #expect(field.text == "Hamburg!")
    #expect(field.selectedTextRange?.start == UITextPosition(3))
  }

  @Test("Deleting takes whole characters, and nothing of an empty text")
  func deleting() {
    let view = UITextView()
    view.text = "a👩‍👧"
    view.selectedRange = NSRange(location: 6, length: 0)
    view.deleteBackward()
    #expect(view.text == "a")
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text.isEmpty)
    #expect(!view.hasText)
  }

  @Test("Positions outside of the text do not exist, and ranges end with it")
  func positions() throws {
    let field = UITextField()
    field.text = "abc"
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: .min) == nil)
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
    let whole = try #require(
      field.textRange(from: field.endOfDocument, to: field.beginningOfDocument))
    #expect(field.text(in: whole) == "abc")
    field.text = ""
    #expect(field.text(in: whole) == nil)
    field.replace(whole, withText: "x")
    #expect(field.text == "")
  }

  @Test("A subclass can override what a keyboard calls")
  func overriding() {
    final class CodeField: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let field = CodeField()
    field.text = "1"
    field.deleteBackward()
    #expect(field.deletions == 1)
    #expect(field.text == "")
  }
}

@Suite("Attributed strings of Swift")
struct TextAttributesTests {
  @Test("UIKit's attributes have the names of the SDK and survive the way to NSAttributedString")
  func roundTrip() throws {
    var text = AttributedString("Total 12")
    text.font = .boldSystemFont(ofSize: 20)
    let range = try #require(text.range(of: "12"))
    text[range].foregroundColor = .systemRed
    text[range].underlineStyle = .single
    text[range].kern = 2
    text[range].link = URL(string: "plumb:x")
    let bridged = NSAttributedString(text)
    #expect(bridged.string == "Total 12")
    let attributes = bridged.attributes(at: 7, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes[.kern] as? NSNumber)?.doubleValue == 2)
    #expect((attributes[.underlineStyle] as? NSNumber)?.intValue == 1)
    #expect(attributes[.link] as? URL == URL(string: "plumb:x"))
    #expect(bridged.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    let back = AttributedString(bridged)
    #expect(back[try #require(back.range(of: "12"))].underlineStyle == .single)
  }

  @Test("A transformer gets the button's font, and its font decides the size")
  func transformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Pay"
    let usual = UIButton(configuration: configuration).intrinsicContentSize
    var received: UIFont?
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      received = attributes.font
      attributes.font = .systemFont(ofSize: 34)
      attributes.foregroundColor = .systemPink
      return attributes
    }
    let button = UIButton(configuration: configuration)
    #expect(received == .preferredFont(forTextStyle: .body))
    #expect(button.titleLabel?.font == .systemFont(ofSize: 34))
    #expect(button.titleLabel?.textColor == .systemPink)
    #expect(button.intrinsicContentSize.width > 1.5 * (usual.width - 24) + 24)
  }

  @Test("An attributed title is an attributed string of Swift")
  func title() {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Buy")
    title.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = title
    #expect(configuration.attributedTitle?.font == .systemFont(ofSize: 30))
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.attributedText?.string == "Buy")
  }
}
