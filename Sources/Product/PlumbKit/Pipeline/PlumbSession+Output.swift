import Rendering

extension PlumbSession {
  /// Brings a picture where the request wants it, and tells so.
  func deliver(
    _ picture: TablePicture, _ request: PictureRequest, to path: String
  ) throws(PlumbError) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    switch request.output {
    case .file, .folder:
      let copy = PictureBytes()
      try write(picture, request, to: path, copy)
      send(.wrote(path: path))
      if request.isPreviewed { try preview(picture, request, copy, name: name) }
    case .stream:
      let bytes = PictureBytes()
      try encode(picture, request.format, into: bytes)
      send(
        .drew(
          DrawnPicture(name: name, format: request.format, bytes: bytes.bytes, isPreview: false)))
    case .nowhere:
      try preview(picture, request, PictureBytes(), name: name)
    }
  }

  /// Writes the file; a PNG that is looked at as well is kept in `copy`.
  private func write(
    _ picture: TablePicture, _ request: PictureRequest, to path: String, _ copy: PictureBytes
  ) throws(PlumbError) {
    let file = try PictureFile(path, temporaries)
    let isCopied = request.isPreviewed && request.format == .png
    let sink: any PictureSink = isCopied ? PictureTee(file, copy) : file
    try encode(picture, request.format, into: sink)
    try sink.finish()
  }

  /// Shows a picture as PNG, from `copy` if that has it already.
  private func preview(
    _ picture: TablePicture, _ request: PictureRequest, _ copy: PictureBytes, name: String
  ) throws(PlumbError) {
    if copy.bytes.isEmpty { try encode(picture, .png, into: copy) }
    send(.drew(DrawnPicture(name: name, format: .png, bytes: copy.bytes, isPreview: true)))
  }

  private func encode(
    _ picture: TablePicture, _ format: PictureFormat, into sink: any PictureSink
  ) throws(PlumbError) {
    do {
      switch format {
      case .png:
        try PNGRenderer(scale: picture.tree.scale).render(picture.scene, masks: masks) {
          sink.append($0)
        }
      case .svg:
        sink.append(try SVGRenderer().render(picture.scene))
      case .pdf:
        sink.append(try PDFRenderer().render(picture.scene))
      }
    } catch {
      throw PlumbError(picture.tree.file, error.description)
    }
  }
}
