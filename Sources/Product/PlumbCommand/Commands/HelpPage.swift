import Linting

/// Pages of `plumb help` that are about no command.
enum HelpPage {
  /// The page of a word; nil for a word that has none.
  static func text(of word: String) -> String? {
    if word == "template" { return template }
    if let rule = LintRule.named(word) {
      return wrapped(
        "\(rule.id): \(rule.severity.rawValue)\n\n\(rule.summary)\n\n\(rule.rationale)")
    }
    return messages[word].map(wrapped)
  }

  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n\n").map {
      HelpList.wrap(String($0).replacing("\n", with: " "), width: 80).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  /// Ids of messages that no rule finds.
  private static let messages = [
    "input-error": """
    input-error: error

    A file, an option or a value cannot be used as it is. The message names what is expected, and \
    the hint what was probably meant. The exit code is 2.
    """,
    "input-warning": """
    input-warning: warning

    An input can be used, but probably means something else than it was meant to.
    """,
    "note": """
    note: note

    Something that explains another message, or that is good to know.
    """,
  ]

  private static let template = """
    A template is a YAML file: a table with cells, and the rows that they show.

      name: order                      # pictures are called after it
      profile: ios18                   # ios7 to ios26
      widths: [320, iPhone 15]         # points or devices
      table: { rowHeight: automatic, estimatedRowHeight: 44 }
      metrics: { gap: 12 }
      cells:
        Order:                         # a reuse identifier
          views:                       # back to front; names are free
            photo: { class: UIImageView, image: photo.png, contentMode: scaleAspectFill }
            title: { class: UILabel, font: headline, numberOfLines: 0, text: "{title}" }
            price:
              class: UILabel
              font: { size: 15, weight: semibold }
              textColor: secondaryLabel
              text: '{price | "–"}'
              hugging: { horizontal: 252 }
              compressionResistance: { horizontal: high }
          constraints:
            - "H:|-[photo(60)]-gap-[title]-gap-[price]-|"      # a visual format
            - photo.height == photo.width                      # equations
            - photo.top == contentView.topMargin
            - photo.bottom <= contentView.bottomMargin
            - title.top == contentView.topMargin
            - title.bottom == contentView.bottomMargin @ 999   # a priority
            - { equation: price.firstBaseline == title.firstBaseline, identifier: base }
      sections:
        - rows: { cell: Order }
          data:                        # or a file: data: rows.json
            - { title: Coffee beans, price: 12.50 € }

    Views: UIView, UILabel, UIImageView, UIButton, UISwitch, UIStackView, UITextField,
    UITextView, UIScrollView, UISegmentedControl, UISlider, UIStepper, UIProgressView,
    UIActivityIndicatorView, UIPageControl. 'plumb schema UILabel' prints the keys of
    one. Stack views have arrangedSubviews, others subviews: names with views again.

    Attributes: top bottom leading trailing left right width height centerX centerY
    firstBaseline lastBaseline, and of views topMargin bottomMargin leadingMargin
    trailingMargin. Relations are == <= >=; @ and a priority may follow. A constant may
    be a number, a metric, or a sum of them.

    """
}
