import Foundation

/// The page of `PageContent` as whole programs are given it: a template for `plumb`, a web page for a browser.
struct TablePage {
  /// Where both lie.
  let folder: URL

  var template: String { folder.appendingPathComponent("table.yaml").path }
  var page: String { folder.appendingPathComponent("table.html").path }
  /// Where `plumb render` puts its picture.
  var output: String { folder.appendingPathComponent("out").path }
  var picture: String { output + "/table-375.png" }

  /// Writes both files into a new folder.
  init(font: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write()
    try html(font).write(toFile: page, atomically: true, encoding: .utf8)
  }

  /// Writes the template; another `suffix` behind the first title makes another picture.
  func write(suffix: String = "") throws {
    try yaml(suffix).write(toFile: template, atomically: false, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// 60 rows of 33.5, 33 and 33.5 points in turn are 2,000 points.
  private func isLow(_ row: Int) -> Bool { row % 3 == 1 }

  private func yaml(_ suffix: String) -> String {
    let rows = (0..<PageContent.rows).map { row in
      let title = PageContent.title(row) + (row == 0 ? suffix : "")
      let kind = isLow(row) ? "Low" : "High"
      return "  - { kind: \(kind), title: \"\(title)\", time: \"\(PageContent.time(row))\" }\n"
    }
    return """
      name: table
      widths: [375]
      scale: 2
      table: { separatorInset: { left: 52 } }
      rows: { cell: "{kind}" }
      cells:
        High:
      \(cell(height: "33.5"))
        Low:
      \(cell(height: "33"))
      data:
      \(rows.joined())
      """
  }

  private func cell(height: String) -> String {
    """
        views:
          disc: { class: UIView, backgroundColor: '#3380E6', cornerRadius: 12 }
          title: { class: UILabel, text: "{title}", font: 15 }
          time: { class: UILabel, text: "{time}", font: 12, textColor: '#8C8C91' }
        constraints:
          - "H:|-16-[disc(24)]-12-[title]-(>=8)-[time]-16-|"
          - disc.height == 24
          - disc.centerY == contentView.centerY
          - title.centerY == contentView.centerY
          - time.centerY == contentView.centerY
          - contentView.height == \(height)
    """
  }

  private func html(_ font: String) -> String {
    let rows = (0..<PageContent.rows).map { row in
      let title = PageContent.title(row).replacingOccurrences(of: "&", with: "&amp;")
      let kind = isLow(row) ? " class=low" : ""
      return "<p\(kind)><i></i><b>\(title)</b><s>\(PageContent.time(row))</s></p>"
    }
    return """
      <!doctype html><meta charset=utf-8><style>
      @font-face { font-family: F; src: url("file://\(font)") }
      body { margin: 0; width: 375px; height: 2000px; background: #fff; font-family: F }
      p { height: 33.5px; margin: 0; padding: 0 16px; box-sizing: border-box; display: flex;
        align-items: center; position: relative }
      p.low { height: 33px }
      p:after { content: ""; position: absolute; left: 52px; right: 0; bottom: 0; height: .5px;
        background: #c6c6c8 }
      i { width: 24px; height: 24px; border-radius: 12px; margin-right: 12px; flex: none;
        background: #3380e6 }
      b { font-weight: 400; font-size: 15px; flex: 1 }
      s { text-decoration: none; font-size: 12px; color: #8c8c91 }
      </style>\(rows.joined())
      """
  }
}
