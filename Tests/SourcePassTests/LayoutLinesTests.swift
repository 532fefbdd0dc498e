import Testing

@testable import SourcePass

@Suite("Lines of views and constraints in code")
struct LayoutLinesTests {
  private let lines = LayoutLines(
    Array(
      """
      final class Header: UIView { let title = UILabel() }
      final class Cell: UITableViewCell {
        private lazy var title: UILabel = {
          UILabel()
        }()
        let date = UILabel()
        let photo: UIImageView
        func setUp() {
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(
              equalTo: contentView.topAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: date.topAnchor),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            date.heightAnchor.constraint(equalToConstant: 20),
            date.heightAnchor.constraint(equalTo: title.heightAnchor),
          ])
          if isSmall { date.widthAnchor.constraint(equalToConstant: 20).isActive = true }
          else { date.widthAnchor.constraint(equalToConstant: 40).isActive = true }
        }
      }
      """.utf8))

  @Test(
    "a property is that of its type",
    arguments: [
      ("title", "Header", 1), ("title", "Cell", 3), ("photo", "Cell", 7), ("date", "Header", nil),
    ] as [(String, String, Int?)])
  func properties(name: String, type: String, line: Int?) {
    #expect(lines.line(ofProperty: name, in: type) == line)
  }

  @Test("a constraint is the only one between its anchors")
  func constraints() {
    #expect(lines.line(ofConstraintFrom: ("title", "top"), to: ("contentView", "top")) == 10)
    #expect(lines.line(ofConstraintFrom: ("title", "bottom"), to: ("date", "top")) == 12)
    #expect(lines.line(ofConstraintFrom: ("date", "height"), to: nil) == 14)
    #expect(lines.line(ofConstraintFrom: ("date", "width"), to: nil) == nil)
    #expect(lines.line(ofConstraintFrom: ("photo", "top"), to: nil) == nil)
  }

  @Test("what is no Swift has none")
  func damaged() {
    for text in ["", "title.topAnchor.constraint(", "class { let", "}}}("] {
      let lines = LayoutLines(Array(text.utf8))
      #expect(lines.line(ofProperty: "title", in: "Cell") == nil)
      #expect(lines.line(ofConstraintFrom: ("title", "top"), to: nil) == nil)
    }
  }
}
