import Foundation
import Testing

@Suite("Views belong to the main actor in the code of an app", .enabled(if: SwiftCells.isAvailable))
struct MainActorTests {
  /// A cell as it is written for a phone: a view model of the main actor, tasks, an actor, members
  /// that belong to no actor, and a delegate.
  private static let cell = """
    import UIKit

    struct Post: Sendable { let title: String }

    actor PostStore {
      func post() -> Post { Post(title: "stored") }
    }

    @MainActor final class PostModel {
      var onChange: ((Post) -> Void)?
      private let store = PostStore()
      func load() async { onChange?(await store.post()) }
    }

    @MainActor protocol PostCellDelegate: AnyObject { func didTap(_ cell: PostCell) }

    final class PostCell: UITableViewCell, UITextFieldDelegate {
      static var made = 0
      nonisolated static let inset: CGFloat = 12
      weak var delegate: PostCellDelegate?
      private let model = PostModel()
      private let title = UILabel()
      private lazy var field: UITextField = {
        let field = UITextField()
        field.delegate = self
        return field
      }()
      private var token: NSObjectProtocol?

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.inset),
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.inset),
          contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: Self.inset),
          title.heightAnchor.constraint(equalToConstant: 20),
        ])
        model.onChange = { [weak self] post in self?.title.text = post.title }
        token = NotificationCenter.default.addObserver(
          forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.setNeedsLayout() } }
        Task { @MainActor [weak self] in await self?.model.load() }
        UIView.animate(withDuration: 0.2) { self.title.alpha = 1 }
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        addGestureRecognizer(tap)
      }

      required init?(coder: NSCoder) { fatalError("not from a nib") }

      @objc private func tapped() { delegate?.didTap(self) }
      nonisolated func log() -> String { "\\(Self.inset)" }
      nonisolated override var description: String { log() }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { field.resignFirstResponder() }
    }

    """

  @Test("as on a phone, in the modes of Swift 5 and 6", arguments: [5, 6])
  func compiles(version: Int) throws {
    let cells = try SwiftCells([
      "PostCell.swift": Self.cell, "plumb.yaml": "swift: { version: \(version) }\n",
    ])
    let run = try cells.run(["frames", "PostCell.swift", "--width", "320"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("PostCell  height 44, content 44"))
  }
}
