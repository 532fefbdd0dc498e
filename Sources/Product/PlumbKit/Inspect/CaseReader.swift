import Linting
import Sweeps
import UIKitCore
import ViewDrawing

/// A case and its widths.
struct CasePart: Sendable {
  /// Nil for a case without rows.
  let inspected: InspectorCase?
  let widths: SweepWidths?
}

/// Reads cases with a session.
struct CaseReader {
  private let session: PlumbSession
  private let linter: Linter

  init(_ session: PlumbSession, _ linter: Linter) {
    self.session = session
    self.linter = linter
  }

  func part(
    of source: CellSource, _ variant: LayoutVariant, _ request: SweepRequest
  ) throws(PlumbError) -> CasePart {
    let pool = InspectorPool()
    let assets = SceneAssets(session.typesetter)
    assets.marksEmptyViews = true
    assets.stretchesGradients = true
    var model: InspectorModel.Case?
    let report = try Sweeper(session, linter).sweep(source, request, in: [variant]) { swept in
      let row = RowInspection(swept, pool, assets, silencing: session.silencedRules).row()
      var read = model ?? InspectorModel.Case(swept, assets)
      read.rows.append(row)
      model = read
    }
    return CasePart(
      inspected: model.map {
        InspectorCase($0, pool, outlines: assets.outlines, images: assets.images)
      }, widths: report.cases.first?.widths)
  }
}

extension Inspector {
  /// Threads that lay out the cases of a file, each with a session of its own.
  public struct Threads: Sendable {
    let count: Int
    let makeSession: SessionMaker

    /// A session that reports to a closure.
    public typealias SessionMaker =
      @Sendable (_ report: @escaping (PlumbSession.Event) -> Void) -> Result<
        PlumbSession, PlumbError
      >

    /// - Parameter makeSession: is called on the thread that lays out.
    public init(_ count: Int, _ makeSession: @escaping SessionMaker) {
      self.count = count
      self.makeSession = makeSession
    }
  }
}

/// The tools with which one thread reads cases: a session, and the source as that has read it.
final class CaseBench {
  private let linter: Linter
  private let request: SweepRequest
  private var opened: Result<(reader: CaseReader, source: CellSource), PlumbError>
  private var warnings: [Diagnostic] = []

  init(
    _ file: String, _ request: SweepRequest, _ linter: Linter,
    _ make: Inspector.Threads.SessionMaker
  ) {
    self.linter = linter
    self.request = request
    opened = .failure(PlumbError([]))
    let session = make { [unowned self] event in
      if case .warning(let diagnostic) = event { warnings.append(diagnostic) }
    }
    opened = session.flatMap { session in
      Result { () throws(PlumbError) in
        (
          CaseReader(session, linter),
          try session.open(
            file, CellRequest(request.layout.content, scenes: SceneChoice(request.scene)))
        )
      }
    }
    // The page's own session has opened the file as well, and warned of it.
    warnings = []
  }

  func part(_ variant: LayoutVariant) -> (Result<CasePart, PlumbError>, [Diagnostic]) {
    defer { warnings = [] }
    let part = opened.flatMap { opened in
      Result { () throws(PlumbError) in
        try opened.reader.part(of: opened.source, variant, request)
      }
    }
    return (part, warnings)
  }
}

extension InspectorModel.Case {
  fileprivate init(_ swept: SweptCell, _ assets: SceneAssets) {
    let variant = swept.variant
    self.init(
      textSize: variant.contentSizeCategory.shortName, language: variant.language,
      isDark: variant.appearance == .dark, isRightToLeft: variant.direction == .rightToLeft,
      scale: variant.scale, ground: TablePainter(swept.table, assets: assets).background.hex,
      rows: [])
  }
}
