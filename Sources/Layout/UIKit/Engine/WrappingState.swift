/// What a view whose content wraps remembers between the passes of a solve.
struct WrappingState {
  /// The width the engine proposes; infinite in the first pass and where the content fits without
  /// wrapping, else the width that the last pass came to.
  var proposedWidth: CGFloat = .infinity
  /// Intrinsic size without wrapping.
  var natural: CGSize?
  /// The last width that made it wrap, and the size that came of it.
  var wrapped: (width: CGFloat, size: CGSize)?
  /// Whether the engine lists the view among those that wrap.
  var isListed = false

  /// The content has changed: sizes are to be asked for again.
  mutating func forgetSizes() {
    natural = nil
    wrapped = nil
    proposedWidth = .infinity
  }
}

extension UIView {
  /// The intrinsic size when nothing makes the content wrap.
  final var naturalIntrinsicSize: CGSize {
    if let natural = wrappingState.natural { return natural }
    wrappingState.proposedWidth = .infinity
    let size = intrinsicContentSize
    wrappingState.natural = size
    return size
  }

  /// The intrinsic size when the content is given that width: the natural one where it fits.
  final func intrinsicSize(within width: CGFloat) -> CGSize {
    let natural = naturalIntrinsicSize
    if width >= natural.width - Self.widthTolerance {
      wrappingState.proposedWidth = .infinity
      return natural
    }
    wrappingState.proposedWidth = width
    if let wrapped = wrappingState.wrapped, wrapped.width == width { return wrapped.size }
    let size = intrinsicContentSize
    wrappingState.wrapped = (width, size)
    return size
  }

  /// Less than any pixel, more than the solver's grid.
  private static let widthTolerance: CGFloat = 1e-5
}
