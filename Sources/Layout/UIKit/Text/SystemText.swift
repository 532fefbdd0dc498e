import Typesetting

/// The text of code that sets up no environment: the system's typesetter, made when a text is first
/// measured, and shared by every thread that lays out without an environment of its own.
///
/// A typesetter is used by one thread at a time, so each call takes a lock. Where there are no
/// fonts at all, text is estimated.
final class SystemText: TextMeasurer {
  private let lock = NSLock()
  private var made: (any TextMeasurer)?

  func metrics(of font: FontDescriptor) -> FontMetrics {
    lock.withLock { measurer.metrics(of: font) }
  }

  func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    lock.withLock { measurer.measure(paragraph, width: width, maximumLines: maximumLines) }
  }

  func preparedText(_ paragraph: Paragraph) -> any PreparedText {
    Locked(text: lock.withLock { measurer.preparedText(paragraph) }, lock: lock)
  }

  /// Only read with the lock held.
  private var measurer: any TextMeasurer {
    if let made { return made }
    let system: any TextMeasurer = (try? Typesetter.system()) ?? EstimatingMeasurer()
    made = system
    return system
  }

  private struct Locked: PreparedText {
    let text: any PreparedText
    let lock: NSLock

    func measure(width: Double, maximumLines: Int) -> TextMeasure {
      lock.withLock { text.measure(width: width, maximumLines: maximumLines) }
    }
  }
}
