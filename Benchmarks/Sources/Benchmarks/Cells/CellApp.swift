import Foundation
import Typesetting

/// A cell, its model and its theme, a file each, with a cache of hosts of their own.
struct CellApp {
  private let folder: URL

  /// The folder of the three files.
  var sources: String { folder.appendingPathComponent("Feed").path }
  /// Where pictures go.
  var output: String { folder.appendingPathComponent("out").path }
  var picture: String { output + "/FeedCell-Post-320.png" }
  private var cache: URL { folder.appendingPathComponent("cache") }

  /// What the compiler is asked for to make a program that only imports Foundation.
  var emptyProgram: [String] {
    let name = folder.appendingPathComponent("empty").path
    return ["-Onone", "-module-cache-path", name + "-modules", "-o", name, name + ".swift"]
  }

  /// Writes the files, and has programs that this one starts keep their hosts beside them.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-bench-cells-\(ProcessInfo.processInfo.processIdentifier)")
    // Fonts are looked for in the usual cache otherwise.
    setenv("PLUMB_FONTS", FontCatalog.defaultFolder, 1)
    setenv("XDG_CACHE_HOME", folder.appendingPathComponent("cache").path, 1)
    try FileManager.default.createDirectory(
      atPath: sources, withIntermediateDirectories: true)
    try "import Foundation\nprint(Date())\n".write(
      toFile: folder.appendingPathComponent("empty.swift").path, atomically: true, encoding: .utf8)
    try Self.cell.write(toFile: sources + "/FeedCell.swift", atomically: true, encoding: .utf8)
    try Self.post.write(toFile: sources + "/Post.swift", atomically: true, encoding: .utf8)
    try write(0)
  }

  /// Writes the theme; another number makes another picture.
  func write(_ number: Int) throws {
    try Self.theme(number).write(
      toFile: sources + "/Theme.swift", atomically: true, encoding: .utf8)
  }

  func emptyCache() { try? FileManager.default.removeItem(at: cache) }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
    unsetenv("XDG_CACHE_HOME")
    unsetenv("PLUMB_FONTS")
  }

  private static let post = """
    import Foundation

    struct Post: Codable, Hashable {
      let author: String
      let text: String
      let likes: Int
      static let sample = Post(
        author: "Ada Lovelace", text: "The engine might act upon other things besides number.", likes: 12)
    }
    """

  private static func theme(_ number: Int) -> String {
    """
    import UIKit

    enum Theme {
      static let gap: CGFloat = \(8 + Double(number % 50) / 2)
      static let accent = UIColor.systemIndigo
      static func label(_ style: UIFont.TextStyle, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
      }
    }
    """
  }

  private static let cell = """
    import UIKit

    final class FeedCell: UITableViewCell {
      private let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))
      private let author = Theme.label(.headline)
      private let body = Theme.label(.body, lines: 0)
      private let likes = UIButton(type: .system)

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let texts = UIStackView(arrangedSubviews: [author, body, likes])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = Theme.gap
        for view in [avatar, texts] {
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
        avatar.tintColor = Theme.accent
        likes.addTarget(self, action: #selector(like), for: .touchUpInside)
        NSLayoutConstraint.activate([
          avatar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
          avatar.topAnchor.constraint(equalTo: texts.topAnchor),
          avatar.widthAnchor.constraint(equalToConstant: 44),
          avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
          texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
          texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          texts.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
          texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      func show(_ post: Post) {
        author.text = post.author
        body.text = post.text
        likes.setTitle("\\(post.likes) likes", for: .normal)
      }

      @objc private func like() {}
    }

    #Preview("Post") {
      let cell = FeedCell(style: .default, reuseIdentifier: nil)
      cell.show(.sample)
      return cell
    }
    """
}
