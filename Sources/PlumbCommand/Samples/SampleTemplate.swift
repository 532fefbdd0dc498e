import CellTemplates

/// A template to learn from, and its data.
enum SampleTemplate {
  /// The template by its name.
  static let file = (name: "contacts.yaml", text: template)
  /// Its rows by their name.
  static let rows = (name: "contacts.json", text: data)

  private static let template = """
    # yaml-language-server: $schema=\(TemplateSchema.fileName)
    #
    # A list of people: a round picture, a name, and what they say below it, in as many lines as it
    # takes. Change something, and look again:
    #
    #   plumb render contacts.yaml --layers all --watch

    name: contacts

    # Table widths in points, a picture each. `plumb devices` lists phones and tablets.
    widths: [320, 568]

    # Numbers to be used in constraints by name.
    metrics: { photoSize: 44, gap: 12 }

    table:
      # What a row is taken to be before it is measured, as in a real table.
      estimatedRowHeight: 64
      separatorInset: { left: 72 }

    cells:
      # One reuse identifier for each set of constraints.
      ContactCell:
        views:
          photo:
            class: UIImageView
            image: { width: 44, height: 44, name: photo }
            cornerRadius: 22
            clipsToBounds: true
            backgroundColor: systemGray5
          name:
            class: UILabel
            text: "{name}"                     # a field of the row
            font: headline
            numberOfLines: 0
          message:
            class: UILabel
            text: "{message | \\"No message yet.\\"}"   # what follows the bar stands in for nothing
            font: subheadline
            textColor: secondaryLabel
            numberOfLines: 0
        constraints:
          # The visual format language: | is the content view, - the standard space or margin.
          - "H:|-[photo(photoSize)]-gap-[name]-|"
          - "V:|-[name]-4-[message]-|"
          # What it cannot say is written as an equation.
          - photo.height == photo.width
          - photo.top == contentView.topMargin
          - message.leading == name.leading
          - message.trailing == name.trailing
          # The picture may be taller than the text: then it makes the row taller, unless a stronger
          # constraint is against it. 1000 is required.
          - photo.bottom <= contentView.bottomMargin @999

    # The rows: a JSON, CSV or RSS file, or a list written here.
    data: contacts.json

    """

  private static let data = """
    [
      { "name": "Ada Lovelace", "message": "The engine weaves algebraic patterns just as the loom weaves flowers and leaves." },
      { "name": "Grace Hopper", "message": "Found a moth in relay 70." },
      { "name": "Maximiliana Featherstonehaugh-Cholmondeley", "message": "My name takes more than one line. Most layouts forget about me." },
      { "name": "Alan Turing" }
    ]

    """
}
