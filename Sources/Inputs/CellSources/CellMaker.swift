import CellTemplates
import Reading
import UIKitCore

/// A kind of input. A further one is a type that conforms to this, a line in
/// `CellSource.load(_:_:_:of:)`, a case of `CellSource.Kind`, and a list in `SourceEndings`.
package protocol CellMaker {
  var path: String { get }
  var name: String { get }
  var warnings: [Diagnostic] { get }
  /// The path that names of its pictures begin with.
  var stem: String { get }
  /// The one of its previews that is drawn, as names of files have it.
  var part: String? { get }
  var parts: [SourcePart] { get }
  /// Rows without a data file.
  var rowCount: Int { get }
  /// At least one.
  var declaredVariants: [TemplateVariant] { get }
  var settings: TemplateSettings { get }

  func cells(
    in language: String?, _ context: ReadingContext, warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> any LocalizedCells

  /// The cells for the rows of a file that are read one after the other; nil where the kind of
  /// input keeps its rows. Throws what is wrong with the rows; all of them are checked.
  func cells(
    in language: String?, streaming file: RowFile, _ context: ReadingContext,
    warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> (any LocalizedCells)?

  func canvas(
    in language: String?, _ context: ReadingContext
  ) throws(PlumbError) -> SourceCanvas?

  func notes(_ opened: OpenedFiles) -> [Diagnostic]
}

extension CellMaker {
  package func cells(
    in language: String?, streaming file: RowFile, _ context: ReadingContext,
    warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> (any LocalizedCells)? { nil }

  package func canvas(
    in language: String?, _ context: ReadingContext
  ) throws(PlumbError) -> SourceCanvas? { nil }

  package func notes(_ opened: OpenedFiles) -> [Diagnostic] { [] }

  package var stem: String { path }
  package var parts: [SourcePart] { [] }
  package var part: String? { nil }
}

/// The input of a maker of cells.
package struct ReadingContext {
  package let request: CellRequest
  /// The rows of the data file; nil where none was asked for.
  package let records: [DataRecord]?
  let opened: OpenedFiles
}

/// The code of an app in this process, whose cells are a kind of input: only a program that was
/// built of Swift sources has any.
///
/// Such code wants the main thread, so a process that has some lays out on no other.
package protocol AppCode: Sendable {
  func maker(of path: String, _ opened: OpenedFiles) throws(PlumbError) -> any CellMaker
  /// Files of fonts that the app brings along.
  var fonts: [String] { get }
  /// Whether other processes draw the rest of what was asked for.
  var drawsPart: Bool { get }
  /// The inputs of a command that this process works on.
  func inputs(of all: [String]) -> [String]
}

/// The cells of a source in one language, with their content: good for every variant in it.
package protocol LocalizedCells {
  var rowCount: Int { get }

  /// The file whose rows go through `rowTable(in:text:)`; nil where tables have their rows.
  var streamedRows: RowFile? { get }

  func table(in variant: LayoutVariant, text: any TextMeasurer) -> SourceTable

  /// The tables whose rows are all that there is: a preview that is a list has one of its own.
  func tables(in variant: LayoutVariant, text: any TextMeasurer) -> [SourceTable]

  /// A table in a variant for rows that come one after the other. Throws why the source cannot show
  /// such rows.
  func rowTable(
    in variant: LayoutVariant, text: any TextMeasurer
  ) throws(PlumbError) -> any RowTable

  /// Where the source names a damaged picture; nil where that has been reported already.
  func location(ofDamaged picture: String) -> FileLocation?
}

extension LocalizedCells {
  package var streamedRows: RowFile? { nil }

  package func tables(in variant: LayoutVariant, text: any TextMeasurer) -> [SourceTable] {
    [table(in: variant, text: text)]
  }
}
