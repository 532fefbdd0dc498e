import CLCMS

/// The colour profile (ICC) that a picture's file carries.
///
/// As on a phone, pixels of another profile than sRGB are converted to sRGB (a simulator draws
/// (38, 133, 172) of Adobe RGB as (0, 134, 175)).
struct ColorProfile {
  /// Why a profile is not used: the picture is taken for sRGB.
  enum Problem: Error {
    case damaged
    /// Its colours are others than red, green and blue, or grey.
    case ofOtherColors
  }

  private let bytes: [UInt8]

  /// The profile in a PNG (chunk `iCCP`) or a JPEG (segments `ICC_PROFILE`); nil without one.
  /// Throws `Problem.damaged` if it cannot be unpacked.
  init?(in file: [UInt8], _ format: ImageFile.Format) throws(Problem) {
    let found: [UInt8]? =
      switch format {
      case .png: try Self.ofPNG(file)
      case .jpeg: try Self.ofJPEG(file)
      }
    guard let found else { return nil }
    bytes = found
  }

  /// Converts pixels from the profile to sRGB.
  func convert(_ pixels: inout PixelBuffer) throws(Problem) {
    let result = pixels.withMutableWords {
      plumb_profile_convert(bytes, bytes.count, $0.baseAddress, $0.count)
    }
    switch result {
    case PLUMB_PROFILE_CONVERTED: return
    case PLUMB_PROFILE_OF_OTHER_COLORS: throw .ofOtherColors
    default: throw .damaged
    }
  }

  /// Bytes of a profile; the largest in use have 3 MB.
  private static let mostBytes = 8 << 20

  /// ISO/IEC 15948, 11.3.3.3: a name, a zero, the method of compression, a zlib stream.
  private static func ofPNG(_ file: [UInt8]) throws(Problem) -> [UInt8]? {
    let content = file.withUnsafeBytes { bytes -> ArraySlice<UInt8>? in
      var at = 8
      while let chunk = PNGChunk(in: bytes, at: at), chunk.type != PNGChunk.type("IDAT") {
        if chunk.type == PNGChunk.type("iCCP") { return file[chunk.content] }
        at = chunk.end
      }
      return nil
    }
    guard let content else { return nil }
    guard let zero = content.firstIndex(of: 0), zero + 2 < content.endIndex,
      let profile = Inflating.inflate(content[(zero + 2)...], atMost: mostBytes)
    else { throw .damaged }
    return profile
  }

  /// ICC.1, annex B.4: parts with their number and the number of all, from 1.
  private static func ofJPEG(_ file: [UInt8]) throws(Problem) -> [UInt8]? {
    guard let parts = try? JPEGHeader(file).profileParts, !parts.isEmpty else { return nil }
    let sorted = parts.sorted { $0[$0.startIndex] < $1[$1.startIndex] }
    for (index, part) in sorted.enumerated() {
      guard part[part.startIndex] == index + 1, part[part.startIndex + 1] == sorted.count else {
        throw .damaged
      }
    }
    return sorted.flatMap { $0.dropFirst(2) }
  }
}

extension ImageFile {
  /// Why the file's profile is not used, as a part of a sentence; nil if it has none or one that is.
  public var profileProblem: String? {
    do throws(ColorProfile.Problem) {
      guard let profile = try ColorProfile(in: fileBytes, format) else { return nil }
      var pixel = PixelBuffer(width: 1, height: 1)
      try profile.convert(&pixel)
      return nil
    } catch {
      switch error {
      case .damaged: return "its colour profile is damaged"
      case .ofOtherColors: return "its colour profile is not for red, green and blue"
      }
    }
  }

  /// Decoded pixels in sRGB. A profile that cannot be used is none.
  func inSRGB(_ pixels: PixelBuffer) -> PixelBuffer {
    var converted = pixels
    guard let profile = try? ColorProfile(in: fileBytes, format),
      (try? profile.convert(&converted)) != nil
    else { return pixels }
    return converted
  }
}
