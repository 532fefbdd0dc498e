/// What documents say about looks and nobody here shows: named in the notes where it is met first.
enum UnreadContent {
  /// Notes what an element says of this kind, itself or directly inside.
  static func note(_ element: Element, _ notes: NoteLog) {
    for (name, _) in element.attributes where attributes.contains(name) {
      notes.add(.unread, element, name)
    }
    for child in element.children {
      if elements.contains(child.name) { notes.add(.unread, child, child.name) }
      if let key = child.key, keys.contains(key) { notes.add(.unread, child, key) }
    }
  }

  private static let attributes: Set<String> = [
    "minimumValueImage", "maximumValueImage", "progressImage", "trackImage", "highlightedImage",
    "backgroundImage", "disabledBackgroundImage", "backIndicatorImage", "shadowImage",
  ]
  private static let elements: Set<String> = [
    "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "vibrancyEffect",
  ]
  private static let keys: Set<String> = [
    "shadowColor", "titleTextAttributes", "largeTitleTextAttributes",
    "scopeBarButtonTextAttributes",
    "backgroundConfiguration",
  ]
}
