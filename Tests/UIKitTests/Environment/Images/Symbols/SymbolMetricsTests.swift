import Testing

@testable import UIKitCore

/// Sizes at 2 pixels a point.
@Suite("Symbol sizes", .estimatedText) struct SymbolMetricsTests {
  @Test(
    "Symbols of 17 points have the sizes that iOS gives them",
    arguments: [
      ("circle", 20, 19, 3.5), ("play.circle.fill", 20, 19, 3.5), ("person", 19, 17.5, 2.5),
      ("chevron.right", 12.5, 16.5, 2), ("star.fill", 22, 20, 3.5), ("minus", 18, 3.5, -4),
      ("bell.square", 19.5, 17.5, 2.5),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func known(name: String, width: CGFloat, height: CGFloat, descent: CGFloat) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.size == CGSize(width: width, height: height))
    #expect(image.baselineOffsetFromBottom == descent)
  }

  // One stored frame each.
  @Test(
    "Symbols have the widths that Interface Builder stored",
    arguments: [
      ("hand.raised.fill", 20, UIImage.SymbolScale.medium, 28), ("die.face.3", 18, .large, 25),
      ("trash", 18, .medium, 19), ("person.3", 17, .large, 46.5),
    ] as [(String, CGFloat, UIImage.SymbolScale, CGFloat)])
  func stored(name: String, size: CGFloat, scale: UIImage.SymbolScale, width: CGFloat) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    #expect(image.size.width == width)
    if name == "person.3" { #expect(image.size.height == 24) }
  }

  @Test("A symbol's alignment rectangle is a line of its text, whatever its own height")
  func alignment() throws {
    let circle = try #require(UIImage(systemName: "circle"))
    #expect(circle.alignmentRectInsets == UIEdgeInsets(top: -0.5, bottom: -0.5))
    let person = try #require(UIImage(systemName: "person"))
    #expect(person.alignmentRectInsets == UIEdgeInsets(top: -1, bottom: -1.5))
    for name in ["circle", "person", "minus", "chevron.down"] {
      let view = UIImageView(image: UIImage(systemName: name))
      #expect(view.intrinsicContentSize.height == 20, "\(name)")
    }
  }

  @Test("A symbol keeps the middle of the capitals when its scale grows")
  func scale() throws {
    let large = UIImage.SymbolConfiguration(scale: .large)
    let image = try #require(UIImage(systemName: "circle", withConfiguration: large))
    #expect(image.size == CGSize(width: 26, height: 24.5))
    #expect(image.baselineOffsetFromBottom == 6.5)
  }

  @Test("Sizes follow the font and, a little, its weight")
  func configuration() throws {
    let small = UIImage.SymbolConfiguration(pointSize: 12)
    #expect(UIImage(systemName: "circle", withConfiguration: small)?.size.width == 14.5)
    let bold = UIImage.SymbolConfiguration(pointSize: 17, weight: .bold)
    #expect(UIImage(systemName: "circle", withConfiguration: bold)?.size.width == 21)
  }

  @Test(
    "An unknown symbol has the proportions that a document tells, and the height of its kind",
    arguments: [
      (CGSize(width: 128, height: 128), 19, 19), (CGSize(width: 128, height: 96), 23.5, 17.5),
      (CGSize(width: 64, height: 128), 10, 20), (CGSize(width: 128, height: 32), 28, 7),
    ] as [(CGSize, CGFloat, CGFloat)])
  func guessed(proportions: CGSize, width: CGFloat, height: CGFloat) {
    let image = UIImage(symbol: "no.such.symbol", proportions: proportions, nil)
    #expect(image.size == CGSize(width: width, height: height))
  }

  @Test("A known symbol takes on the shape of the document's own version where it differs")
  func shaped() {
    let old = CGSize(width: 128, height: 118)
    let image = UIImage(symbol: "square.and.pencil", proportions: old, nil)
    #expect(image.size == CGSize(width: 21, height: 19.5))
    let rounded = CGSize(width: 128, height: 123)
    #expect(UIImage(symbol: "circle", proportions: rounded, nil).size.height == 19)
  }

  @Test("A symbol that stands in another size takes part in layout as a picture does")
  func standingIn() throws {
    let image = try #require(UIImage(systemName: "circle"))
    let standing = image.standing(in: CGSize(width: 40, height: 40))
    #expect(standing.alignmentRectInsets == .zero)
    #expect(UIImageView(image: standing).intrinsicContentSize == CGSize(width: 40, height: 40))
  }
}
