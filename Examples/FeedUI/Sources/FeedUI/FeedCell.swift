import Pins
import UIKit

/// What a row shows; loads on the main actor.
@MainActor public final class FeedModel {
  public private(set) var title: String
  var onChange: (() -> Void)?

  public init(title: String) { self.title = title }

  public func load() async {
    title += "."
    onChange?()
  }
}

/// A row with a picture, laid out by chains.
public final class FeedCell: UITableViewCell {
  let avatar = UIView()
  let titleLabel = UILabel()
  let like = UIButton(type: .system)
  private(set) var likes = 0
  private var task: Task<Void, Never>?

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [avatar, titleLabel, like] { contentView.addSubview(view) }
    avatar.backgroundColor = #colorLiteral(red: 0.2, green: 0.6, blue: 0.6, alpha: 1)
    avatar.layer.cornerRadius = 20
    titleLabel.numberOfLines = 0
    like.setTitle("Like", for: .normal)
    like.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    avatar.pin.make {
      $0.size.equal(40)
      $0.top.leading.equalToSuperview().inset(12)
    }
    titleLabel.pin.make {
      $0.leading.equal(avatar.pin.trailing).offset(8)
      $0.top.bottom.equalToSuperview().inset(12)
      $0.height.atLeast(40)
    }
    like.pin.make {
      $0.leading.equal(titleLabel.pin.trailing).offset(8)
      $0.trailing.equalToSuperview().inset(12)
      $0.centerY.equal(avatar)
      $0.width.equal(60)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made by code") }

  public func bind(_ model: FeedModel) {
    model.onChange = { [weak self, weak model] in self?.titleLabel.text = model?.title }
    titleLabel.text = model.title
    task = Task { await model.load() }
  }

  /// Waits for what `bind` has begun.
  public func loaded() async { await task?.value }

  @objc private func tapped(_ sender: UIButton) {
    likes += 1
    sender.setTitle("\(likes)", for: .normal)
  }
}

#if canImport(SwiftUI) && DEBUG
  import SwiftUI

  struct FeedCellPreviews: PreviewProvider {
    static var previews: some View { Text("in Xcode only") }
  }
#endif
