import Diagnostics
import Foundation
import ImageCoding
import UIKit

/// The picture files of a template, each read once. They are named relative to the template.
///
/// Filled while the template is compiled, under a lock because its plan may be used on any thread
/// afterwards.
final class ImageFolder: @unchecked Sendable {
  /// A file's picture, or why there is none; and where the template first names it.
  private struct Entry {
    let image: Result<UIImage, ImageFileError>
    var location: FileLocation?
  }

  private let folder: String
  private let files: FilesRead
  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  private var bytesLeft = TemplateLimits.imageBytes

  /// - Parameters:
  ///   - folder: of the template, ending in `/`; empty for the current one.
  ///   - files: every file that is looked for is added.
  init(_ folder: String, _ files: FilesRead = FilesRead()) {
    self.folder = folder
    self.files = files
  }

  /// The picture in the file of that name.
  func image(_ name: String, at location: FileLocation? = nil) -> Result<UIImage, ImageFileError> {
    lock.withLock {
      if let entry = entries[name] { return entry.image }
      let entry = Entry(image: load(name), location: location)
      entries[name] = entry
      return entry.image
    }
  }

  /// Where the template names a file.
  func location(of name: String) -> FileLocation? { lock.withLock { entries[name]?.location } }

  private func load(_ name: String) -> Result<UIImage, ImageFileError> {
    if name.contains("://") {
      return .failure(.unreadable("pictures are not fetched from the network"))
    }
    guard entries.count < TemplateLimits.images else {
      return .failure(.unreadable("more than \(TemplateLimits.images) pictures"))
    }
    let path = name.hasPrefix("/") ? name : folder + name
    files.add(path)
    do throws(ImageFileError) {
      let image = try UIImage.load(path)
      bytesLeft -= image.fileBytes
      guard bytesLeft >= 0 else {
        throw .unreadable("more than \(TemplateLimits.imageBytes >> 20) MiB of pictures")
      }
      return .success(image.named(name))
    } catch {
      return .failure(error)
    }
  }
}
