import Testing

@testable import UIKitCore

@Suite("Attachments and paragraph styles of labels")
struct AttachmentTests {
  private final class Raised: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -6, width: lineFrag.height, height: lineFrag.height) }
  }

  private func size(_ text: NSAttributedString) -> CGSize {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    label.attributedText = text
    return label.intrinsicContentSize
  }

  @Test("An attachment has its bounds, else its image's size on the baseline")
  func bounds() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 40)))
    let font = UIFont.systemFont(ofSize: 17)
    // 40 above the baseline, and the font's descender below it: 4.1, rounded up to half a point.
    let below = (-font.descender * 2).rounded(.up) / 2
    let alone = size(NSAttributedString(attachment: attachment))
    #expect(alone.width == 30)
    #expect(abs(alone.height - 40 - below) <= 0.5)
    attachment.bounds = CGRect(x: 0, y: -10, width: 12, height: 50)
    #expect(size(NSAttributedString(attachment: attachment)) == CGSize(width: 12, height: 50))
  }

  @Test("A subclass places itself by the height of the line")
  func subclass() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSMutableAttributedString(string: "x", attributes: [.font: font])
    let alone = size(text).width
    text.append(NSAttributedString(attachment: Raised()))
    let wide = size(text).width - alone
    #expect(abs(wide - font.lineHeight) <= 0.5)
  }

  @Test("Paragraph styles are copied with all values, and changed apart")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    style.paragraphSpacing = 5
    style.lineSpacing = 3
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy.isEqual(style) && copy.headIndent == 12)
    copy.headIndent = 1
    #expect(style.headIndent == 12)
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(fixed.lineSpacing == 3)
  }

  @Test("Indents and the space between paragraphs count for a label's size")
  func styles() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 20
    style.paragraphSpacing = 8
    let plain = size(NSAttributedString(string: "ab\nab"))
    let styled = size(NSAttributedString(string: "ab\nab", attributes: [.paragraphStyle: style]))
    #expect(styled == CGSize(width: plain.width + 20, height: plain.height + 8))
  }
}
