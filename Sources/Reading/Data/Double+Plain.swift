extension Double {
  /// `20` rather than `20.0`, as a number is written.
  package var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int64(self)) : String(self)
  }
}
