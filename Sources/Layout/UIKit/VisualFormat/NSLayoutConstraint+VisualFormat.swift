extension NSLayoutConstraint {
  /// The constraints that a visual format asks for, none of them active yet.
  ///
  /// A format that cannot be parsed, or names what the dictionaries do not have, is a programmer's
  /// error and stops with UIKit's message. Readers of files use `VisualFormat`, which throws it.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormat(parsing: format)
        .constraints(options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension VisualFormat {
  /// The constraints that the format asks for, in the order of the string, none of them active yet.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  /// - Throws: the first name or option that does not fit, with its position.
  package func constraints(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var emitter = VisualFormatEmitter(self, options: options, metrics: metrics, views: views)
    return try emitter.emit()
  }
}
