import Foundation
import LayoutTree
import Reading
import Rendering

/// Encodes pictures and writes them where a request wants them.
struct PictureDelivery {
  let session: PlumbSession

  init(_ session: PlumbSession) { self.session = session }

  /// Writes a picture where the request wants it, and reports that.
  func deliver(
    _ picture: TablePicture, _ request: PictureRequest, to path: String
  ) throws(PlumbError) {
    let name = PathName.last(of: path)
    switch request.output {
    case .file, .folder:
      let copy = PictureBytes()
      try write(picture, request, to: path, copy)
      session.send(.wrote(path: path))
      if request.preview == .png { try preview(picture, request, copy, name: name) }
    case .stream, .memory:
      let bytes = PictureBytes()
      try encode(picture, request.format, into: bytes)
      session.send(
        .drew(
          DrawnPicture(
            name: name, format: request.format, bytes: bytes.bytes, isPreview: false,
            width: picture.scene.size.width)))
    case .nowhere:
      try preview(picture, request, PictureBytes(), name: name)
    }
  }

  /// Writes the file; a PNG that is looked at as well is kept in `copy`.
  private func write(
    _ picture: TablePicture, _ request: PictureRequest, to path: String, _ copy: PictureBytes
  ) throws(PlumbError) {
    let file = try PictureFile(
      path, session.temporaries, links: session.followsLinks ? .followed : .refused)
    let isCopied = request.preview == .png && request.format == .png
    let sink: any PictureSink = isCopied ? PictureTee(file, copy) : file
    try encode(picture, request.format, into: sink)
    try sink.finish()
  }

  /// Shows a picture as PNG, from `copy` if that has it already.
  private func preview(
    _ picture: TablePicture, _ request: PictureRequest, _ copy: PictureBytes, name: String
  ) throws(PlumbError) {
    if copy.bytes.isEmpty { try encode(picture, .png, into: copy) }
    session.send(
      .drew(
        DrawnPicture(
          name: name, format: .png, bytes: copy.bytes, isPreview: true,
          width: picture.scene.size.width)))
  }

  private func encode(
    _ picture: TablePicture, _ format: PictureFormat, into sink: any PictureSink
  ) throws(PlumbError) {
    do {
      switch format {
      case .png:
        try PNGRenderer(scale: picture.tree.scale).render(picture.scene, masks: session.masks) {
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

  /// Refuses a table that no picture can hold before it is drawn. `height`: in points.
  static func checkSize(of height: Double, _ tree: LayoutTree) throws(PlumbError) {
    let pixels = tree.width * tree.scale * height * tree.scale
    let rows = height * tree.scale
    guard pixels > LayoutLimits.pixels || rows > Double(RenderingLimits.maximumHeight) else {
      return
    }
    throw PlumbError(
      tree.file,
      "at \(readable(tree.width)) pt the table is \(readable(height)) points tall, too tall for"
        + " a picture (limits: \(RenderingLimits.maximumHeight) pixels of height,"
        + " \(Int(LayoutLimits.pixels)) pixels in all)",
      hint: "fewer rows, or a smaller --scale; `plumb frames` has no such limit")
  }
}

/// A complete picture that is in no file.
public struct DrawnPicture: Sendable {
  /// The name of a file of it, without a folder: `mail-320.png`.
  public let name: String
  /// The format of the bytes.
  public let format: PictureFormat
  /// All of them.
  public let bytes: [UInt8]
  /// Whether it is only to be looked at: a PNG beside the picture that was asked for.
  public let isPreview: Bool
  /// In points.
  public let width: Double
}

/// Where pictures are written to.
public enum OutputDestination: Equatable, Sendable {
  /// Into this folder, under names made from template and width.
  case folder(String)
  /// To exactly this file; only for a single picture.
  case file(String)
  /// Handed over as bytes, for standard output; only for a single picture.
  case stream
  /// Handed over as bytes, any number, each under the name that it would have in a folder.
  case memory
  /// Nowhere: pictures are only looked at.
  case nowhere

  /// Whether pictures become files.
  public var isFile: Bool {
    switch self {
    case .folder, .file: true
    case .stream, .memory, .nowhere: false
    }
  }

  /// The path of a picture of `template` (a path).
  ///
  /// `<template>-<suffix>.<extension>`, where `<template>` is the file's name without folder and
  /// extension, and the suffix that of the variant: `Templates/mail.yaml` at 320 is `mail-320.png`.
  public func path(template: String, suffix: String, format: PictureFormat) -> String {
    let name = "\(PathName.stem(of: template))-\(suffix).\(format.rawValue)"
    switch self {
    case .file(let path): return path
    case .stream, .memory, .nowhere: return name
    case .folder(let folder):
      return folder == "." ? name : "\(Self.withoutTrailingSlash(folder))/\(name)"
    }
  }

  private static func withoutTrailingSlash(_ path: String) -> Substring {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path == "/" ? "" : path
  }
}

/// The kind of file a picture is written as. The raw value is also its file extension.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// Pixels.
  case png
  /// Vectors, text as outlines.
  case svg
  /// One page of vectors, text as outlines.
  case pdf
}

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

/// A file being written so that nobody ever sees half of it: pieces go to a temporary file beside
/// it, which takes its place when it is complete. What was there before stays until then, and its
/// permissions stay for good.
///
/// The file is not forced to the disk (`fsync`): after a crash of the whole machine a picture can
/// be drawn again, and waiting for a disk costs more than drawing. A full disk is noticed by
/// writing or closing.
final class PictureFile: PictureSink {
  private let path: String
  private let target: OutputTarget
  private let temporaries: TemporaryFiles
  /// Where the bytes go until the file is complete; nil when they go into a stream.
  private var temporary: String?
  private var file: UnsafeMutablePointer<FILE>?
  private var failure: PlumbError?

  /// Opens the temporary file; folders on the way are made.
  ///
  /// - Throws: `PlumbError` when nothing can be written there; nothing has been changed then.
  ///
  /// - Parameter links: whether a link at the path is written through.
  init(
    _ path: String, _ temporaries: TemporaryFiles, links: LinkPolicy
  ) throws(PlumbError) {
    self.path = path
    self.temporaries = temporaries
    target = try OutputTarget(path, links: links)
    try OutputFolder.make(for: target.path)
    if target.isStream {
      file = fopen(target.path, "wb")
    } else {
      temporaries.removeStrays(beside: target.path)
    }
    if !target.isStream, let (name, descriptor) = temporaries.create(beside: target.path) {
      temporary = name
      if let permissions = target.permissions { fchmod(descriptor, permissions) }
      file = fdopen(descriptor, "wb")
    }
    if file == nil { throw Self.failure(path) }
  }

  /// Removes what was not finished.
  deinit {
    if let file { fclose(file) }
    if let temporary { temporaries.remove(temporary) }
  }

  func append(_ bytes: [UInt8]) {
    guard let file, failure == nil else { return }
    if fwrite(bytes, 1, bytes.count, file) != bytes.count { failure = Self.failure(path) }
  }

  func finish() throws(PlumbError) {
    guard let file else { return }
    if let failure { throw failure }
    self.file = nil
    guard fclose(file) == 0 else { throw Self.failure(path) }
    guard let temporary else { return }
    guard temporaries.rename(temporary, to: target.path) else { throw Self.failure(path) }
    self.temporary = nil
  }

  /// The system's own word on what has just failed, and what helps.
  private static func failure(_ path: String) -> PlumbError {
    let code = errno
    let hint: String? =
      switch code {
      case ENOSPC, EDQUOT: "make room, or name another folder with --output"
      case EFBIG: "a limit on the size of files is set (ulimit -f)"
      case ENAMETOOLONG: "name the picture with --output"
      case EACCES, EPERM, EROFS: "name another folder with --output"
      default: nil
      }
    return PlumbError(path, "cannot be written: \(String(cString: strerror(code)))", hint: hint)
  }
}

/// The state of the place where a picture is to be written.
private struct OutputTarget {
  /// The path with its last link followed, as by `>` in a shell: the link stays.
  let path: String
  /// Device, pipe or socket: bytes are written into it, nothing takes its place.
  let isStream: Bool
  /// The permissions of the file that is there; nil for none.
  let permissions: mode_t?

  /// As many links are followed as Linux follows (path_resolution(7)).
  private static let maximumLinks = 40

  /// - Throws: `PlumbError` when it is known before drawing that no picture can be put there.
  init(_ path: String, links: LinkPolicy) throws(PlumbError) {
    if links == .refused, ResolvedPath.isLink(path), !Self.isSystemStream(path) {
      throw PlumbError(
        path, "is a symbolic link, and is not written through", hint: "--follow allows it")
    }
    if links == .refused, Self.leavesProject(path) {
      throw PlumbError(
        path, "leads through a symbolic link out of the project", hint: "--follow allows it")
    }
    let (place, kind, mode) = try Self.follow(path)
    self.path = place
    switch kind {
    case nil, S_IFREG: isStream = false
    case S_IFDIR:
      throw PlumbError(
        path, "is a folder, not a file", hint: "pictures go into it with --output \(path)/")
    default: isStream = true
    }
    permissions = mode.map { $0 & 0o777 }
    if kind == S_IFREG, let mode, mode & 0o222 == 0 {
      throw PlumbError(
        path, "is there already and is read-only", hint: "chmod u+w it, or name another --output")
    }
  }

  /// Whether a path below the working folder ends up elsewhere, which takes a link on the way.
  private static func leavesProject(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return false }
    return !FileAccess(projectOf: "").admits(Folder.parent(of: path))
  }

  /// Whether a path is one of the system's names for a stream, which are links: `/dev/stdout`.
  private static func isSystemStream(_ path: String) -> Bool {
    path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  /// The end of a chain of links, its kind of file and its mode; both nil when nothing is there.
  private static func follow(
    _ path: String
  ) throws(PlumbError) -> (path: String, kind: mode_t?, mode: mode_t?) {
    var place = path
    for _ in 0..<maximumLinks {
      var status = stat()
      guard lstat(place, &status) == 0 else { return (place, nil, nil) }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFLNK, let next = readLink(place) else {
        return (place, kind, status.st_mode)
      }
      place = PathName.joined(next, in: PathName.prefix(of: place))
    }
    throw PlumbError(path, "cannot be written: \(String(cString: strerror(ELOOP)))")
  }

  private static func readLink(_ path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.bindMemory(to: CChar.self).baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}

/// Makes the folders that pictures are put into.
private enum OutputFolder {
  /// Makes the folder of `path` and those it lies in, as far as they are missing. Throws
  /// `PlumbError` naming the folder that could not be made, and why.
  static func make(for path: String) throws(PlumbError) {
    do {
      try Folder.make(Folder.parent(of: path))
    } catch {
      if error.code == ENOTDIR {
        throw PlumbError(
          error.path, "is a file, not a folder to put pictures into", hint: "name another --output")
      }
      throw PlumbError(
        error.path, "cannot be made: \(error.reason)", hint: "name another folder with --output")
    }
  }
}

extension PlumbSession {
  /// Writes all of `bytes` to a file, or nothing; through a link where the session follows links.
  public func write(_ bytes: [UInt8], to path: String) throws(PlumbError) {
    let file = try PictureFile(path, temporaries, links: followsLinks ? .followed : .refused)
    file.append(bytes)
    try file.finish()
  }
}

/// Files of text, written so that nobody sees half of one.
public enum ReportFile {
  /// Writes all of `bytes` to `path`, or nothing.
  public static func write(_ bytes: [UInt8], to path: String) throws(PlumbError) {
    let file = try PictureFile(path, TemporaryFiles(), links: .followed)
    file.append(bytes)
    try file.finish()
  }
}
