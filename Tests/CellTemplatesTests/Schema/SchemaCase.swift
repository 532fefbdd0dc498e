/// A piece of a template with what both the compiler and the schema must say to it.
struct SchemaCase: Sendable, CustomStringConvertible {
  let id: String
  let yaml: String

  var description: String { id }

  /// A template with these keys at its root, beside a cell and data.
  static func root(_ id: String, _ keys: String) -> SchemaCase {
    SchemaCase(id: id, yaml: "cells: {C: {views: {a: UILabel}}}\ndata: [{n: 1, t: x}]\n\(keys)\n")
  }

  /// A cell with these keys.
  static func cell(_ id: String, _ keys: String) -> SchemaCase {
    SchemaCase(id: id, yaml: "cells: {C: {\(keys)}}\ndata: [{n: 1, t: x}]\n")
  }

  /// A view `a` of that class with these keys, in a cell with a label `b`.
  static func view(_ id: String, _ viewClass: String, _ keys: String) -> SchemaCase {
    cell(id, "views: {b: UILabel, a: {class: \(viewClass), \(keys)}}")
  }

  /// Accepted by both.
  static let valid: [SchemaCase] = [
    root("name-number", "name: 2024"), root("width-alone", "widths: 320"),
    root("width-device", "widths: [iPhone SE, 568, iPhone 8 landscape]"),
    root("width-metric", "metrics: {wide: 700}\nwidths: [wide]"),
    root("metric-negative", "metrics: {a: -1.5, ü_1: 1e3}"),
    root("table", "table: {style: insetGrouped, estimatedRowHeight: automatic, rowHeight: 44.5}"),
    root("table-insets", "table: {separatorInset: {left: 3}, sectionIndexTitles: [A, 1, true]}"),
    root("rows", "rows: {cell: [{when: n > 3, use: C}, {use: C}], height: \"{n}\"}"),
    root("rows-metric", "metrics: {tall: 90}\nrows: {height: [{when: n, use: tall}, {use: 3}]}"),
    SchemaCase(
      id: "groups", yaml: "cells: {C: {}}\ndata: [{a: 1}]\nsections: {by: a, header: \"{a}\"}"),
    SchemaCase(id: "sections", yaml: "cells: {C: {}}\nsections: [{data: [1, [2], x], footer: 3}]"),
    cell("view-short", "views: {a: UILabel, b: UIStepper}"),
    cell(
      "style", "style: subtitle, textLabel: {text: a, hidden: not n}, detailTextLabel: {lines: 2}"),
    cell("sizing", "sizing: {recipe: offscreen, width: iPhone SE}"),
    cell(
      "constraint-kinds", "views: {a: UILabel}, constraints: ['H:|[a]|', 'a.top = superview.top']"),
    cell(
      "constraint-map",
      "views: {a: UILabel}, constraints: [{format: '[a]', options: [alignAllTop], priority: low + 1}]"
    ),
    cell("guides", "guides: [g], constraints: [g.width == 3]"),
    cell(
      "content-view", "contentView: {layoutMargins: 3, background: {light: white, dark: black}}"),
    cell("merge", "views: {a: &a {class: UILabel, text: x}, b: {<<: *a, lines: 2}}"),
    view("text-null", "UILabel", "text: ~"), view("text-flag", "UILabel", "text: true"),
    view("font-size", "UILabel", "font: 17"), view("font-style", "UILabel", "font: {style: body}"),
    view("colour-hex", "UILabel", "color: '#abc'"),
    view("colour-rgba", "UILabel", "color: '#11223344'"),
    view("priority-text", "UILabel", "hugging: \"750\""),
    view("priority-sum", "UILabel", "hugging: {horizontal: high - 1, vertical: 999.5}"),
    view("layout-width", "UILabel", "preferredMaxLayoutWidth: cell.width / 2 - 10"),
    view(
      "attributed", "UILabel", "attributedText: [a, 3, {text: \"{t}\", kern: 1, font: headline}]"),
    view("nested", "UIView", "subviews: {c: {class: UIView, subviews: {d: UILabel}}}"),
    view(
      "stack", "UIStackView",
      "arrangedSubviews: {c: {class: UILabel, spacingAfter: 3}}, axis: vertical"),
    view("segments", "UISegmentedControl", "items: [a, 2], selectedSegmentIndex: -1"),
    view("condition", "UISwitch", "on: n > 2 and not t, isEnabled: false"),
  ]

  /// Refused by both.
  static let invalid: [SchemaCase] = [
    root("width-none", "widths: []"), root("scale", "scale: 4"),
    root("direction", "layoutDirection: rtl"),
    root("category", "contentSizeCategory: huge"), root("metric-list", "metrics: [1]"),
    root("metric-quoted", "metrics: {a: \"1\"}"), root("table-null", "table:"),
    root("rule-without-use", "rows: {cell: [{when: n}]}"),
    root("rule-key", "rows: {cell: [{if: n, use: C}]}"),
    root("rows-list", "rows: [C]"), root("height-negative", "rows: {height: -3}"),
    SchemaCase(id: "cells-empty", yaml: "cells: {}\ndata: []"),
    SchemaCase(id: "cell-list", yaml: "cells: {C: []}\ndata: []"),
    SchemaCase(id: "groups-without-by", yaml: "cells: {C: {}}\ndata: []\nsections: {header: x}"),
    SchemaCase(id: "data-format", yaml: "cells: {C: {}}\ndata: {file: a.txt, format: txt}"),
    cell("views-text", "views: a"), cell("guides-text", "guides: g"),
    cell("sizing", "sizing: onscreen"),
    cell("constraints-text", "constraints: a.top == b.top"),
    cell(
      "constraint-both",
      "views: {a: UILabel}, constraints: [{equation: a.width == 3, format: '[a]'}]"),
    cell("constraint-without-relation", "views: {a: UILabel}, constraints: [a.top]"),
    cell("accessory", "accessory: chevron"), cell("style-unknown", "style: value3"),
    view("stack-axis", "UIStackView", "axis: diagonal"), view("text-list", "UILabel", "text: [a]"),
    view("lines-fraction", "UILabel", "lines: 1.5"), view("font-range", "UILabel", "font: 2000"),
    view("alpha", "UIView", "alpha: 1.5"), view("insets", "UIView", "layoutMargins: {leading: 3}"),
    view("priority-name", "UILabel", "hugging: highest"),
    view("subviews-list", "UIView", "subviews: [c]"),
    view("key-of-cell", "UIView", "accessoryType: none"),
    view("run", "UILabel", "attributedText: [{kern: 1}]"),
    view("progress", "UIProgressView", "progress: 2"),
    view("pages", "UIPageControl", "numberOfPages: 0.5"),
  ]

  /// Templates of `BadTemplateTests` that only the compiler can refuse, as the mistake is inside of
  /// a text or in how two places fit together.
  static let beyondSchema: Set<String> = [
    "name-twice", "open-brace", "length-nan", "font-misspelt", "layout-width", "condition",
    "unknown-view", "anchor", "misspelt-content-view", "the-cell", "unknown-attribute",
    "unknown-guide", "guide-of-no-scroll-view", "condition-yes",
    "location-alone", "size-and-location", "axes-mixed", "directions-mixed", "zero-multiplier",
    "guide-baseline", "spacing-of-sizes", "quoted-position", "format-view", "format-metric",
    "format-grammar", "format-number", "format-axis", "rows-unknown-cell", "rows-no-rule",
    "rows-bound-cell", "width-device", "rows-height", "data-missing-file", "unknown-field",
    "margin-turned-round", "stray-field", "rows-of-which-nothing-is-shown",
    "stack-without-arranged",
  ]
}
