import Foundation
import Testing

@Suite("Cells without data", .enabled(if: SwiftCells.isAvailable))
struct SampleContentTests {
  /// A cell with a label below another one.
  private static func cell(_ name: String, _ members: String) -> String {
    """
    final class \(name): UITableViewCell {
      let titleLabel = UILabel(), bodyLabel = UILabel(), avatar = UIImageView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bodyLabel.numberOfLines = 0
        avatar.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel, avatar])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: contentView.topAnchor),
          stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        print("\(name):", titleLabel.text ?? "-", "/", bodyLabel.text ?? "-", "/", avatar.image?.size.height ?? 0)
      }
      \(members)
    }

    """
  }

  private static let source =
    "import UIKit\n"
    + cell("BareCell", "")
    + cell("PostCell", "func configure(with post: Post) { titleLabel.text = post.author.name }")
    + cell(
      "EventCell",
      "func show(_ event: Event) { titleLabel.text = event.place; bodyLabel.text = event.kind.rawValue }"
    )
    + cell(
      "WrongCell", "func bind(_ title: String, to key: Missing.Kind) { titleLabel.text = title }")
    + cell("CrashCell", "func bind(_ title: String) { titleLabel.text = [title][2] }")
      + """
      class EmptyCell: UITableViewCell {}
      class PaleCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
          detailTextLabel?.textColor = .lightGray
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          super.layoutSubviews()
          textLabel?.textColor = .white
        }
      }
      class PhotoCell: UITableViewCell {
        let photoButton = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        override func layoutSubviews() {
          super.layoutSubviews()
          contentView.addSubview(photoButton)
          print("PhotoCell:", photoButton.image(for: .normal)?.size.width ?? 0)
        }
      }
      class MadeCell: UITableViewCell {
        init(title: String) {
          super.init(style: .default, reuseIdentifier: nil)
          textLabel?.text = title
        }
        required init?(coder: NSCoder) { nil }
      }
      struct Post { let author: Author; var likes = 2 }
      class Author { let name: String; init(name: String, of posts: [Post]) { self.name = name } }
      enum Missing { struct Kind { fileprivate init() {} } }
      struct Event: Decodable {
        enum Kind: String, Decodable { case fair = "Fair", show }
        let place: String
        let kind: Kind
        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: Keys.self)
          place = try values.decode(String.self, forKey: .city)
          kind = try values.decode(Kind.self, forKey: .kind)
        }
        enum Keys: CodingKey { case city, kind }
      }

      """

  @Test("show a made-up model, or else sample texts, and say which; a blank one says why")
  func content() throws {
    let cells = try SwiftCells(["Cells.swift": Self.source])
    let run = try cells.run(["render", "Cells.swift", "-w", "320", "-o", "out"])
    #expect(run.code == 0, "\(run.errors)")
    let lines = "A few plain words, long enough to need a second line of text."
    for text in [
      "BareCell: Title / \(lines) / 30.0", "PostCell: Anna Keller / - / 30.0",
      "EventCell: Springfield / Fair / 30.0", "WrongCell: Title / \(lines) / 30.0",
      "CrashCell: Title / \(lines) / 30.0", "PhotoCell: 30.0",
      "class BareCell has no data: titleLabel, bodyLabel, avatar show sample content",
      "class PostCell shows a made-up model, by configure(with:)",
      "class EventCell shows a made-up model, by show(_:)",
      "class MadeCell shows a made-up model, by init(title:)",
      "class WrongCell gets no made-up model by bind(_:to:): there is no value of Kind",
      "class EmptyCell has no data: textLabel shows sample content",
      "class PaleCell has no data: detailTextLabel, textLabel show sample content",
      "in class PaleCell 1 label has the colour of the ground; it is drawn on black",
    ] {
      #expect(run.errors.contains(text), "\(text)\n\(run.errors)")
    }
    #expect(run.errors.contains("class CrashCell has crashed"))
    #expect(run.errors.contains("with a made-up model: Index out of range; it has sample texts"))
    let bare = try cells.run(
      ["render", "Cells.swift", "-w", "320", "--class", "PostCell", "--no-sample", "-o", "out"])
    #expect(bare.errors.contains("PostCell: - / - / 0"), "\(bare.errors)")
    #expect(bare.errors.contains("class PostCell shows nothing: its 2 labels have no text"))
    let trace = try cells.run(["trace", "Cells.swift", "--scene", "PostCell"])
    #expect(trace.output.contains("note: titleLabel shows sample content"), "\(trace.output)")
    let preview = try cells.run(["preview", "Cells.swift", "--class", "PostCell"])
    #expect(
      preview.output == """
        #Preview("PostCell") {
          let cell = PostCell(style: .default, reuseIdentifier: "PostCell")
          cell.configure(with: Post(author: Author(name: "Anna Keller", of: [])))
          return cell
        }

        """, "\(preview.errors)")
  }
}
