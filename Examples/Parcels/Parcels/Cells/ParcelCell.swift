import ImageShelf
import ParcelKit
import Ties
import UIKit

/// Laid out with a library from Pods; shows a model; its picture comes with a library that is not
/// in the repository.
final class ParcelCell: BaseCell {
  private let photoView = UIImageView()
  private let titleLabel = UILabel(style: .headline)
  private let noteLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let stageBadge = BadgeLabel()

  override func setUp() {
    noteLabel.numberOfLines = 0
    photoView.round()
    [photoView, titleLabel, noteLabel, stageBadge].forEach(contentView.addSubview)
    photoView.ties.make {
      $0.left.top.equalToSuperview().inset(Theme.margin)
      $0.bottom.lessThanOrEqualToSuperview().inset(Theme.margin)
      $0.width.height.equalTo(44)
    }
    titleLabel.ties.make {
      $0.top.equalTo(photoView.ties.top)
      $0.left.equalTo(photoView.ties.right).offset(12)
    }
    stageBadge.ties.make {
      $0.left.greaterThanOrEqualTo(titleLabel.ties.right).offset(8)
      $0.right.equalToSuperview().inset(Theme.margin)
      $0.centerY.equalTo(titleLabel.ties.centerY)
    }
    noteLabel.ties.make {
      $0.left.equalTo(titleLabel.ties.left)
      $0.top.equalTo(titleLabel.ties.bottom).offset(4)
      $0.right.bottom.equalToSuperview().inset(Theme.margin)
    }
  }

  func configure(with parcel: Parcel) {
    titleLabel.text = parcel.title
    noteLabel.text = parcel.note
    stageBadge.text = parcel.stage.rawValue
    photoView.shelf.setImage(with: parcel.photoURL)
  }
}
