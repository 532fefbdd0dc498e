import Numbers
import UIKit

/// What a view was made in that is not as its variant wants it. A view keeps the environment of the
/// moment it is made, so nothing can be done about it afterwards.
struct ViewMismatch {
  /// `light, not dark`, one for each axis.
  let words: [String]

  /// Nil where the view can show the variant: it was made in its environment, or in one that is
  /// alike.
  init?(of view: UIView, in wanted: LayoutEnvironment) {
    let own = view.environment
    guard own !== wanted else { return nil }
    words = zip(Self.words(own), Self.words(wanted)).compactMap { own, wanted in
      own == wanted ? nil : "\(own), not \(wanted)"
    }
    if words.isEmpty { return nil }
  }

  private static func words(_ environment: LayoutEnvironment) -> [String] {
    [
      environment.profile.name, "\(readable(Double(environment.displayScale)))x",
      environment.userInterfaceStyle.word,
      "text size \(environment.contentSizeCategory.shortName)",
      environment.layoutDirection.spoken,
    ]
  }
}
