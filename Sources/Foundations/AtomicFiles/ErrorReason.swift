import Diagnostics
import Foundation

extension Diagnostic {
  /// The message of an error, as the end of a sentence: a decoder's with the path of the value at
  /// which it stopped, the system's in its words without domain and code, any other's as it
  /// describes itself.
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
    case .keyNotFound(let key, let context): at(context.codingPath + [key], "it is missing")
    case .typeMismatch(let type, let context):
      at(context.codingPath, "it is not \(kind(of: type))")
    case .valueNotFound(let type, let context):
      at(context.codingPath, "it is null, and not \(kind(of: type))")
    case .dataCorrupted(let context): at(context.codingPath, context.debugDescription)
    @unknown default: printable("\(error)")
    }
  }

  /// The name of a type's values in JSON.
  private static func kind(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any Collection.Type where "\(type)".hasPrefix("Array"): "a list"
    default: "an object"
    }
  }

  /// `'scenes[0].views[2].frame': it is missing`.
  private static func at(_ path: [any CodingKey], _ message: String) -> String {
    let place = path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
    return place.isEmpty ? printable(message) : "\(quoted(place)): \(printable(message))"
  }
}
