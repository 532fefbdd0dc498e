/// Takes the bytes of one picture, in their order.
protocol PictureSink: AnyObject {
  /// Appends bytes. What goes wrong is kept for `finish()`.
  func append(_ bytes: [UInt8])

  /// The picture is complete. Without this call nothing has been written.
  func finish() throws(PlumbError)
}

/// A picture that stays in memory.
final class PictureBytes: PictureSink {
  private(set) var bytes: [UInt8] = []

  func append(_ bytes: [UInt8]) { self.bytes += bytes }

  func finish() {}
}

/// Two sinks that get the same bytes.
final class PictureTee: PictureSink {
  private let first: any PictureSink
  private let second: any PictureSink

  init(_ first: any PictureSink, _ second: any PictureSink) {
    self.first = first
    self.second = second
  }

  func append(_ bytes: [UInt8]) {
    first.append(bytes)
    second.append(bytes)
  }

  func finish() throws(PlumbError) {
    try first.finish()
    try second.finish()
  }
}
