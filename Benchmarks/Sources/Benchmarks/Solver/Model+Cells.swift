extension Model {
  /// Content view and three stacked self-sizing labels: 31 constraints.
  static func flexibleCell() -> Model {
    var model = Model("flexible cell")
    let content = model.content()
    var above: View?
    for (index, height) in [20.5, 61, 18].enumerated() {
      let label = model.view()
      model.nonNegative(label)
      model.left(label, content, 16)
      model.right(label, content, -16)
      if let above {
        model.toggledRow = model.below(label, above, 4)
      } else {
        model.top(label, content, 11)
      }
      model.intrinsic(
        label, 180 + 40 * Double(index), height, hugging: 250 + Float(index),
        compression: 750 + Float(index))
      above = label
    }
    if let above { model.bottom(above, content, -11) }
    return model
  }

  /// Content view, avatar, sender, date, unread dot, subject and preview: 49 constraints.
  static func emailCell() -> Model {
    var model = Model("e-mail cell")
    let content = model.content()
    let (avatar, sender, date) = (model.view(), model.view(), model.view())
    let (dot, subject, preview) = (model.view(), model.view(), model.view())
    model.left(avatar, content, 16)
    model.top(avatar, content, 11)
    model.add([(avatar.width, 1)], .equal, 40)
    model.add([(avatar.height, 1)], .equal, 40)
    model.bottom(avatar, content, -11, .lessThanOrEqual)
    for label in [sender, date, subject, preview] { model.nonNegative(label) }
    model.after(sender, avatar, 12)
    model.top(sender, content, 11)
    model.add([(sender.left, 1), (sender.width, 1), (date.left, -1)], .lessThanOrEqual, -8)
    model.intrinsic(sender, 120, 20.5, hugging: 251, compression: 749)
    model.right(date, content, -16)
    model.top(date, sender, 2)
    model.intrinsic(date, 52, 16, hugging: 252, compression: 751)
    model.left(dot, content, 4)
    model.add([(dot.width, 1)], .equal, 8)
    model.add([(dot.height, 1)], .equal, 8)
    model.add(
      [(dot.top, 1), (dot.height, 0.5), (sender.top, -1), (sender.height, -0.5)], .equal, 0)
    model.left(subject, sender, 0)
    model.toggledRow = model.below(subject, sender, 2)
    model.right(subject, content, -16)
    model.intrinsic(subject, 210, 18, hugging: 250, compression: 750)
    model.left(preview, subject, 0)
    model.below(preview, subject, 2)
    model.right(preview, content, -16)
    model.intrinsic(preview, 600, 36, hugging: 250, compression: 748)
    model.bottom(preview, content, -11, .lessThanOrEqual)
    model.bottom(preview, content, -11, priority: 500)
    return model
  }

  /// Ten groups of five views, each in a container: 60 views below the content view.
  static func nestedCell() -> Model {
    var model = Model("nested, 60 views")
    let content = model.content()
    var above: View?
    for index in 0..<10 {
      let group = model.view()
      model.left(group, content, 8)
      model.right(group, content, -8)
      if let above {
        let row = model.below(group, above, 8)
        if index == 5 { model.toggledRow = row }
      } else {
        model.top(group, content, 8)
      }
      model.fill(group, Double(index))
      above = group
    }
    if let above { model.bottom(above, content, -8) }
    return model
  }

  /// An image, a title with a badge, a detail with a value.
  private mutating func fill(_ group: View, _ index: Double) {
    let (image, title, detail) = (view(), view(), view())
    let (badge, value) = (view(), view())
    left(image, group, 8)
    top(image, group, 8)
    add([(image.width, 1)], .equal, 29)
    add([(image.height, 1), (image.width, -1)], .equal, 0)
    bottom(image, group, -8, .lessThanOrEqual)
    after(title, image, 8)
    top(title, group, 8)
    add([(title.left, 1), (title.width, 1), (badge.left, -1)], .lessThanOrEqual, -6)
    nonNegative(title)
    intrinsic(title, 90 + 7 * index, 20.5, hugging: 251, compression: 749)
    right(badge, group, -8)
    top(badge, title, 0)
    nonNegative(badge)
    intrinsic(badge, 24, 18, hugging: 252, compression: 751)
    left(detail, title, 0)
    below(detail, title, 3)
    nonNegative(detail)
    intrinsic(detail, 140 + 9 * index, 36, hugging: 250, compression: 748)
    bottom(detail, group, -8)
    after(value, detail, 6)
    right(value, group, -8)
    top(value, detail, 0)
    nonNegative(value)
    intrinsic(value, 44, 16, hugging: 252, compression: 750)
  }
}
