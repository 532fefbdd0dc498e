import Foundation

/// The page's style and behaviour: files of their own (`HTML/Page`), which the build puts into the
/// program, so that a static executable needs nothing beside it.
enum PageAssets {
  /// The style sheet: values, then the page from the outside in, then what overrules.
  static let style = text([
    PackageResources.tokens_css, PackageResources.page_css, PackageResources.toolbar_css,
    PackageResources.outline_css, PackageResources.item_css, PackageResources.stage_css,
    PackageResources.marks_css, PackageResources.narrow_css, PackageResources.print_css,
  ])

  /// The script: parts of one function, so that none of their names can be reached from outside.
  static let script =
    "\"use strict\";\n(() => {\n"
    + text([
      PackageResources.basics_js, PackageResources.pictures_js, PackageResources.regions_js,
      PackageResources.modes_js, PackageResources.comparing_js, PackageResources.filter_js,
      PackageResources.navigation_js, PackageResources.outline_js, PackageResources.links_js,
      PackageResources.copying_js, PackageResources.theme_js, PackageResources.printing_js,
      PackageResources.keys_js, PackageResources.start_js,
    ]) + "})();\n"

  private static func text(_ parts: [[UInt8]]) -> String {
    parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

/// What the page may do (Content Security Policy Level 3): apply its own style and script, show
/// pictures that it carries, and nothing else; above all, ask no server for anything.
enum PagePolicy {
  /// The value of the `meta` element.
  static func text(style: String, script: String) -> String {
    [
      "default-src 'none'", "img-src blob: data:", "style-src '\(source(style))'",
      "script-src '\(source(script))'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// The source expression that allows exactly this text.
  private static func source(_ text: String) -> String {
    "sha256-" + Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
  }
}
