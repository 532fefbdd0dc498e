extension BadTemplateTests {
  static let constraints = [
    BadTemplate.constraints(
      "unknown-view", "c.top == a.top",
      "t:5:9: error: unknown view 'c', expected a view of this cell or contentView"),
    BadTemplate.constraints(
      "misspelt-content-view", "a.top == contentVew.top",
      "t:5:18: error: unknown view 'contentVew', expected a view of this cell or "
        + "contentView; did you mean 'contentView'?"),
    BadTemplate.constraints(
      "the-cell", "a.top == cell.top",
      "t:5:18: error: unknown view 'cell', expected a view of this cell or contentView; "
        + "constraints go to the contentView, never to the cell"),
    BadTemplate.constraints(
      "unknown-attribute", "a.leding == b.leading",
      "t:5:11: error: unknown attribute 'leding', expected top, bottom, leading, trailing, "
        + "width, height, centerX or another of UIKit's; did you mean 'leading'?"),
    BadTemplate.constraints(
      "anchor", "a.topAnchor == contentView.top",
      "t:5:11: error: unknown attribute 'topAnchor', expected top, bottom, leading, trailing, "
        + "width, height, centerX or another of UIKit's; did you mean 'top'?"),
    BadTemplate.constraints(
      "unknown-guide", "a.top == contentView.safeAera.top",
      "t:5:30: error: unknown guide 'safeAera', expected layoutMarginsGuide, safeAreaLayoutGuide, "
        + "or a scroll view's contentLayoutGuide; did you mean 'safeArea'?"),
    BadTemplate.constraints(
      "guide-of-no-scroll-view", "a.top == contentView.contentLayoutGuide.top",
      "t:5:30: error: 'contentView' has no contentLayoutGuide, expected a UIScrollView before it"),
    BadTemplate.constraints(
      "location-alone", "a.top == 20",
      "t:5:9: error: the position a.top against a constant, expected another position to "
        + "relate it to, as in contentView.top + 20"),
    BadTemplate.constraints(
      "size-and-location", "a.width == b.top",
      "t:5:9: error: a.width against b.top, expected both horizontal positions, both "
        + "vertical positions, or both sizes"),
    BadTemplate.constraints(
      "axes-mixed", "a.leading == b.top",
      "t:5:9: error: a.leading against b.top, expected both horizontal positions, both "
        + "vertical positions, or both sizes"),
    BadTemplate.constraints(
      "directions-mixed", "a.leading == b.left",
      "t:5:9: error: a.leading against b.left, expected leading and trailing on both sides, "
        + "or left and right on both"),
    BadTemplate.constraints(
      "zero-multiplier", "a.width == b.width * 0",
      "t:5:20: error: b.width counts 0 times in this equation, expected a multiplier that is not 0"),
    BadTemplate.constraints(
      "guide-baseline", "a.top == contentView.margins.firstBaseline",
      "t:5:38: error: a guide has no firstBaseline, expected an edge, a size or a center"),
    BadTemplate.constraints(
      "spacing-of-sizes", "a.width == b.width + systemSpacing",
      "t:5:9: error: system spacing in this equation, expected two positions and nothing "
        + "else, as in b.top == a.bottom + systemSpacing"),
    BadTemplate.constraints(
      "quoted-position", "\"a.top == b.botom\"",
      "t:5:21: error: unknown attribute 'botom', expected top, bottom, leading, trailing, "
        + "width, height, centerX or another of UIKit's; did you mean 'bottom'?"),
    BadTemplate.constraints(
      "priority", "{equation: a.top == b.top, priority: 2000}",
      "t:5:46: error: a priority of 2000, expected more than 0 and at most 1000"),
    BadTemplate.constraints(
      "neither", "{identifier: x}",
      "t:5:9: error: an empty constraint, expected 'equation' or 'format'"),
    BadTemplate.constraints(
      "format-view", "\"H:|-[aa]-[b]-|\"",
      "t:5:15: error: unknown view 'aa', expected a view of this cell"),
    BadTemplate.constraints(
      "format-metric", "\"H:|-margn-[a]\"",
      "t:5:14: error: unknown metric 'margn'"),
    BadTemplate.constraints(
      "format-grammar", "\"H:|-[a-|\"",
      "t:5:16: error: visual format: Expected ']' to match the '['"),
    BadTemplate.constraints(
      "format-number", "\"H:[a(1e7)]\"",
      "t:5:15: error: a number that is too large, expected numbers up to 1000000"),
    BadTemplate.constraints(
      "format-option", "{format: \"H:[a]-[b]\", options: alignTop}",
      "t:5:40: error: 'options' cannot be 'alignTop', expected "
        + "NSLayoutConstraint.FormatOptions such as alignAllTop; did you mean 'alignAllTop'?"),
    BadTemplate.constraints(
      "format-axis", "{format: \"H:[a]-[b]\", options: alignAllLeading}",
      "t:5:18: error: visual format: Options mask required views to be aligned on a vertical "
        + "edge, which is not allowed for layout that is horizontal"),
    BadTemplate.constraints(
      "empty", "~",
      "t:5:9: error: a constraint cannot be nothing, expected an equation or a visual format"),
  ]

  static let rows = [
    BadTemplate(
      id: "rows-unknown-cell",
      yaml: """
        cells: {Cell: {}, Other: {}}
        rows: {cell: Cel}
        data: [{a: 1}]
        """,
      messages: [
        "t:2:14: error: 'cell' cannot be 'Cel', expected Cell or Other; did you mean 'Cell'?"
      ]),
    BadTemplate(
      id: "rows-of-data",
      yaml: """
        cells: {C: {views: {a: UILabel}}}
        rows: [{title: x}]
        data: []
        """,
      messages: [
        "t:2:7: error: rows cannot be a list, expected rules for them such as {height: 60}; the rows"
          + " themselves are the list under 'data'"
      ]),
    BadTemplate(
      id: "rows-no-rule",
      yaml: """
        cells: {C: {}}
        rows:
          cell:
            - {when: a == 2, use: C}
        data: [{a: 2}, {a: 1}]
        """,
      messages: [
        "t:3:3: error: row 1 of section 0 finds no cell, expected a rule for it that names "
          + "one of C; a last rule without 'when' takes the rest"
      ]),
    BadTemplate(
      id: "rows-bound-cell",
      yaml: """
        cells: {C: {}}
        rows: {cell: "{kind}"}
        data: [{kind: C}, {kind: D}]
        """,
      messages: [
        "t:2:7: error: row 1 of section 0 finds no cell, expected a rule for it that names "
          + "one of C; a last rule without 'when' takes the rest"
      ]),
    BadTemplate(
      id: "rows-height",
      yaml: """
        cells: {C: {}}
        rows: {height: tall}
        data: [{a: 1}]
        """,
      messages: [
        "t:2:16: error: 'height' cannot be 'tall', expected automatic or a height from 0 to "
          + "100000 points"
      ]),
    BadTemplate(
      id: "data-missing-file",
      yaml: """
        cells: {C: {}}
        data: none.json
        """,
      messages: [
        "t:2:7: error: no such file 'none.json'"
      ]),
    BadTemplate(
      id: "data-unknown-format",
      yaml: """
        cells: {C: {}}
        data: rows.xls
        """,
      messages: [
        "t:2:7: error: no format for 'rows.xls', expected a .json, .jsonl, .csv, .rss or .xml file; "
          + "say it: {file: rows.xls, format: json}"
      ]),
    BadTemplate(
      id: "data-record",
      yaml: """
        cells: {C: {}}
        data: {items: 3}
        """,
      messages: [
        "t:2:7: error: data without a file, expected a list of rows, a file's name or {file: "
          + "…}",
        "t:2:8: error: unknown key 'items' in data, expected file, format or rows",
      ]),
    BadTemplate(
      id: "sections-and-data",
      yaml: """
        cells: {C: {}}
        data: []
        sections: [{data: []}, {header: x}]
        """,
      messages: [
        "t:2:1: error: data beside a list of sections, expected 'data' in each section",
        "t:3:24: error: the section has no data, expected 'data' with rows or a file's name",
      ]),
    BadTemplate(
      id: "unknown-field",
      yaml: """
        cells:
          C:
            views:
              a: {class: UILabel, text: "{titel}"}
        data: [{title: x}]
        """,
      messages: [
        "t:4:35: warning: no row has a field 'titel'; did you mean 'title'?"
      ]),
    BadTemplate(
      id: "margin-turned-round",
      yaml: """
        cells:
          C:
            views:
              a: {class: UILabel, text: x}
            constraints: [a.trailing == contentView.marginTrailing]
        data: [{title: x}]
        """,
      messages: [
        "t:5:45: error: unknown attribute 'marginTrailing', expected top, bottom, leading,"
          + " trailing, width, height, centerX or another of UIKit's; did you mean 'trailingMargin'?"
      ]),
    BadTemplate(
      id: "stray-field",
      yaml: """
        cells:
          C:
            views:
              a: {class: UILabel, text: "{title} {price | 0}"}
        data:
          - {titel: x, title: y, price: 1.249,00 €}
          - {titel: x, title: y, price: 1}
        """,
      messages: [
        "t:6:6: warning: nothing shows the field 'titel'",
        "t:6:39: warning: nothing shows the field '00 €', which has no value; a comma in braces"
          + " ends a value: quote one that has a comma",
      ]),
    BadTemplate(
      id: "rows-of-which-nothing-is-shown",
      yaml: """
        cells: {C: {views: {a: {class: UILabel, text: x}}}}
        data: [{row: 1}]
        """,
      messages: []),
    BadTemplate(
      id: "stack-without-arranged",
      yaml: """
        cells:
          C:
            views:
              a: {class: UIStackView, subviews: {b: {class: UILabel, text: x}}}
              c:
                class: UIStackView
                subviews: {d: {class: UIView}}
                arrangedSubviews: {e: {class: UIView}}
        data: [{row: 1}]
        """,
      messages: [
        "t:4:31: warning: subviews in a UIStackView that arranges nothing; a stack view arranges"
          + " its arrangedSubviews"
      ]),
  ]
}
