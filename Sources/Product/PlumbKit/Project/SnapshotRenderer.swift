import LayoutTree
import Linting
import ProjectFile
import Rendering
import Scene
import Snapshots
import Sweeps

/// Draws the references of projects.
public struct SnapshotRenderer {
  private let session: PlumbSession

  /// Draws with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Draws a case as a reference is made of it. The bytes depend on the source, the fonts and the
  /// libraries, and on nothing else: not on other cases, threads, folders or the locale.
  ///
  /// - Throws: `PlumbError` with paths as the project calls them.
  public func snapshot(of snapshotCase: SnapshotCase) throws(PlumbError) -> Snapshot {
    do throws(PlumbError) {
      return try snapshot(
        of: try picture(of: snapshotCase), named: snapshotCase.name, snapshotCase.source)
    } catch {
      throw PlumbError(error.diagnostics.map { $0.relative(to: snapshotCase.prefix) })
    }
  }

  /// Sweeps a case as a reference is made of it. The text depends on the source, the fonts and the
  /// libraries, and on nothing else. Throws `PlumbError` with paths as the project calls them.
  func sweep(
    of snapshotCase: SnapshotCase, _ request: SweepRequest, _ project: ProjectFile
  ) throws(PlumbError) -> TextSnapshot {
    let report: SweepReport
    do throws(PlumbError) {
      let source = try session.keptSource(
        snapshotCase.path, snapshotCase.content, scene: snapshotCase.scene,
        of: snapshotCase.prefix)
      report = try Sweeper(session, Linter(project.lint)).sweep(source, request)
    } catch {
      throw PlumbError(error.diagnostics.map { $0.relative(to: snapshotCase.prefix) })
    }
    let record = SweepRecord(
      report, file: snapshotCase.source, fingerprint: session.wholeFingerprint)
    let ignored = project.snapshots.comparison.ignored
    return TextSnapshot(
      name: snapshotCase.name, text: record.text, fingerprint: record.fingerprint,
      comparison: { stored, path throws(PlumbError) in
        let old = try SweepRecord(text: stored, path: path)
        let changes = old.leavingOut(ignored).changes(to: record.leavingOut(ignored))
        return .init(changes: changes, fingerprint: old.fingerprint)
      }, picture: { SweepRenderer(session).png(of: report) })
  }

  private func picture(of snapshotCase: SnapshotCase) throws(PlumbError) -> TablePicture {
    let source = try session.keptSource(
      snapshotCase.path, snapshotCase.content, scene: snapshotCase.scene, of: snapshotCase.prefix)
    var request = PictureRequest(layers: snapshotCase.layers)
    request.rows = snapshotCase.drawnRows
    return try Renderer(session).picture(
      of: try session.cells(of: source, in: snapshotCase.variant), titled: source.name,
      at: snapshotCase.variant, request)
  }

  /// A picture as a reference: encoded, and its layout with the project's path.
  func snapshot(
    of picture: TablePicture, named name: String, _ storedPath: String
  ) throws(PlumbError) -> Snapshot {
    var tree = picture.tree
    tree.file = storedPath
    tree.fingerprint = session.wholeFingerprint
    tree.tool = "plumb \(plumbVersion)"
    do {
      return Snapshot(
        name: name,
        png: try PNGRenderer(scale: tree.scale).render(picture.scene, masks: session.masks),
        tree: tree,
        places: picture.scene.rowPlaces)
    } catch {
      throw PlumbError(picture.tree.file, error.description)
    }
  }
}

extension Scene {
  /// Where rows are drawn: pages name the group of each after its scene.
  fileprivate var rowPlaces: [Snapshot.Position] {
    nodes.compactMap { node in
      guard case .group(let group) = node, let id = group.id, id.hasPrefix("row-") else {
        return nil
      }
      return .init(
        scene: String(id.dropFirst("row-".count)), x: group.transform.tx, y: group.transform.ty)
    }
  }
}
