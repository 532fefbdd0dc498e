/// Where constraints find a view's baselines, by the height of its alignment rectangle: `baseline =
/// offset + share × height`.
///
/// A share of 0 keeps a baseline at its distance from the top, 1 at its distance from the bottom,
/// one half beside the middle.
package struct ContentBaselines: Hashable, Sendable {
  /// First baseline from the top when the height is 0.
  package var first: CGFloat
  /// What each point of height adds to the first baseline.
  package var firstShare: CGFloat
  /// Last baseline from the top when the height is 0.
  package var last: CGFloat
  /// What each point of height adds to the last baseline.
  package var lastShare: CGFloat

  package init(first: CGFloat, firstShare: CGFloat, last: CGFloat, lastShare: CGFloat) {
    self.first = first
    self.firstShare = firstShare
    self.last = last
    self.lastShare = lastShare
  }

  /// Both baselines move alike with the height.
  package init(first: CGFloat, last: CGFloat, heightShare: CGFloat) {
    self.init(first: first, firstShare: heightShare, last: last, lastShare: heightShare)
  }
}
