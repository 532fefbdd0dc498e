import Foundation
import HTMLPages
import ImageCoding

/// The page on which a row can be dragged through every width: one file without any request, its
/// data as JSON, and a script that evaluates it.
struct InspectorPage {
  private let model: InspectorModel
  private let title: String
  private let version: Int?

  /// - Parameters:
  ///   - title: the name of what is inspected, for the window.
  ///   - version: the number of a page that is served, which asks its server for a newer one; nil
  ///     for a file.
  init(_ model: InspectorModel, title: String, version: Int? = nil) {
    self.model = model
    self.title = title
    self.version = version
  }

  /// The file: UTF-8, complete without any other.
  var bytes: [UInt8] {
    let data = json
    let packed = data.count > Self.mostPlainBytes ? ZlibStream.packed(data) : nil
    let script = PageAssets.script(isServed: version != nil)
    let first = FirstPicture(model)
    let style = (PageAssets.style + (first?.style ?? "")).inASCII(\.escapeOfStyles)
    let policy = PagePolicy.text(
      style: style, script: PageAssets.gate, script, requests: version == nil ? .none : .ownServer)
    let type = packed == nil ? "application/json" : "text/plain"
    let number = version.map { "\($0)" } ?? ""
    let carried = Markup(
      trusted: packed.map { Data($0).base64EncodedString() } ?? Self.embeddable(data))
    let body = PageAssets.body(first?.parts ?? [:]).text.inASCII(\.reference)
    let page: Markup = """
      <!doctype html>
      <html lang="en" class="is-first" data-first="\(first?.place ?? "")" data-theme="auto" \
      data-version="\(number)">
      <head>
      \(PagePolicy.metadata(policy, generator: model.tool))
      <title>\(Markup(trusted: Markup.escaped("\(title) · Plumb").inASCII(\.reference)))</title>
      <style>\(Markup(trusted: style))</style>
      <script>\(Markup(trusted: PageAssets.gate))</script>
      </head>
      \(Markup(trusted: body))
      <script id="model" type="\(type)">\(carried)</script>
      <script>\(Markup(trusted: script))</script>
      </body>
      </html>

      """
    return Array(page.text.utf8)
  }

  /// A model with more bytes of JSON is packed: reading them would delay the first picture more than
  /// unpacking delays the script. A hundred rows in five text sizes have 15 MB, and pack to a tenth.
  private static let mostPlainBytes = 1 << 17

  private var json: [UInt8] { StableJSON.fragment(model) }

  /// JSON that can stand in an element: nothing in it begins a tag or a comment.
  private static func embeddable(_ bytes: [UInt8]) -> String {
    let less = Array("\\u003c".utf8)
    var safe: [UInt8] = []
    safe.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "<") { safe += less } else { safe.append(byte) }
    }
    return String(decoding: safe, as: UTF8.self).inASCII(\.escapeOfScripts)
  }
}

extension String {
  /// The text with escapes in place of all characters beyond ASCII: a browser decodes such a page
  /// several times as fast.
  fileprivate func inASCII(_ escape: (Unicode.Scalar) -> String) -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isASCII { text.unicodeScalars.append(scalar) } else { text += escape(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// A character reference of HTML: `&#xb7;`.
  fileprivate var reference: String { "&#x\(String(value, radix: 16));" }

  /// An escape in a string or a comment of a style sheet, with the space that ends it.
  fileprivate var escapeOfStyles: String { "\\\(String(value, radix: 16)) " }

  /// Escapes of the UTF-16 units, in a string of a script, in a regular expression, in JSON.
  fileprivate var escapeOfScripts: String {
    UTF16.encode(self).map { units in
      units.map { "\\u" + String(0x1_0000 + Int($0), radix: 16).dropFirst() }.joined()
    } ?? ""
  }
}

/// The page's body, style and script, in files (`Page`) that the build embeds.
private enum PageAssets {
  /// The body, with what stands in it under names in braces.
  static func body(_ parts: [String: Markup]) -> Markup {
    let pieces = text([PackageResources.body_html]).split(separator: "{").map { piece in
      let ends = piece.split(separator: "}", maxSplits: 1)
      guard ends.count == 2 else { return Markup(trusted: String(piece)) }
      return Markup([parts[String(ends[0])] ?? .nothing, Markup(trusted: String(ends[1]))])
    }
    return Markup(pieces)
  }

  static let style = text([
    PackageResources.tokens_css, PackageResources.page_css, PackageResources.stage_css,
    PackageResources.panel_css, PackageResources.first_css, PackageResources.narrow_css,
  ])

  /// The script before the first picture.
  static let gate = text([PackageResources.gate_js])

  /// The script: parts of one function, so that none of their names are global. It waits for the
  /// first picture to be seen, and where the model has to be unpacked.
  static func script(isServed: Bool) -> String {
    "\"use strict\";\n(async () => {\n"
      + text(
        [
          PackageResources.first_js, PackageResources.model_js, PackageResources.state_js,
          PackageResources.drawing_js, PackageResources.versions_js, PackageResources.rows_js,
          PackageResources.overlay_js, PackageResources.ruler_js, PackageResources.panel_js,
          PackageResources.sum_js, PackageResources.ties_js, PackageResources.tree_js,
          PackageResources.controls_js, PackageResources.keys_js, PackageResources.start_js,
        ] + (isServed ? [PackageResources.fresh_js] : [])
      ).inASCII(\.escapeOfScripts) + "})();\n"
  }

  private static func text(_ parts: [[UInt8]]) -> String {
    parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
