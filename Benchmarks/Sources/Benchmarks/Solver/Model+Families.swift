/// Families of any size, for the growth of the cost.
extension Model {
  static var families: [(name: String, make: (Int) -> Model)] {
    [("independent", independent), ("dependent", dependent), ("chain", chain), ("labels", labels)]
  }

  /// Siblings that know only their parent.
  static func independent(_ count: Int) -> Model {
    var model = Model("independent \(count)")
    let content = model.content()
    for index in 0..<count {
      let view = model.view()
      model.left(view, content, 16)
      let row = model.top(view, content, 10 * Double(index))
      if index == count / 2 { model.toggledRow = row }
      model.add([(view.width, 1), (content.width, -1)], .equal, -32)
      model.add([(view.height, 1)], .equal, 44)
    }
    return model
  }

  /// Every sibling pinned to the one before, open at the end.
  static func dependent(_ count: Int) -> Model {
    var model = Model("dependent \(count)")
    let content = model.content()
    var before: View?
    for index in 0..<count {
      let view = model.view()
      let row: Int
      if let before {
        model.left(view, before, 0)
        row = model.below(view, before, 8)
        model.add([(view.width, 1), (before.width, -1)], .equal, 0)
      } else {
        model.left(view, content, 16)
        row = model.top(view, content, 8)
        model.add([(view.width, 1), (content.width, -1)], .equal, -32)
      }
      if index == count / 2 { model.toggledRow = row }
      model.add([(view.height, 1)], .equal, 44)
      before = view
    }
    return model
  }

  /// Edge to edge with equal widths: a new width moves every frame.
  static func chain(_ count: Int) -> Model {
    var model = Model("chain \(count)")
    let content = model.content()
    var (before, first): (View?, View?)
    for index in 0..<count {
      let view = model.view()
      var row = model.rows.count
      if let before, let first {
        row = model.after(view, before, 8)
        model.add([(view.width, 1), (first.width, -1)], .equal, 0)
      } else {
        model.left(view, content, 16)
        first = view
      }
      if index == count / 2 { model.toggledRow = row }
      model.top(view, content, 8)
      model.add([(view.height, 1)], .equal, 44)
      before = view
    }
    if let before { model.right(before, content, -16) }
    return model
  }

  /// A stack of self-sizing labels pinned to both ends: what a long cell is.
  static func labels(_ count: Int) -> Model {
    var model = Model("labels \(count)")
    let content = model.content()
    var above: View?
    for index in 0..<count {
      let label = model.view()
      model.nonNegative(label)
      model.left(label, content, 16)
      model.right(label, content, -16)
      let row: Int
      if let above {
        row = model.below(label, above, 8)
      } else {
        row = model.top(label, content, 8)
      }
      if index == count / 2 { model.toggledRow = row }
      model.intrinsic(
        label, 100 + Double(index % 37), 20 + Double(index % 5), hugging: 250 + Float(index % 3),
        compression: 750 + Float(index % 3))
      above = label
    }
    if let above { model.bottom(above, content, -8) }
    return model
  }
}
