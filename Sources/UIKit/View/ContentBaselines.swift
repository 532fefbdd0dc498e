/// Where a view's text stands, by the height of its alignment rectangle: `baseline = offset +
/// heightShare × height`.
///
/// Text that is centred in its view has a share of one half, so that the baseline stays right when
/// the view is stretched.
package struct ContentBaselines: Hashable, Sendable {
  /// First baseline from the top when the height is 0.
  package var first: CGFloat
  /// Last baseline from the top when the height is 0.
  package var last: CGFloat
  /// What each point of height adds.
  package var heightShare: CGFloat

  package init(first: CGFloat, last: CGFloat, heightShare: CGFloat) {
    self.first = first
    self.last = last
    self.heightShare = heightShare
  }
}
