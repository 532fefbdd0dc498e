import Foundation

extension MCPTool {
  static let render = MCPTool(
    name: "render",
    about: "Draws the rows and gives the pictures, one a variant. The layer 'diagram' draws"
      + " constraints and problems on top; 'sheet' puts all variants side by side.",
    options: [
      .width, .device, .orientation, .textSize, .appearance, .direction, .language, .profile, .set,
      .data, .scene, .rows, .sheet, .layers, .views, .legend,
    ]
  ) { tool, given, work throws(RPCError) in
    let options = try tool.typed(given, work)
    let source = try work.source(given)
    return try DrawnAnswer.draw(work) { folder, scale in
      work.answer(
        ["render", "--output=\(folder)/"] + options + scale + ["--", source.path], source.texts)
    }
  }
}

/// Pictures as the answer of a tool, no larger than agents can look at.
enum DrawnAnswer {
  /// Pixels of a side, bytes of a picture, and pictures of an answer.
  private static let (mostPixels, mostBytes, mostPictures) = (3000, 3 << 20, 4)

  /// Has a command draw into a folder, and gives what it has drawn. `run`: draws; its second
  /// argument is an option that makes pictures smaller.
  static func draw(
    _ work: ToolWork, _ run: (_ folder: String, _ smaller: [String]) -> Workshop.Answer
  ) throws(RPCError) -> ToolAnswer {
    var template = Array(
      "\(PathName.prefix(in: NSTemporaryDirectory()))plumb-mcp-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      return ToolAnswer(contents: [.text("no temporary folder can be made")], isError: true)
    }
    let folder = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var answer = run(folder, [])
    var pictures = read(answer, folder)
    if pictures.contains(where: \.isTooLarge) {
      answer = run(folder, ["--scale=1"])
      pictures = read(answer, folder)
    }
    return ToolAnswer(
      contents: contents(pictures, answer, folder), isError: answer.hasFailed)
  }

  private static func contents(
    _ all: [Picture], _ answer: Workshop.Answer, _ folder: String
  ) -> [JSONObject] {
    var contents = all.prefix(mostPictures).flatMap(\.contents)
    if all.count > mostPictures {
      contents.append(
        .text(
          "\(all.count - mostPictures) more were drawn: name a width or a row, or ask for a sheet"))
    }
    let messages = answer.messages.split(separator: "\n").filter { !$0.hasPrefix(folder) }
      .joined(separator: "\n")
    return contents + (messages.isEmpty ? [] : [.text(messages)])
  }

  /// The pictures that a command names on its lines.
  private static func read(_ answer: Workshop.Answer, _ folder: String) -> [Picture] {
    String(decoding: answer.output, as: UTF8.self).split(separator: "\n").compactMap { path in
      guard path.hasPrefix(folder), let data = FileManager.default.contents(atPath: String(path))
      else { return nil }
      return Picture(name: String(path.dropFirst(folder.count + 1)), bytes: data)
    }
  }

  /// A PNG.
  private struct Picture {
    let name: String
    let bytes: Data

    /// Width and height in pixels, as the head says (PNG, 11.2.2).
    private var size: (Int, Int) {
      func number(at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      return bytes.count < 24 ? (0, 0) : (number(at: 16), number(at: 20))
    }

    var isTooLarge: Bool { max(size.0, size.1) > mostPixels || bytes.count > mostBytes }

    var contents: [JSONObject] {
      let words = "\(name): \(size.0) × \(size.1) pixels"
      if isTooLarge {
        let limit = "\(mostPixels) pixels a side, \(mostBytes >> 20) MiB"
        return [
          .text("\(words), larger than \(limit): ask for fewer widths, text sizes, layers or rows")
        ]
      }
      return [
        .text(words),
        ["type": "image", "data": bytes.base64EncodedString(), "mimeType": "image/png"],
      ]
    }
  }
}
