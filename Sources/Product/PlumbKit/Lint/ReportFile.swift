import AtomicFiles

/// Files of text, written so that nobody sees half of one.
public enum ReportFile {
  /// Writes all of `bytes` to `path`, or nothing.
  public static func write(_ bytes: [UInt8], to path: String) throws(PlumbError) {
    let file = try PictureFile(path, TemporaryFiles())
    file.append(bytes)
    try file.finish()
  }
}
