extension BadTemplateTests {
  static let structure = [
    BadTemplate(
      id: "not-a-mapping",
      yaml: """
        just text
        """,
      messages: [
        "t:1:1: error: a template cannot be a single value, expected a mapping of its keys"
      ]),
    BadTemplate(
      id: "unknown-root-key",
      yaml: """
        cels: {}
        data: []
        """,
      messages: [
        "t:1:1: error: unknown key 'cels' in a template; did you mean 'cells'?"
      ]),
    BadTemplate(
      id: "no-cells-no-data",
      yaml: """
        name: x
        """,
      messages: [
        "t:1:1: error: the template has no cells, expected 'cells' with at least one",
        "t:1:1: error: the template has no data, expected 'data' with rows or a file's name",
      ]),
    BadTemplate(
      id: "unknown-profile",
      yaml: """
        profile: ios99
        cells: {C: {}}
        data: []
        """,
      messages: [
        "t:1:10: error: 'profile' cannot be 'ios99', expected ios7, ios8, ios9, ios10, "
          + "ios11, ios12, ios13, ios14, ios15, ios16, ios17, ios18 or ios26; did you mean "
          + "'ios9'?"
      ]),
    BadTemplate(
      id: "width-zero",
      yaml: """
        widths: [0, -1, nan, 1e9, 320]
        cells: {C: {}}
        data: []
        """,
      messages: [
        "t:1:10: error: 'widths' cannot be '0', expected points from 1 to 10000 or a device "
          + "such as 'iPhone SE landscape'",
        "t:1:13: error: 'widths' cannot be '-1', expected points from 1 to 10000 or a device "
          + "such as 'iPhone SE landscape'",
        "t:1:17: error: 'widths' cannot be 'nan', expected points from 1 to 10000 or a "
          + "device such as 'iPhone SE landscape'",
        "t:1:22: error: 'widths' cannot be '1e9', expected points from 1 to 10000 or a "
          + "device such as 'iPhone SE landscape'",
      ]),
    BadTemplate(
      id: "width-device",
      yaml: """
        widths: [iPhone SX]
        cells: {C: {}}
        data: []
        """,
      messages: [
        "t:1:10: error: 'widths' cannot be 'iPhone SX', expected points from 1 to 10000 or a "
          + "device such as 'iPhone SE landscape'; did you mean 'iPhone SE'?"
      ]),
    BadTemplate(
      id: "bad-table",
      yaml: """
        table: {style: plane, rowHeight: -1, estimate: 4}
        cells: {C: {}}
        data: []
        """,
      messages: [
        "t:1:16: error: 'style' cannot be 'plane', expected plain, grouped or insetGrouped",
        "t:1:34: error: 'rowHeight' cannot be '-1', expected automatic or a height from 0 to "
          + "100000 points; it is too small",
        "t:1:38: error: unknown key 'estimate' in the table, expected style, rowHeight, "
          + "estimatedRowHeight, separatorStyle, separatorInset, separatorColor, backgroundColor, "
          + "isEditing, allowsMultipleSelectionDuringEditing or sectionIndexTitles",
      ]),
    BadTemplate(
      id: "bad-metric",
      yaml: """
        metrics: {a-b: 1, c: wide, d: 1e7}
        cells: {C: {}}
        data: []
        """,
      messages: [
        "t:1:11: error: 'a-b' as the name of a metric, expected letters, digits and _, no "
          + "digit first",
        "t:1:22: error: 'c' cannot be 'wide', expected a number of points from -1000000 to "
          + "1000000",
        "t:1:31: error: 'd' cannot be '1e7', expected a number of points from -1000000 to "
          + "1000000; it is too large",
      ]),
  ]

  static let views = [
    BadTemplate(
      id: "views-as-list",
      yaml: """
        cells:
          C:
            views:
              - a: UILabel
        data: []
        """,
      messages: [
        "t:4:7: error: views cannot be a list, expected names with their views; write "
          + "'title: {class: UILabel}' without the dash"
      ]),
    BadTemplate(
      id: "no-class",
      yaml: """
        cells:
          C:
            views:
              a: {text: x}
        data: []
        """,
      messages: [
        "t:4:10: error: the view 'a' has no class, expected 'class: UILabel' or another class"
      ]),
    BadTemplate(
      id: "listed-cells",
      yaml: """
        cells:
          - C: {views: {a: UILabel}}
        data: []
        """,
      messages: [
        "t:2:3: error: cells cannot be a list, expected reuse identifiers with cells; write "
          + "'MailCell: {views: …}' without the dash"
      ]),
    BadTemplate(
      id: "unknown-class",
      yaml: """
        cells:
          C:
            views:
              a: UILable
              b: {class: UIWebView, fot: body, url: x, lines: 0}
        data: []
        """,
      messages: [
        "t:4:10: error: unknown class 'UILable', expected UIView, UILabel, UIImageView, "
          + "UIButton, UISwitch, UIStackView, UITextField, UITextView, UIScrollView, UISegmentedControl, "
          + "UISlider, UIStepper, UIProgressView, UIActivityIndicatorView or UIPageControl; did "
          + "you mean 'UILabel'?",
        "t:5:18: error: unknown class 'UIWebView', expected UIView, UILabel, UIImageView, "
          + "UIButton, UISwitch, UIStackView, UITextField, UITextView, UIScrollView, UISegmentedControl, "
          + "UISlider, UIStepper, UIProgressView, UIActivityIndicatorView or UIPageControl; did "
          + "you mean 'UIView'?",
        "t:5:29: error: unknown key 'fot' in a view; did you mean 'font'?",
        "t:5:40: error: unknown key 'url' in a view",
      ]),
    BadTemplate(
      id: "bad-names",
      yaml: """
        cells:
          C:
            views:
              contentView: UIView
              a-b: UIView
              1a: UIView
        data: []
        """,
      messages: [
        "t:4:7: error: the name 'contentView' for a view, expected another name; it means "
          + "something else in constraints",
        "t:5:7: error: the name 'a-b' for a view, expected letters, digits and _, no digit "
          + "first; constraints could not name it",
        "t:6:7: error: the name '1a' for a view, expected letters, digits and _, no digit "
          + "first; constraints could not name it",
      ]),
    BadTemplate(
      id: "name-twice",
      yaml: """
        cells:
          C:
            views:
              a: {class: UIView, subviews: {b: UIView}}
              b: UIView
        data: []
        """,
      messages: [
        "t:5:7: error: a second view 'b' in this cell, expected a name of its own"
      ]),
    BadTemplate(
      id: "arranged-in-view",
      yaml: """
        cells:
          C:
            views:
              a: {class: UIView, arrangedSubviews: {b: UIView}}
        data: []
        """,
      messages: [
        "t:4:26: error: arrangedSubviews in a UIView, expected a UIStackView, or 'subviews'"
      ]),
    BadTemplate(
      id: "detail-in-default",
      yaml: """
        cells:
          C:
            detailTextLabel: {text: x}
        data: []
        """,
      messages: [
        "t:3:5: error: detailTextLabel in a cell of the default style, expected 'style: "
          + "subtitle', value1 or value2"
      ]),
    BadTemplate(
      id: "misspelt-views",
      yaml: """
        cells:
          C:
            veiws: {a: UILabel}
            constraints: [a.top == contentView.top]
        data: []
        """,
      messages: ["t:3:5: error: unknown key 'veiws' in the cell 'C'; did you mean 'views'?"]),
    BadTemplate(
      id: "several",
      yaml: """
        cells:
          C:
            veiws: {}
            views:
              a: {class: UILabel, fnt: body}
            constraints:
              - a.topp == contentView.top
              - c.top == a.top
        data: 3
        """,
      messages: [
        "t:3:5: error: unknown key 'veiws' in the cell 'C'; did you mean 'views'?",
        "t:5:27: error: unknown key 'fnt' in a UILabel; did you mean 'font'?",
        "t:7:11: error: unknown attribute 'topp', expected top, bottom, leading, trailing, "
          + "width, height, centerX or another of UIKit's; did you mean 'top'?",
        "t:8:9: error: unknown view 'c', expected a view of this cell or contentView",
        "t:9:7: error: no format for '3', expected a .json, .jsonl, .csv, .rss or .xml file; say it: "
          + "{file: 3, format: json}",
      ]),
  ]
}
