import Diagnostics
import Snapshots

/// What is known of a result, in words: what moved first, then where, then what to do.
struct PageFacts {
  /// The result.
  let result: SnapshotResult

  /// The elements.
  var markup: Markup {
    Markup([summary, environment, changes, regions, accept])
  }

  private var summary: Markup {
    "<p class=\"summary\">\(Diagnostic.printable(result.summaryUnderName))</p>\n"
  }

  private var environment: Markup {
    guard !result.environment.isEmpty else { return Markup.nothing }
    let lines = result.environment.map { line -> Markup in
      "<li>\(Diagnostic.printable(line))</li>"
    }
    return "<h4>Fonts and libraries</h4>\n<ul class=\"environment\">\(lines)</ul>\n"
  }

  private var changes: Markup {
    guard !result.changes.isEmpty else { return Markup.nothing }
    let lines = result.changes.map { line -> Markup in "<li>\(ChangeText(line).markup)</li>" }
    let more: Markup =
      result.untoldChanges > 0
      ? "<p class=\"more\">and \(result.untoldChanges) more</p>\n" : Markup.nothing
    return """
      <h4>What moved</h4>
      <ol class="changes">\(lines)</ol>
      \(more)
      """
  }

  private var regions: Markup {
    let all = result.regions.prefix(SnapshotResult.regionLimit)
    guard !all.isEmpty else { return Markup.nothing }
    let lines = all.enumerated().map { index, region -> Markup in
      let view = region.view.map(Diagnostic.printable) ?? ""
      let size = "\(region.width) × \(region.height) at \(region.x), \(region.y)"
      return """
        <li><button type="button" data-region="\(index)" aria-pressed="false">\
        <b>\(view.isEmpty ? "Region \(index + 1)" : view)</b> <span>\(size)</span></button></li>
        """
    }
    return """
      <h4>Where\(pixels)</h4>
      <ol class="regions">\(lines)</ol>

      """
  }

  private var pixels: Markup {
    guard result.pixelCount > 0 else { return Markup.nothing }
    return " <span>\(SnapshotRun.counted(result.pixelCount, "pixel"))</span>"
  }

  private var accept: Markup {
    guard let command = result.acceptCommand else { return Markup.nothing }
    return """
      <div class="accept"><code>\(Diagnostic.printable(command))</code>\
      <button type="button" data-copy="\(command)">Copy</button></div>

      """
  }
}
