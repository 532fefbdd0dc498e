import Reading

/// What is shown of a view under the pointer: its frames, and why it is as high as it is.
struct LSPHover {
  private let work: LSPWork
  private let document: LSPDocument
  private static let mostFrames = 6

  init(_ work: LSPWork, _ document: LSPDocument) {
    (self.work, self.document) = (work, document)
  }

  /// The text for a place; nil where it names no view.
  func answer(at position: LSPPosition) -> JSONObject? {
    guard let name = name(at: position), !document.isLarge else { return nil }
    let frames = frames(of: name)
    guard !frames.isEmpty else { return nil }
    let more = frames.count > Self.mostFrames ? ["…"] : []
    let text =
      (["**\(frames[0].name ?? name)**"] + frames.prefix(Self.mostFrames).map(\.words) + more
      + reason(name))
      .joined(separator: "\n\n")
    return ["contents": ["kind": "markdown", "value": text] as JSONObject]
  }

  /// The view of a place: by name in a template, by its line's object id in other files.
  private func name(at position: LSPPosition) -> String? {
    switch document.kind {
    case .template: document.word(at: position)
    case .interface:
      document.lines.indices.contains(position.line)
        ? document.lines[position.line].firstMatch(of: /\bid="([^"]+)"/).map {
          String($0.output.1)
        } : nil
    case .project, .swift, .other: nil
    }
  }

  /// The frames of a view, and its name where that is not its id.
  private func frames(of name: String) -> [(name: String?, words: String)] {
    let trees = work.objects(["frames"], document.path).answers
    return trees.flatMap { tree -> [(name: String?, words: String)] in
      let scenes = (try? tree.records("scenes")) ?? []
      return scenes.compactMap { scene in
        guard
          let view = (try? scene.records("views"))?.first(where: { $0.record["id"] == .text(name) }
          ),
          case .list(let numbers)? = view.record["frame"], numbers.count == 4
        else { return nil }
        let frame = numbers.compactMap(\.text)
        let width = tree.record["width"]?.text ?? "?"
        let row = scene.record["id"]?.text ?? ""
        let place = document.kind == .template ? "row \(row)" : row
        return (
          view.record["name"]?.text,
          "x \(frame[0]), y \(frame[1]), \(frame[2]) × \(frame[3]) in \(place) at \(width) pt"
        )
      }
    }
  }

  /// A sentence with the parts of the height.
  private func reason(_ name: String) -> [String] {
    guard
      let answer = work.objects(["why"], document.path, and: ["\(name).height"]).answers.first,
      let parts = try? answer.records("parts"), let value = answer.record["value"]?.text
    else { return [] }
    let words = parts.compactMap { part -> String? in
      guard let constraint = part.record["constraint"]?.text,
        let length = part.record["length"]?.number,
        length != 0
      else { return nil }
      return "\(readable(length)) (\(constraint))"
    }
    guard !words.isEmpty else { return [] }
    return ["height \(value) = \(words.joined(separator: " + "))"]
  }
}
