import Diagnostics
import Foundation

extension Diagnostic {
  /// What an error says, as the end of a message: a decoder's with the path of the value at which
  /// it stopped, the system's in its words without domain and code, any other's as it describes
  /// itself.
  package static func reason(of error: any Error) -> String {
    switch error {
    case let error as PlumbError:
      return error.diagnostics.map(\.sentence).joined(separator: "; ")
    case let error as DecodingError: return reason(of: error)
    case EncodingError.invalidValue(_, let context):
      return at(context.codingPath, context.debugDescription)
    default:
      let isOfSystem =
        error is CocoaError || error is POSIXError || type(of: error) == NSError.self
      return printable(isOfSystem ? error.localizedDescription : "\(error)")
    }
  }

  private static func reason(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      at(context.codingPath + [key], context.debugDescription)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      at(context.codingPath, context.debugDescription)
    @unknown default: printable("\(error)")
    }
  }

  /// `'scenes[0].views[2].frame': Expected …`.
  private static func at(_ path: [any CodingKey], _ message: String) -> String {
    let place = path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
    return place.isEmpty ? printable(message) : "\(quoted(place)): \(printable(message))"
  }
}
