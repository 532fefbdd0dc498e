import AtomicFiles
import Foundation

/// Makes what a run has found the reference.
public struct Acceptance: Sendable {
  private let store: ReferenceStore
  private let artifacts: ArtifactFolder

  /// Takes pictures and trees from `artifacts` into `store`.
  public init(store: ReferenceStore, artifacts: ArtifactFolder) {
    self.store = store
    self.artifacts = artifacts
  }

  /// Makes the `-actual` files of a snapshot its reference.
  ///
  /// - Parameters:
  ///   - name: of the reference in the store.
  ///   - artifactName: what the run calls the snapshot, where that is something else.
  /// - Returns: whether anything was written: false where the reference is the same already.
  /// - Throws: `ReferenceError` when the run has left nothing to accept, or when the reference is
  ///   not the one any more that the run has compared with.
  @discardableResult
  public func accept(_ name: String, from artifactName: String? = nil) throws(ReferenceError)
    -> Bool
  {
    let left = artifactName ?? name
    guard let png = try artifacts.bytes(of: left, .actual),
      let json = try artifacts.bytes(of: left, .actualTree)
    else { throw ReferenceError(reason: "nothing was left to accept of \(left)") }
    let present = try files(of: name)
    if present.png == png, present.json == json { return false }
    guard try isAsExpected(name, left, present) else {
      throw ReferenceError(
        reason:
          "the reference of \(name) has changed since the run that left it; run the test again")
    }
    try store.replace(name, png: png, json: json)
    return true
  }

  /// Whether the reference is what the run has compared with: nothing, what it has left, or
  /// something that cannot be read.
  private func isAsExpected(
    _ name: String, _ left: String, _ present: (png: [UInt8]?, json: [UInt8]?)
  ) throws(ReferenceError) -> Bool {
    guard present.png != nil else { return true }
    guard let expected = try artifacts.bytes(of: left, .expected) else {
      do throws(ReferenceError) {
        return try store.read(name) == nil
      } catch {
        return true
      }
    }
    let expectedTree = try artifacts.bytes(of: left, .expectedTree)
    return present.png == expected && present.json == expectedTree
  }

  /// What is there, understood or not: a reference that cannot be read may be replaced.
  private func files(of name: String) throws(ReferenceError) -> (png: [UInt8]?, json: [UInt8]?) {
    let base = try store.base(of: name)
    return (try artifacts.contents(base + ".png"), try artifacts.contents(base + ".json"))
  }
}
