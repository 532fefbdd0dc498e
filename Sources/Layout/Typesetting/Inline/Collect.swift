/// The text of a paragraph as UTF-16, with its runs as ranges: what every later stage counts in.
struct CollectedText {
  var units: [UInt16] = []
  /// In order, without gaps; empty runs are left out.
  var runs: [CollectedRun] = []
  var baseDirection = BaseDirection.natural
}

/// A run of one setting and one set of attributes.
struct CollectedRun {
  var range: Range<Int>
  /// Index into `FontSettings`.
  var setting: Int
  var baselineOffset: Double
  var attributesID: Int
}

extension CollectedText {
  /// Joins the runs of a paragraph.
  init(_ paragraph: Paragraph, settings: FontSettings) {
    baseDirection = paragraph.baseDirection
    for run in paragraph.runs where !run.text.isEmpty {
      let start = units.count
      units.append(contentsOf: run.text.utf16)
      runs.append(
        CollectedRun(
          range: start..<units.count,
          setting: settings.index(of: run, language: paragraph.language),
          baselineOffset: run.baselineOffset.isFinite ? run.baselineOffset : 0,
          attributesID: run.attributesID))
    }
  }

  /// A piece of text in one setting, as the word cache shapes it.
  init(units: UnsafeBufferPointer<UInt16>, setting: Int) {
    self.units = Array(units)
    runs = [
      CollectedRun(range: 0..<units.count, setting: setting, baselineOffset: 0, attributesID: 0)
    ]
  }

  /// Index of the run that an offset lies in.
  ///
  /// - Complexity: O(log runs)
  func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
