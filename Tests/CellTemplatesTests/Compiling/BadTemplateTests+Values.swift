extension BadTemplateTests {
  static let values = [
    BadTemplate.label(
      "misspelt-key", "txt: x",
      "t:4:27: error: unknown key 'txt' in a UILabel; did you mean 'text'?"),
    BadTemplate.label(
      "key-of-another-class", "spacing: 3",
      "t:4:27: error: unknown key 'spacing' in a UILabel; it belongs to a UIStackView"),
    BadTemplate.label(
      "braces-without-quotes", "text: {title}",
      "t:4:33: error: 'text' cannot be a mapping, expected text; a field in braces needs "
        + "quotes: \"{title}\""),
    BadTemplate.label(
      "open-brace", "text: \"a {title\"",
      "t:4:36: error: '{' is not closed, expected '}'; write '{{' for the brace itself"),
    BadTemplate.label(
      "lines-negative", "numberOfLines: -1",
      "t:4:42: error: 'numberOfLines' cannot be '-1', expected a whole number from 0 to 10000"),
    BadTemplate.label(
      "short-key", "lines: -1",
      "t:4:34: error: 'lines' cannot be '-1', expected a whole number from 0 to 10000"),
    BadTemplate.label(
      "lines-quoted", "numberOfLines: \"2\"",
      "t:4:42: error: 'numberOfLines' cannot be '2', expected a whole number from 0 to "
        + "10000; remove the quotes"),
    BadTemplate.label(
      "flag-yes", "adjustsFontSizeToFitWidth: yes",
      "t:4:54: error: 'adjustsFontSizeToFitWidth' cannot be 'yes', expected true or false; "
        + "write true"),
    BadTemplate.label(
      "colour-misspelt", "textColor: systemBlu",
      "t:4:38: error: 'textColor' cannot be 'systemBlu', expected a UIColor name, '#RRGGBB' "
        + "or {light: …, dark: …}; did you mean 'systemBlue'?"),
    BadTemplate.label(
      "colour-hex", "textColor: \"#12345\"",
      "t:4:38: error: 'textColor' cannot be '#12345', expected a UIColor name, '#RRGGBB' or "
        + "{light: …, dark: …}; as in '#1E90FF'"),
    BadTemplate.label(
      "colour-pair", "textColor: {light: red, drak: blue}",
      "t:4:51: error: unknown key 'drak' in a colour, expected light, dark or alpha; did you "
        + "mean 'dark'?"),
    BadTemplate.label(
      "font-misspelt", "font: headlne",
      "t:4:33: error: 'font' cannot be 'headlne', expected a text style, a size or {size: …, "
        + "weight: …}; did you mean 'headline'?"),
    BadTemplate.label(
      "font-size-zero", "font: 0",
      "t:4:33: error: 'font' cannot be '0', expected a text style, a size or {size: …, "
        + "weight: …}; a font is from 1 to 1000 points high"),
    BadTemplate.label(
      "font-empty", "font: {weight: bold}",
      "t:4:33: error: 'font' cannot be a mapping, expected a text style, a size or {size: …, "
        + "weight: …}; a font needs a style or a size"),
    BadTemplate.label(
      "font-weight", "font: {size: 17, weight: fat}",
      "t:4:52: error: 'weight' cannot be 'fat', expected ultraLight, thin, light, regular, "
        + "medium, semibold, bold, heavy or black"),
    BadTemplate.label(
      "length-nan", "cornerRadius: nan",
      "t:4:41: error: 'cornerRadius' cannot be 'nan', expected a number of points from 0 to "
        + "1000000; NaN is no length"),
    BadTemplate.label(
      "length-infinite", "cornerRadius: .inf",
      "t:4:41: error: 'cornerRadius' cannot be '.inf', expected a number of points from 0 to "
        + "1000000"),
    BadTemplate.label(
      "priority-zero", "hugging: {horizontal: 0, vertical: 1001}",
      "t:4:49: error: a priority of 0, expected more than 0 and at most 1000",
      "t:4:62: error: a priority of 1001, expected more than 0 and at most 1000"),
    BadTemplate.label(
      "habit", "translatesAutoresizingMaskIntoConstraints: false",
      "t:4:27: error: unknown key 'translatesAutoresizingMaskIntoConstraints' in a UILabel; leave "
        + "it out: views of a template take part in Auto Layout"),
    BadTemplate.label(
      "setter", "setText: x",
      "t:4:27: error: unknown key 'setText' in a UILabel; did you mean 'text'?"),
    BadTemplate.label(
      "accessibility-sizes", "accessibilitySizes: {axis: vertical}",
      "t:4:48: error: unknown key 'axis' in a UILabel; it belongs to a UIStackView"),
    BadTemplate.label(
      "accessibility-flag", "accessibilitySizes: true",
      "t:4:47: error: accessibilitySizes cannot be a single value, expected a mapping of keys of "
        + "a UILabel"),
    BadTemplate.label(
      "layout-width", "preferredMaxLayoutWidth: cell.height - 40",
      "t:4:52: error: 'cell.height' in a layout width, expected numbers and cell.width"),
    BadTemplate.label(
      "line-break-mode", "lineBreakMode: wordWrapping",
      "t:4:42: error: 'lineBreakMode' cannot be 'wordWrapping', expected byWordWrapping, "
        + "byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail or byTruncatingMiddle; "
        + "did you mean 'byWordWrapping'?"),
    BadTemplate.label(
      "condition-yes", "isHidden: yes",
      "t:4:37: error: 'isHidden' cannot be 'yes', expected true, false or a condition; write true"),
    BadTemplate.label(
      "condition", "isHidden: photo and",
      "t:4:46: error: the text ends too early, expected a field, a number or a text in quotes"),
  ]
}
