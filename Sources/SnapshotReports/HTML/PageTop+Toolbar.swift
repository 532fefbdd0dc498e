import Snapshots

extension PageTop {
  /// The controls: what is shown, how it is compared, how large, in which colours.
  var toolbar: Markup {
    """
    <div class="toolbar" role="group" aria-label="What is shown, and how">
    <label class="search"><span class="unseen">Filter by text</span>\
    <input type="search" placeholder="Filter" autocomplete="off" spellcheck="false"><kbd>/</kbd>\
    </label>
    <div class="chips" role="group" aria-label="Kinds">\(shown.map(chip))</div>
    <div class="views">
    <div class="segments" role="group" aria-label="Comparison">\(modes)</div>
    <div class="segments zooms" role="group" aria-label="Zoom">\(zooms)</div>
    <div class="tools">
    <button type="button" data-do="accept-all">Copy accept</button>
    <button type="button" data-do="theme" aria-label="Colours"></button>
    <button type="button" data-do="help" aria-label="Help">?</button>
    </div>
    </div>
    </div>
    """
  }

  private func chip(_ outcome: SnapshotOutcome, _ count: Int) -> Markup {
    // Where everything passes there is nothing else to look at.
    let isOn = outcome.isFailure || run.failures.isEmpty
    return """
      <button type="button" class="chip" data-kind="\(outcome.rawValue)" \
      aria-pressed="\(isOn ? "true" : "false")">\
      <span class="dot" aria-hidden="true"></span>\(outcome.title) \
      <span class="count">\(count)</span></button>
      """
  }

  private var modes: [Markup] {
    let modes: KeyValuePairs<String, String> = [
      "side": "Side by side", "slider": "Slider", "onion": "Onion skin", "blink": "Blink",
      "difference": "Difference", "single": "Single",
    ]
    return modes.enumerated().map { index, mode in
      """
      <button type="button" data-set-mode="\(mode.key)" \
      aria-pressed="\(index == 0 ? "true" : "false")" title="\(mode.value), key \(index + 1)">\
      \(mode.value)</button>
      """
    }
  }

  private var zooms: [Markup] {
    let zooms: KeyValuePairs<String, String> = ["fit": "Fit", "1": "1×", "2": "2×"]
    return zooms.enumerated().map { index, zoom in
      """
      <button type="button" data-set-zoom="\(zoom.key)" \
      aria-pressed="\(index == 0 ? "true" : "false")">\(zoom.value)</button>
      """
    }
  }
}
