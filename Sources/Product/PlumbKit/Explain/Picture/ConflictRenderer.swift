import LayoutTree
import UIKit
import ViewDrawing

/// Where the picture of a log goes, and how it looks.
public struct ExplainRequest: Equatable, Sendable {
  /// Where it goes; `.nowhere` for no picture.
  public var output: OutputDestination
  /// The kind of file.
  public var format: PictureFormat
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle

  /// A request for a picture.
  public init(
    output: OutputDestination, format: PictureFormat = .png,
    appearance: UIUserInterfaceStyle = .light
  ) {
    self.output = output
    self.format = format
    self.appearance = appearance
  }
}

/// Draws the conflicts of logs.
public struct ConflictRenderer {
  private let session: PlumbSession

  /// Draws with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Draws the conflicts of a log: boxes, the constraints that fight, and the sum.
  public func draw(_ explanation: LogExplanation, _ request: ExplainRequest) throws(PlumbError) {
    let assets = SceneAssets(session.typesetter)
    let page = ConflictPage(
      explanation, palette: request.appearance == .dark ? .dark : .light, assets)
    let scene = page.scene(assets)
    let tree = LayoutTree(
      file: explanation.file, width: scene.size.width, scale: 2, profile: "")
    try PictureDelivery.checkSize(of: scene.size.height, tree)
    let path = request.output.path(
      template: explanation.file, suffix: "conflicts", format: request.format)
    if request.output.isFile { try session.claim(path, for: explanation.file) }
    let picture = PictureRequest(format: request.format, output: request.output)
    try PictureDelivery(session).deliver(
      TablePicture(scene: scene, tree: tree), picture, to: path)
  }
}
