import Foundation

/// Makes the results of a run the references.
public struct Acceptance: Sendable {
  private let store: ReferenceStore
  private let artifacts: ArtifactFolder

  /// Creates an acceptance that copies pictures and trees from `artifacts` to `store`.
  public init(store: ReferenceStore, artifacts: ArtifactFolder) {
    self.store = store
    self.artifacts = artifacts
  }

  /// Makes the `-actual` files of a snapshot its reference.
  ///
  /// - Parameters:
  ///   - name: the reference in the store.
  ///   - artifactName: the snapshot's name in the run, if it differs.
  /// - Returns: whether anything was written; false if the reference is the same already.
  /// - Throws: `ReferenceError` if the run left nothing to accept, or if the reference has changed
  ///   since the run compared with it.
  @discardableResult
  public func accept(_ name: String, from artifactName: String? = nil) throws(ReferenceError)
    -> Bool
  {
    let left = artifactName ?? name
    if let text = try artifacts.bytes(of: left, .actualText) {
      return try accept(text, as: name, from: left)
    }
    guard let png = try artifacts.bytes(of: left, .actual),
      let json = try artifacts.bytes(of: left, .actualTree)
    else { throw ReferenceError(reason: "nothing was left to accept of \(left)") }
    let present = try files(of: name)
    if present.png == png, present.json == json { return false }
    guard try isAsExpected(name, left, present) else { throw Self.hasChanged(name) }
    try store.replace(name, png: png, json: json)
    return true
  }

  private static func hasChanged(_ name: String) -> ReferenceError {
    ReferenceError(
      reason: "the reference of \(name) has changed since the run that left it; run the test again")
  }

  private func accept(
    _ text: [UInt8], as name: String, from left: String
  ) throws(ReferenceError) -> Bool {
    let present = try artifacts.contents(try store.base(of: name) + ".txt")
    if present == text { return false }
    let expected = try artifacts.bytes(of: left, .expectedText)
    guard present == nil || expected == nil || present == expected else {
      throw Self.hasChanged(name)
    }
    try store.replaceText(name, text)
    return true
  }

  /// Whether the reference is what the run compared with, or as unreadable.
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

  /// The bytes of the reference's files, unparsed, so that it can be replaced.
  private func files(of name: String) throws(ReferenceError) -> (png: [UInt8]?, json: [UInt8]?) {
    let base = try store.base(of: name)
    return (try artifacts.contents(base + ".png"), try artifacts.contents(base + ".json"))
  }
}
