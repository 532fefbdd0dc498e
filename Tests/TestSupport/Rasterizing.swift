import ImageCoding

/// The ways of others from a file of ours to pixels: an SVG at two pixels a point, a PDF at four.
public enum Rasterizing {
  /// What librsvg makes of an SVG.
  public static func svg(_ bytes: [UInt8], with tool: ExternalTool) throws -> PixelBuffer {
    let folder = try TemporaryFolder()
    try folder.write(bytes, as: "picture.svg")
    return try picture("out.png", in: folder) {
      try tool.run(["--zoom=2", "--unlimited", "--output=out.png", "picture.svg"], in: folder)
    }
  }

  /// What poppler makes of a PDF.
  public static func pdf(_ bytes: [UInt8], with tool: ExternalTool) throws -> PixelBuffer {
    let folder = try TemporaryFolder()
    try folder.write(bytes, as: "picture.pdf")
    return try picture("out.png", in: folder) {
      try tool.run(["-r", "288", "-png", "-singlefile", "picture.pdf", "out"], in: folder)
    }
  }

  /// What a browser shows of an SVG of the given size in points.
  public static func svg(
    _ bytes: [UInt8], width: Int, height: Int, in browser: ExternalTool
  ) throws -> PixelBuffer {
    let folder = try TemporaryFolder()
    try folder.write(bytes, as: "picture.svg")
    return try picture("out.png", in: folder) {
      try browser.run(
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--force-device-scale-factor=2", "--window-size=\(width),\(height)",
          "--user-data-dir=\(folder.url.path)/profile", "--screenshot=\(folder.url.path)/out.png",
          "file://\(folder.url.path)/picture.svg",
        ], in: folder)
    }
  }

  /// A tool that fails, with what it said.
  struct Failure: Error, CustomStringConvertible {
    let outcome: ExternalTool.Outcome
    var description: String { "it ended with \(outcome.code): \(outcome.output)" }
  }

  private static func picture(
    _ name: String, in folder: TemporaryFolder, _ run: () throws -> ExternalTool.Outcome
  ) throws -> PixelBuffer {
    let outcome = try run()
    guard outcome.code == 0 else { throw Failure(outcome: outcome) }
    return try PixelBuffer(png: folder.bytes(of: name))
  }
}
