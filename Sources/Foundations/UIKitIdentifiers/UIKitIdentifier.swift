/// The identifiers of UIKit's own constraints and guides, as its messages print them (published
/// logs; `Documentation/Evidence.md`). Comparisons with them are made here and nowhere else; texts
/// for developers may name them.
package enum UIKitIdentifier {
  /// A stack view's constraints by purpose (`Documentation/Evidence.md`, "Stack views").
  package enum Stack: String, CaseIterable, Sendable {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case textWidth = "UISV-text-width-disambiguation"

    /// The prefix of all, of identifiers not listed here, and of guides.
    package static let prefix = "UISV-"

    /// Whether an identifier is this one, also with the number of a second such constraint.
    package func begins(_ identifier: String) -> Bool { identifier.hasPrefix(rawValue) }
  }

  /// The layout guides that a stack view arranges its views by.
  package enum StackGuide {
    /// Spans the arranged views across the stack.
    package static let alignmentSpanner = "UISV-alignment-spanner"
    /// The gap between two arranged views.
    package static let gap = "UISV-distributing"
  }

  /// The sizes that a table or another container decided on.
  package enum EncapsulatedSize {
    package static let width = "UIView-Encapsulated-Layout-Width"
    package static let height = "UIView-Encapsulated-Layout-Height"
    /// The beginning of both.
    package static let prefix = "UIView-Encapsulated-Layout"
    /// The beginning of AppKit's.
    package static let appKitPrefix = "NSView-Encapsulated-Layout"

    /// Whether an identifier is UIKit's or AppKit's for such a size.
    package static func contains(_ identifier: String) -> Bool {
      identifier.contains("View-Encapsulated-Layout")
    }
  }

  /// The layout guides of a view.
  package enum ViewGuide {
    package static let safeArea = "UIViewSafeAreaLayoutGuide"
    package static let layoutMargins = "UIViewLayoutMarginsGuide"
    package static let readableContent = "UIViewReadableContentGuide"
    package static let keyboard = "UIViewKeyboardLayoutGuide"
    /// Ends the identifiers of a margin guide's ties: `UIView-topMargin-guide-constraint`.
    package static let marginTie = "Margin-guide-constraint"
  }

  /// Sizes that a table or layout gives a view while measuring: `_UITemporaryLayoutWidth`.
  package static let temporarySizePrefix = "_UITemporaryLayout"
  /// The constraints that hold a layout guide; Plumb's name for those that UIKit gives none.
  package static let guide = "UIView-guide"
  /// UIKit's and AppKit's rules for a view: margins, guides, a size from a frame.
  package static let (viewPrefix, appKitViewPrefix) = ("UIView-", "NSView")
  /// The present size of AppKit's window.
  package static let windowPrefix = "NSWindow"
  /// The prefix of constraints that Interface Builder adds to a view that the file does not fix.
  package static let interfaceBuilderPrefix = "IB auto generated at build time"

  /// Beginnings of the system's identifiers, but stack views' and encapsulated sizes'.
  package static let systemPrefixes = [
    viewPrefix, "_UI", appKitViewPrefix, windowPrefix, "UIViewSafeArea", "UIViewLayoutMargins",
    "UINav_", "UINavItem", "UINavigationBar", "UINavigationItem", "BackButtonGuide",
    "LeadingBarGuide", "TrailingBarGuide", "TB_", "BIB_", "CB_", "Title_", "accessoryView.",
    "inputView.", "assistantHeight", "assistantView.", "keyboardDock", interfaceBuilderPrefix,
  ]
}

/// Classes of UIKit by name, where a layout tree or a log has nothing but the name.
package enum UIKitClass {
  /// Controls that ask for a size of their own, and whose subviews nobody has written.
  package static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UITextField", "UIStepper",
    "UIProgressView", "UIActivityIndicatorView", "UIPageControl", "UIDatePicker",
  ]
}
