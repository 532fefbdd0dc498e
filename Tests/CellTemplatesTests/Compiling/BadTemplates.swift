/// A template that cannot be used, and exactly what is said about it. `t` is its file.
struct BadTemplate: Sendable, CustomStringConvertible {
  let id: String
  let yaml: String
  let messages: [String]

  var description: String { id }

  /// A cell `C` with the labels `a` and `b`, and these constraints.
  static func constraints(_ id: String, _ list: String, _ messages: String...) -> BadTemplate {
    let yaml = """
      cells:
        C:
          views: {a: UILabel, b: UILabel}
          constraints:
            - \(list)
      data: []
      """
    return BadTemplate(id: id, yaml: yaml, messages: messages)
  }

  /// A cell `C` with one label `a` that has these keys.
  static func label(_ id: String, _ keys: String, _ messages: String...) -> BadTemplate {
    let yaml = """
      cells:
        C:
          views:
            a: {class: UILabel, \(keys)}
      data: []
      """
    return BadTemplate(id: id, yaml: yaml, messages: messages)
  }
}
