import Foundation
import TestSupport
import Testing

/// A folder with Swift sources, and the tool that draws them.
///
/// Hosts are kept in a folder of the test run, and fonts are those of the machine.
final class SwiftCells {
  let place: Workplace

  init(_ files: [String: String]) throws {
    place = try Workplace()
    for name in files.keys.sorted() { _ = try place.write(files[name] ?? "", to: name) }
  }

  /// Whether cells can be compiled here: there is a compiler, and the tests' own build has what
  /// they are compiled against.
  static let isAvailable: Bool = kit != nil

  /// The modules and the library, linked once from the objects of the build that the tests are of.
  private static let kit: String? = {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appendingPathComponent("scripts/swift-kit")
    process.arguments = [Tool.products.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Tool.products.path + "/plumb-swift" : nil
  }()

  /// The folder of hosts of this run of the tests.
  private static let cache = NSTemporaryDirectory() + "plumb-test-hosts-\(getpid())"

  /// Runs `plumb arguments` in the folder.
  func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    var variables = [
      "PLUMB_SWIFT": Self.kit ?? "", "XDG_CACHE_HOME": Self.cache, "PLUMB_FONTS": Self.fonts,
    ]
    variables.merge(environment) { $1 }
    let run = try Tool(arguments, in: place.folder, environment: variables).run()
    return (run.code, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  /// The folder of fonts, which is not in the cache of the tests.
  static let fonts: String = {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["PLUMB_FONTS"] { return folder }
    let cache = environment["XDG_CACHE_HOME"] ?? "\(environment["HOME"] ?? "")/.cache"
    return cache + "/plumb/fonts"
  }()

  /// A cell with a title 10 points from the top, 16 from the sides, and a box of a fixed height
  /// 6 points below it.
  static let boxCell = """
    import UIKit

    final class BoxCell: UITableViewCell {
      private let title = UILabel()
      private lazy var box: UIView = {
        let box = UIView()
        box.backgroundColor = .systemTeal
        return box
      }()
      @IBOutlet private weak var unused: UILabel?

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [title, box] {
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          title.heightAnchor.constraint(equalToConstant: 20),
          box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
          box.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          box.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5),
          box.heightAnchor.constraint(equalToConstant: 30),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
        ])
      }

      required init?(coder: NSCoder) { fatalError("not from a nib") }

      @objc dynamic func show(_ text: String) { title.text = text }
    }

    """
}
