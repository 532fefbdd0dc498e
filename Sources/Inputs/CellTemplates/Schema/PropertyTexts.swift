import Reading

/// The descriptions that editors show for properties of views and cells, by `Class.key`.
enum PropertyTexts {
  /// The description of a property; nil if it has none, which a test reports.
  static func text(of key: String, in owner: String) -> String? {
    all.first { $0.key == "\(owner).\(key)" }?.value ?? all.first { $0.key == key }?.value
  }

  static var all: [(key: String, value: String)] { view + cell + texts + controls }

  private static let view: [(key: String, value: String)] = [
    ("backgroundColor", "Colour behind the content."),
    ("UIView.maskedCorners", "The corners that `cornerRadius` rounds; all if left out."),
    ("UIView.gradient", "Colours that blend into each other, as the view's layer."),
    ("UIScrollView.contentInset", "Points around the content."),
    ("UIScrollView.isPagingEnabled", "Whether content stops at multiples of the bounds."),
    (
      "UIButton.configuration",
      "The appearance as `UIButton.Configuration` has it, in place of title, image and insets."
    ),
    ("UIView.tintColor", "Colour of what can be touched, inherited by subviews."),
    ("UIView.alpha", "Opacity, 0 to 1; layout does not care."),
    ("UIView.isHidden", "A condition on the row. A stack view closes the gap, constraints do not."),
    ("UIView.contentMode", "How content of another size is fitted into the bounds."),
    ("UIView.clipsToBounds", "Whether what lies outside of the bounds is cut off."),
    ("UIView.cornerRadius", "Radius of the layer's corners in points."),
    ("UIView.borderWidth", "Width of the layer's border, inside of the bounds."),
    ("UIView.borderColor", "Colour of the layer's border."),
    ("UIView.shadowColor", "Colour of the layer's shadow; black unless said."),
    ("UIView.shadowOpacity", "How dark the shadow is, 0 to 1; a layer that clips casts none."),
    ("UIView.shadowRadius", "How far the shadow is blurred, in points."),
    ("UIView.shadowOffset", "Points by which the shadow falls below the layer."),
    ("UIView.layoutMargins", "Margins by left and right."),
    ("UIView.directionalLayoutMargins", "Margins by leading and trailing."),
    (
      "UIView.preservesSuperviewLayoutMargins",
      "Whether margins are at least those of the superview where the two overlap."
    ),
    ("UIView.insetsLayoutMarginsFromSafeArea", "Whether the safe area is added to the margins."),
    ("UIView.semanticContentAttribute", "Whether leading may become the right side."),
    (
      "UIView.contentHuggingPriority",
      "How strongly the view refuses to be larger than its content: a priority for both axes or "
        + "`{horizontal: 251, vertical: 250}`."
    ),
    (
      "UIView.contentCompressionResistancePriority",
      "How strongly the view refuses to be smaller than its content: a priority for both axes or "
        + "`{horizontal: 749, vertical: required}`."
    ),
    ("UIView.tag", "A number for code to find the view by."),
    ("UIView.accessibilityIdentifier", "A name for tests to find the view by."),
    ("UIView.spacingAfter", "In a stack view: the space behind this view instead of `spacing`."),
  ]

  private static let cell: [(key: String, value: String)] = [
    (
      "UITableViewCell.accessoryType", "The sign at the trailing edge; it narrows the content view."
    ),
    ("UITableViewCell.editingAccessoryType", "The sign at the trailing edge while editing."),
    ("UITableViewCell.separatorInset", "Where the line below the cell begins and ends."),
    ("UITableViewCell.selectionStyle", "How a touched row looks."),
    ("UITableViewCell.isSelected", "A condition on the row."),
    ("UITableViewCell.showsReorderControl", "Whether an edited row has a grip at its end."),
    ("UITableViewCell.shouldIndentWhileEditing", "Whether editing moves the content in."),
    ("UITableViewCell.indentationLevel", "How many steps the content is indented."),
    ("UITableViewCell.indentationWidth", "Points of one step."),
  ]

  private static let texts: [(key: String, value: String)] = [
    ("text", "Text with fields of the row in braces, in quotes: `\"{title | \\\"–\\\"}\"`."),
    (
      "attributedText",
      "A list of texts and runs: `[\"From \", {text: \"{name}\", font: headline}]`."
    ),
    ("font", "A text style, points, or `{size: 17, weight: semibold}`."),
    ("textColor", "Colour of the letters."),
    ("UILabel.numberOfLines", "Lines at most; 0 for as many as it takes."),
    ("UILabel.lineBreakMode", "Where lines break, and which part of too long a text is left out."),
    ("textAlignment", "`natural` follows the direction of the text."),
    (
      "UILabel.preferredMaxLayoutWidth",
      "The width at which lines are counted: `automatic`, points, or `cell.width - 40`."
    ),
    ("UILabel.adjustsFontSizeToFitWidth", "Whether a single line shrinks to fit."),
    ("UILabel.minimumScaleFactor", "How far it may shrink, 0 to 1."),
    (
      "image",
      "A file, `{systemName: star.fill}`, or a place: `{width: 60, height: 60, name: photo}`."
    ),
    ("UITextField.placeholder", "What is shown while the field is empty."),
    ("UITextField.borderStyle", "How the field is framed."),
    ("UITextField.clearButtonMode", "When the button that clears the text is shown."),
    ("UITextField.isSecureTextEntry", "Whether dots are shown instead of letters."),
    ("UITextView.isScrollEnabled", "False makes the view as high as its text."),
    ("UITextView.textContainerInset", "Space around the text."),
  ]

  private static let controls: [(key: String, value: String)] = [
    ("isEnabled", "A condition on the row; a disabled control is dimmed."),
    ("UIButton.type", "`system` is tinted, `custom` is white."),
    ("UIButton.title", "Text with fields of the row in braces."),
    ("UIButton.titleColor", "Colour of the title."),
    ("UIButton.contentEdgeInsets", "Space around title and image."),
    ("UIButton.titleEdgeInsets", "Moves the title; the button's size stays."),
    ("UIButton.imageEdgeInsets", "Moves the image; the button's size stays."),
    ("UIButton.isHighlighted", "A condition on the row; a touched system button is faint."),
    ("thumbTintColor", "Colour of the knob."),
    ("UISwitch.isOn", "A condition on the row."),
    ("UISwitch.onTintColor", "Colour of the switch that is on."),
    ("UISegmentedControl.items", "Titles of the segments."),
    ("UISegmentedControl.selectedSegmentIndex", "Counted from 0; -1 for none."),
    ("UISegmentedControl.selectedSegmentTintColor", "Colour of the chosen segment's plate."),
    ("UIStepper.value", "The number counted; at either end of its range a sign is faint."),
    ("UIStepper.minimumValue", "The least value."),
    ("UIStepper.maximumValue", "The largest value."),
    ("UISlider.minimumTrackTintColor", "Colour of the track before the knob."),
    ("UISlider.maximumTrackTintColor", "Colour of the track after the knob."),
    ("UISlider.value", "Where the thumb is, 0 to 1."),
    ("UIProgressView.progress", "How much is done, 0 to 1."),
    ("UIProgressView.progressTintColor", "Colour of what is done."),
    ("UIProgressView.trackTintColor", "Colour of the rest."),
    ("UIActivityIndicatorView.style", "Its size."),
    ("UIActivityIndicatorView.isAnimating", "A condition on the row; one that stands still hides."),
    ("UIActivityIndicatorView.color", "Its colour."),
    ("UIActivityIndicatorView.hidesWhenStopped", "Whether it goes away when nothing happens."),
    ("UIPageControl.numberOfPages", "How many dots there are."),
    ("UIPageControl.currentPage", "The dot that stands out, counted from 0."),
    ("UIPageControl.currentPageIndicatorTintColor", "Colour of that dot."),
    ("UIPageControl.pageIndicatorTintColor", "Colour of the other dots."),
    ("UIStackView.axis", "Along which views are arranged."),
    ("UIStackView.distribution", "How lengths and spaces along the axis are shared out."),
    ("UIStackView.alignment", "How views are placed across the axis."),
    ("UIStackView.spacing", "Points between neighbours."),
    (
      "UIStackView.isLayoutMarginsRelativeArrangement",
      "Whether views are arranged inside of the margins."
    ),
    (
      "UIStackView.isBaselineRelativeArrangement",
      "Whether vertical spacing is measured between baselines."
    ),
  ]
}

extension Property {
  /// The property under each of its names, as in the table of `owner`.
  ///
  /// Properties of all views share one description.
  func keys(of owner: String) -> [Key] {
    names.map { name in Key(name, schema(of: owner), about(name, of: owner)) }
  }

  private var isShared: Bool { Self.view.contains { $0.names == names } }

  private func text(of owner: String) -> String {
    PropertyTexts.text(of: names[0], in: isShared ? "UIView" : owner) ?? ""
  }

  private func schema(of owner: String) -> ValueSchema {
    guard isShared else { return schema }
    return .defined("UIView." + names[0], .described(text(of: owner), schema))
  }

  private func about(_ name: String, of owner: String) -> String {
    if name != names[0] { return "Short for `\(names[0])`. " + text(of: owner) }
    return isShared ? "" : text(of: owner)
  }
}
