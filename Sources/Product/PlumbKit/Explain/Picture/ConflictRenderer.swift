import ViewDrawing

/// Draws the conflicts of logs.
public struct ConflictRenderer {
  private let session: PlumbSession

  /// Draws with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Draws the conflicts of a log: boxes, the constraints that fight, and the sum.
  public func draw(
    _ explanation: LogExplanation, _ request: PagePictureRequest
  ) throws(PlumbError) {
    let assets = SceneAssets(session.typesetter)
    let page = ConflictPage(explanation, palette: request.palette, assets)
    try PictureDelivery(session).deliver(
      page: page.scene(assets), of: explanation.file, suffix: "conflicts", request)
  }
}
