import Diagnostics
import Reading

/// What every stage of reading a template needs: the file's name for places, the log for problems, and the
/// metrics that stand for numbers.
struct ReadingContext {
  let file: String
  let log: DiagnosticLog
  /// The picture files beside the template.
  let images: ImageFolder
  /// Every file that is opened is added, there or not.
  let files: FilesRead
  var metrics: [String: Double] = [:]
  var languages = Languages.none

  init(
    file: String, log: DiagnosticLog, files: FilesRead = FilesRead(),
    metrics: [String: Double] = [:]
  ) {
    self.file = file
    self.log = log
    self.files = files
    self.metrics = metrics
    images = ImageFolder(FileName.folder(of: file), files)
  }

  func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: file, line: mark.line, column: mark.column)
  }

  func error(_ node: YAMLNode, _ message: String, expected: String? = nil, hint: String? = nil) {
    log.error(at: location(node.mark), message, expected: expected, hint: hint)
  }

  /// Reports a mistake inside the text of a scalar at the character it is at.
  func error(_ node: YAMLNode, _ error: ExpressionError) {
    log.error(
      at: location(node.mark(atOffset: error.offset)), error.message, expected: error.expected,
      hint: error.hint)
  }
}
