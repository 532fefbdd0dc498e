import LayoutTree

extension SnapshotComparison {
  /// How the snapshot fared.
  ///
  /// Where the environments differ and nothing is seen, nothing has happened: other fonts move numbers
  /// behind the decimal point. Where something is seen, the environments are to blame first.
  func outcome(_ settings: ComparisonSettings) -> SnapshotOutcome {
    let layout = settings.compare == .picture ? [] : telling
    let isVisible = settings.compare != .layout && picture.isVisible
    if !environment.isEmpty, isVisible || !layout.isEmpty {
      let isAccepted = settings.environment == .layout && telling.isEmpty
      return isAccepted ? .tolerated : .environment
    }
    if isVisible {
      if case .sizes = picture { return .size }
      return .differs
    }
    if !layout.isEmpty { return .layout }
    if case .within = picture, settings.compare != .layout { return .tolerated }
    return .passed
  }

  /// The changes that say that something is elsewhere; in another environment those before rounding
  /// do not.
  var telling: [LayoutChange] {
    environment.isEmpty ? changes : changes.filter { !$0.isBelowPixels }
  }

  /// What of the reference recording replaces: a picture only when a pixel is another one, whatever an
  /// encoder has made of it; a tree only with its picture or when the layout is another one, not for what
  /// is installed. So machines do not undo each other's recordings.
  var replaced: ReferenceStore.Parts {
    if picture.hasOtherPixels { return .picture }
    return telling.isEmpty ? [] : .tree
  }
}
