import Foundation

/// What is known of the terminal that standard output is, if it is one.
struct Terminal: Sendable {
  /// Whether standard output is a terminal.
  var isOutput = false
  /// The variables a program was started with: terminals tell their kind there.
  var environment: [String: String] = [:]
  /// How large it is; `nil` when it does not say.
  var size: Size?

  /// Characters, and pixels where the terminal knows them (else 0).
  struct Size: Sendable, Equatable {
    var columns: Int
    var rows: Int
    var pixelWidth = 0
    var pixelHeight = 0
  }
}

extension Terminal {
  /// The terminal of this process.
  static func standard(environment: [String: String]) -> Terminal {
    Terminal(isOutput: isatty(1) == 1, environment: environment, size: size(of: 1) ?? size(of: 2))
  }

  /// Asked of the driver; terminals that do not answer have no size.
  private static func size(of descriptor: Int32) -> Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
    return Size(
      columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
      pixelHeight: Int(window.ws_ypixel))
  }
}
