// What a tree has only where something asked for it. Keys of what is not there are left out.
extension LayoutTreeStream {
  mutating func write(_ details: LayoutTree.View.Details?) {
    guard let details else { return }
    text.key("details")
    text.open("{")
    text.key("margins")
    write(details.margins)
    if details.safeArea != .zero {
      text.key("safeArea")
      write(details.safeArea)
    }
    if details.alignment != .zero {
      text.key("alignment")
      write(details.alignment)
    }
    if let content = details.content { write(content) }
    if let baselines = details.baselines {
      text.key("baselines")
      write(baselines)
    }
    if !details.guides.isEmpty {
      text.key("guides")
      write(details.guides)
    }
    text.close("}")
  }

  mutating func write(text view: LayoutTree.View) {
    if let words = view.text {
      text.key("text")
      text.string(words)
    }
    if let lines = view.lines {
      text.key("lines")
      text.number(Double(lines))
    }
    if view.isHidden {
      text.key("hidden")
      text.bool(true)
    }
  }

  mutating func write(_ ranges: [LayoutTree.OpenRange]) {
    guard !ranges.isEmpty else { return }
    text.key("ranges")
    text.open("[")
    for range in ranges {
      text.open("{")
      text.key("dimension")
      text.string(range.dimension.rawValue)
      for (key, end) in [("least" as StaticString, range.least), ("greatest", range.greatest)] {
        guard let end else { continue }
        text.key(key)
        text.number(end)
      }
      text.close("}")
    }
    text.close("]")
  }

  mutating func write(_ sizing: LayoutTree.Scene.Sizing?) {
    guard let sizing else { return }
    text.key("sizing")
    text.open("{")
    text.key("rule")
    text.string(sizing.rule.rawValue)
    if let estimate = sizing.estimate {
      text.key("estimate")
      text.number(estimate)
    }
    text.key("separator")
    text.number(sizing.separator)
    text.close("}")
  }

  mutating func write(_ scrolling: LayoutTree.Scrolling?) {
    guard let scrolling else { return }
    text.key("scrolling")
    text.open("{")
    text.key("viewport")
    text.number(scrolling.viewport)
    text.key("estimatedHeight")
    text.number(scrolling.estimatedHeight)
    text.key("contentHeight")
    text.number(scrolling.contentHeight)
    text.key("steps")
    text.open("[")
    for step in scrolling.steps { write(step) }
    text.close("]")
    text.close("}")
  }

  private mutating func write(_ step: LayoutTree.Scrolling.Step) {
    text.open("{")
    text.key("offset")
    text.number(step.offset)
    text.key("contentHeight")
    text.number(step.contentHeight)
    text.close("}")
  }

  private mutating func write(_ insets: LayoutTree.Insets) {
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  private mutating func write(_ content: LayoutTree.ContentSize) {
    text.key("content")
    text.open("{")
    for (key, length) in [("width" as StaticString, content.width), ("height", content.height)] {
      guard let length else { continue }
      text.key(key)
      text.number(length)
    }
    text.key("hugging")
    numbers([content.hugging.horizontal, content.hugging.vertical])
    text.key("compression")
    numbers([content.compression.horizontal, content.compression.vertical])
    text.close("}")
  }

  private mutating func write(_ baselines: LayoutTree.Baselines) {
    text.open("{")
    text.key("first")
    text.number(baselines.first)
    text.key("last")
    text.number(baselines.last)
    text.close("}")
  }

  private mutating func write(_ guides: [LayoutTree.Guide]) {
    text.open("[")
    for guide in guides {
      text.open("{")
      text.key("id")
      text.string(guide.id)
      text.key("kind")
      text.string(guide.kind.rawValue)
      text.key("frame")
      write(guide.frame)
      text.close("}")
    }
    text.close("]")
  }
}
