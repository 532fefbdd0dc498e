extension KeyedProperty {
  /// Properties of views by UIKit's names. Where classes share one, each has its own entry.
  static let ofViews: [String: [KeyedProperty]] = [
    "accessibilityIdentifier": [.optional(\UIView.accessibilityIdentifier)],
    "alpha": [.length(\UIView.alpha)],
    "backgroundColor": [.optional(\UIView.backgroundColor)],
    "clipsToBounds": [.flag(\UIView.clipsToBounds)],
    "contentMode": [.choice(\UIView.contentMode)],
    "hidden": [.flag(\UIView.isHidden)],
    "isHidden": [.flag(\UIView.isHidden)],
    "tag": [.integer(\UIView.tag)],
    "tintColor": [.of(\UIView.tintColor) { $0 as? UIColor }],
    "userInteractionEnabled": [.flag(\UIView.isUserInteractionEnabled)],
    "preservesSuperviewLayoutMargins": [.flag(\UIView.preservesSuperviewLayoutMargins)],
    "text": [
      .optional(\UILabel.text), .optional(\UITextField.text),
      .of(\UITextView.text) { $0 as? String },
    ],
    "textColor": [
      .of(\UILabel.textColor) { $0 as? UIColor }, .optional(\UITextField.textColor),
      .optional(\UITextView.textColor),
    ],
    "font": [
      .of(\UILabel.font) { $0 as? UIFont }, .optional(\UITextField.font),
      .optional(\UITextView.font),
    ],
    "textAlignment": [.choice(\UILabel.textAlignment), .choice(\UITextField.textAlignment)],
    "numberOfLines": [.integer(\UILabel.numberOfLines)],
    "preferredMaxLayoutWidth": [.length(\UILabel.preferredMaxLayoutWidth)],
    "minimumScaleFactor": [.length(\UILabel.minimumScaleFactor)],
    "adjustsFontSizeToFitWidth": [.flag(\UILabel.adjustsFontSizeToFitWidth)],
    "adjustsFontForContentSizeCategory": [.flag(\UILabel.adjustsFontForContentSizeCategory)],
    "placeholder": [.optional(\UITextField.placeholder)],
    "image": [.optional(\UIImageView.image)],
    "spacing": [.length(\UIStackView.spacing)],
    "layoutMarginsRelativeArrangement": [.flag(\UIStackView.isLayoutMarginsRelativeArrangement)],
    "enabled": [.flag(\UIControl.isEnabled), .flag(\UILabel.isEnabled)],
    "selected": [.flag(\UIControl.isSelected)],
    "on": [.flag(\UISwitch.isOn)],
    "value": [.float(\UISlider.value)],
    "progress": [.float(\UIProgressView.progress)],
    "scrollEnabled": [.flag(\UIScrollView.isScrollEnabled)],
    "rowHeight": [.length(\UITableView.rowHeight)],
    "estimatedRowHeight": [.length(\UITableView.estimatedRowHeight)],
    "dataSource": [
      .of(\UITableView.dataSource) { ($0 as? any UITableViewDataSource).map { .some($0) } }
    ],
    "delegate": [
      .of(\UITableView.delegate) { ($0 as? any UITableViewDelegate).map { .some($0) } }
    ],
    "accessoryView": [.optional(\UITableViewCell.accessoryView)],
    "backgroundView": [.optional(\UITableViewCell.backgroundView)],
    "selectedBackgroundView": [.optional(\UITableViewCell.selectedBackgroundView)],
    "accessoryType": [.choice(\UITableViewCell.accessoryType)],
    "selectionStyle": [.choice(\UITableViewCell.selectionStyle)],
  ]

  /// Properties of that name, of whatever classes.
  static func named(_ key: String) -> [KeyedProperty] {
    ofViews[key] ?? ofLayers[key] ?? []
  }
}
