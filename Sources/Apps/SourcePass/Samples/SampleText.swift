extension SourcePass.SampleCall {
  /// A line of a host's function.
  private enum Line {
    case code(String)
    case argument(SampleExpression.Argument, end: String)
  }

  /// The body of a host's function: a step takes a line, and so does each argument, so that the
  /// lines of the compiler's messages tell them apart.
  private var body: [Line] {
    var lines: [Line] = []
    func add(_ start: String, _ arguments: [SampleExpression.Argument], _ end: String) {
      lines.append(.code("try \(start)\(arguments.isEmpty ? end : "")"))
      for (index, argument) in arguments.enumerated() {
        lines.append(.argument(argument, end: index < arguments.count - 1 ? "," : end))
      }
    }
    if let initializer {
      lines.append(.code("let cell ="))
      add("\(path)(", initializer, ")")
    } else {
      lines.append(.code("let cell = made as! \(path)"))
    }
    for (number, step) in steps.enumerated() {
      let first = lines.count
      add(step.start, step.arguments, step.end)
      guard dropped.contains(number) else { continue }
      // Lines keep their numbers.
      for index in first..<lines.count { lines[index] = .code("") }
    }
    return lines + [.code("return cell")]
  }

  /// The number of the step in a line of `function`, from 0; nil for other lines.
  private func step(inLine line: Int) -> Int? {
    let made = initializer.map { $0.count + 2 } ?? 1
    var next = 1 + made
    for (number, step) in steps.enumerated() {
      next += 1 + step.arguments.count
      if line < next { return line > made ? number : nil }
    }
    return nil
  }

  /// The code of a list without the steps in some lines of `function`; nil where a line is none of a
  /// step, and where nothing to show is left.
  package func dropping(lines: [Int]) -> Self? {
    let steps = lines.compactMap(step)
    var call = self
    call.dropped.formUnion(steps)
    guard steps.count == lines.count, call.dropped.count > dropped.count,
      let title = list?.title(without: call.dropped)
    else { return nil }
    call.title = title
    return call
  }

  /// Swift source of a function that makes the cell, or takes one, and shows the model in it.
  ///
  /// - Parameters:
  ///   - name: of the function.
  ///   - unknown: numbers of arguments that did not compile, counted through all steps from 0; a
  ///     host makes them up by itself.
  package func function(_ name: String, unknown: Set<Int> = []) -> String {
    var number = 0
    let lines = body.map { line -> String in
      switch line {
      case .code(let text): return text
      case .argument(var argument, let end):
        if unknown.contains(number) {
          let name = argument.label ?? "value"
          argument = .init(.unknown(name: name, type: ""), label: argument.label)
        }
        number += 1
        return argument.text(for: .host) + end
      }
    }
    let head = "@MainActor func \(name)(_ made: AnyObject?) throws -> AnyObject {"
    return ([head] + lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The number of the argument in a line of `function`, counted from 0; nil for other lines.
  package func argument(inLine line: Int) -> Int? {
    let body = body
    guard body.indices.contains(line - 1), case .argument = body[line - 1] else { return nil }
    return body[..<(line - 1)].count { if case .argument = $0 { true } else { false } }
  }

  package var unknownTypes: [String] {
    ((initializer ?? []) + steps.flatMap(\.arguments)).flatMap(\.value.unknownTypes)
  }

  /// A `#Preview` that shows the same, for a person to keep. `root`: the class of UIKit that the
  /// cell descends from.
  package func preview(root: String) -> String {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let cell = SampleExpression.call(path, initializer ?? Self.registered(root, as: name))
    var lines = ["#Preview(\(SourcePass.literal(name))) {"]
    lines.append("  let cell = " + cell.lines(indentation: 2, after: 11))
    for step in steps.enumerated().filter({ !dropped.contains($0.offset) }).map(\.element) {
      let value: SampleExpression
      let start: String
      if step.end.isEmpty, let only = step.arguments.first?.value {
        (start, value) = (step.start, only)
      } else {
        (start, value) = (String(step.start.dropLast()), .call("", step.arguments))
      }
      lines.append("  " + start + value.lines(indentation: 2, after: start.count))
    }
    return (lines + ["  return cell", "}"]).joined(separator: "\n") + "\n"
  }

  /// The arguments with which UIKit makes a registered cell.
  private static func registered(_ root: String, as name: String) -> [SampleExpression.Argument] {
    let identifier = SampleExpression.Argument(
      .code(SourcePass.literal(name)), label: "reuseIdentifier")
    switch root {
    case "UITableViewCell": return [.init(.code(".default"), label: "style"), identifier]
    case "UITableViewHeaderFooterView": return [identifier]
    default: return [.init(.code("CGRect(x: 0, y: 0, width: 320, height: 200)"), label: "frame")]
    }
  }
}
