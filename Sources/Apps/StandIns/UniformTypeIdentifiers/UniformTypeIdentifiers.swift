// Types of data by their identifiers; what conforms to what is not known but for a few.
@_exported import Foundation
import UIKit

public struct UTType: Hashable, Sendable {
  public let identifier: String
  public let preferredMIMEType: String?
  public let preferredFilenameExtension: String?
  public var localizedDescription: String? { nil }

  private init(_ identifier: String, _ fileExtension: String?, _ mimeType: String?) {
    self.identifier = identifier
    (preferredFilenameExtension, preferredMIMEType) = (fileExtension, mimeType)
  }
  public init?(_ identifier: String) {
    self = Self.known.first { $0.identifier == identifier } ?? Self(identifier, nil, nil)
  }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, nil, nil)
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, nil, nil)
  }
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let found = Self.known.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
    guard let found else { return nil }
    self = found
  }
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let found = Self.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = found
  }
  /// By the first part of the types of media, and by what all data are.
  public func conforms(to type: UTType) -> Bool {
    if self == type || [.data, .item, .content].contains(type) { return true }
    let kind = [UTType.image: "image/", .movie: "video/", .audio: "audio/", .text: "text/"][type]
    return kind.map { preferredMIMEType?.hasPrefix($0) ?? false } ?? false
  }

  public static let item = UTType("public.item", nil, nil)
  public static let content = UTType("public.content", nil, nil)
  public static let data = UTType("public.data", nil, "application/octet-stream")
  public static let folder = UTType("public.folder", nil, nil)
  public static let directory = UTType("public.directory", nil, nil)
  public static let url = UTType("public.url", nil, nil)
  public static let fileURL = UTType("public.file-url", nil, nil)
  public static let text = UTType("public.text", nil, nil)
  public static let plainText = UTType("public.plain-text", "txt", "text/plain")
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil, nil)
  public static let html = UTType("public.html", "html", "text/html")
  public static let json = UTType("public.json", "json", "application/json")
  public static let xml = UTType("public.xml", "xml", "application/xml")
  public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
  public static let zip = UTType("public.zip-archive", "zip", "application/zip")
  public static let archive = UTType("public.archive", nil, nil)
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv")
  public static let image = UTType("public.image", nil, nil)
  public static let png = UTType("public.png", "png", "image/png")
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
  public static let heic = UTType("public.heic", "heic", "image/heic")
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff")
  public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
  public static let webP = UTType("org.webmproject.webp", "webp", "image/webp")
  public static let movie = UTType("public.movie", nil, nil)
  public static let video = UTType("public.video", nil, nil)
  public static let audiovisualContent = UTType("public.audiovisual-content", nil, nil)
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", "video/quicktime")
  public static let audio = UTType("public.audio", nil, nil)
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
  public static let vCard = UTType("public.vcard", "vcf", "text/vcard")
  private static let known = [
    data, plainText, html, json, xml, pdf, zip, commaSeparatedText, png, jpeg, gif, heic, tiff, svg,
    webP, mpeg4Movie, quickTimeMovie, mp3, vCard,
  ]
}

extension UIDocumentPickerViewController {
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: types.map(\.identifier), in: .open)
  }
}
