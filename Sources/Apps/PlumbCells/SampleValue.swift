import Foundation
import SampleWords
import UIKit

/// Values that a host makes up where the sources do not say how one is made.
public enum SampleValue {
  /// A type of which no value can be made up.
  package struct Failure: Error { package let type: String }

  /// A value of the type that is wanted, by the name of its parameter or property.
  ///
  /// - Throws: where there is none: of closures, protocols, and classes that are not `Decodable`.
  public static func value<Value>(
    _ name: String, as type: Value.Type = Value.self
  ) throws -> Value {
    if let known = known(type, name) { return known }
    if let filled = type as? any SampleFilled.Type,
      let value = try filled.sample(name) as? Value
    {
      return value
    }
    if let member = type as? any SampledMember.Type, let value = member.sampleMember(name) as? Value
    {
      return value
    }
    if let decodable = type as? any Decodable.Type,
      let value = try SampleDecoder([SampleKey(name)]).value(decodable) as? Value
    {
      return value
    }
    if let first = (type as? any CaseIterable.Type).flatMap({ firstCase(of: $0) }) as? Value {
      return first
    }
    throw Failure(type: "\(type)")
  }

  /// The time that it is in hosts.
  public static let now = Date(timeIntervalSince1970: TimeInterval(SampleWords.date))

  /// The picture of every sample image, without a tint of its own.
  @MainActor public static func image(_ size: CGSize = CGSize(width: 40, height: 40)) -> UIImage {
    SamplePicture.image(of: size)
  }

  /// The file of a picture like that.
  public static func picture() -> Data {
    SamplePicture.image(of: CGSize(width: 40, height: 40)).pngData() ?? Data()
  }

  static func firstCase<Value: CaseIterable>(of type: Value.Type) -> Any? { Value.allCases.first }

  /// Values of types that say nothing of themselves. `owner`: what has the property of this name.
  static func known<Value>(_ type: Value.Type, _ name: String, of owner: String = "") -> Value? {
    let value: Any? =
      switch type {
      case is String.Type: SampleWords.text(for: name, of: owner)
      case is Substring.Type: Substring(SampleWords.text(for: name))
      case is Bool.Type: SampleWords.flag(for: name)
      case is Double.Type: SampleWords.fraction(for: name)
      case is Float.Type: Float(SampleWords.fraction(for: name))
      case is CGFloat.Type: CGFloat(SampleWords.fraction(for: name))
      case is Decimal.Type: Decimal(SampleWords.fraction(for: name))
      case is Date.Type: now
      case is URL.Type: URL(string: SampleWords.link)
      case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
      case is Data.Type: SampleWords.isPicture(name) ? picture() : Data()
      case is NSAttributedString.Type: NSAttributedString(string: SampleWords.text(for: name))
      case is UIColor.Type: UIColor.systemBlue
      case is UIFont.Type: UIFont.systemFont(ofSize: 17)
      case is Bundle.Type: Bundle.main
      case is Calendar.Type: Calendar(identifier: .gregorian)
      case is Locale.Type: Locale.current
      case is TimeZone.Type: TimeZone.current
      case is DateFormatter.Type: DateFormatter()
      case is NumberFormatter.Type: NumberFormatter()
      case is UserDefaults.Type: UserDefaults.standard
      case is UIImage.Type: SamplePicture.image(of: CGSize(width: 40, height: 40))
      case let integer as any FixedWidthInteger.Type: whole(integer, name)
      default: nil
      }
    return value as? Value
  }

  private static func whole<Value: FixedWidthInteger>(_ type: Value.Type, _ name: String) -> Value {
    Value(clamping: SampleWords.number(for: name))
  }
}

/// Types that hold values of others.
private protocol SampleFilled { static func sample(_ name: String) throws -> Any }

extension Optional: SampleFilled {
  static func sample(_ name: String) throws -> Any {
    (try? SampleValue.value(name, as: Wrapped.self)) as Any
  }
}

extension Array: SampleFilled {
  static func sample(_ name: String) throws -> Any {
    guard let element = try? SampleValue.value(name, as: Element.self) else { return Self() }
    return [element, element]
  }
}

extension Dictionary: SampleFilled {
  static func sample(_ name: String) throws -> Any { Self() }
}

extension Set: SampleFilled {
  static func sample(_ name: String) throws -> Any {
    Self((try? SampleValue.value(name, as: Element.self)).map { [$0] } ?? [])
  }
}

/// A key that has any name.
private struct SampleKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) { (stringValue, intValue) = (name, nil) }
  init(stringValue: String) { self.init(stringValue) }
  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}

/// Answers every question of a `Decodable` type with a sample value by the name of the key.
///
/// Lists have two elements. What is nested deeper than a few levels is nil or empty, so that types
/// that hold themselves end.
struct SampleDecoder: Decoder {
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private static let deepest = 8

  init(_ path: [any CodingKey]) { codingPath = path }

  fileprivate var name: String { codingPath.last { $0.intValue == nil }?.stringValue ?? "" }
  private var owner: String {
    codingPath.dropLast().last { $0.intValue == nil }?.stringValue ?? ""
  }
  fileprivate var isDeep: Bool { codingPath.count > Self.deepest }

  fileprivate func below(_ key: any CodingKey) -> SampleDecoder {
    SampleDecoder(codingPath + [key])
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let known = SampleValue.known(type, name, of: owner) { return known }
    // The texts of an enumeration's cases are not known.
    if let first = (type as? any CaseIterable.Type).flatMap({ SampleValue.firstCase(of: $0) })
      as? Value
    {
      return first
    }
    guard codingPath.count <= Self.deepest + 2 else {
      throw SampleValue.Failure(type: "\(type), which holds itself")
    }
    do {
      return try Value(from: self)
    } catch {
      if let first = (type as? any RawRepresentable.Type).flatMap({ Self.firstCase(of: $0) })
        as? Value
      {
        return first
      }
      throw error
    }
  }

  /// The first case of an enumeration with raw values; nil for anything else that has some. Cases
  /// without values are numbered from 0, in as many bytes as they need.
  private static func firstCase<Value: RawRepresentable>(of type: Value.Type) -> Any? {
    // Safe: the metadata of each type begins with a word that says of which kind it is.
    let kind = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee
    let enumeration = 0x201
    guard kind == enumeration else { return nil }
    if MemoryLayout<Value>.size == 0 {
      // Safe: an enumeration of no bytes has one case.
      return unsafeBitCast((), to: Value.self)
    }
    guard MemoryLayout<Value>.size == 1 else { return nil }
    // Safe: an enumeration of one byte whose cases have raw values, and so hold none, has a case 0.
    return unsafeBitCast(UInt8(0), to: Value.self)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleFields<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { SampleList(decoder: self) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SampleScalar(decoder: self)
  }
}

private struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { Key(stringValue: decoder.name).map { [$0] } ?? [] }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { decoder.isDeep }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.below(key).value(type)
  }
  func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Other> {
    try decoder.below(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.below(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder.below(key) }
}

private struct SampleList: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  var currentIndex = 0

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.isDeep ? 0 : 2 }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  private mutating func next() -> SampleDecoder {
    defer { currentIndex += 1 }
    return decoder.below(SampleKey(intValue: currentIndex))
  }

  func decodeNil() throws -> Bool { decoder.isDeep }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().value(type)
  }
  mutating func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type
  ) throws -> KeyedDecodingContainer<Other> {
    try next().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { next() }
}

private struct SampleScalar: SingleValueDecodingContainer {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  func decodeNil() -> Bool { decoder.isDeep }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let known = SampleValue.known(type, decoder.name) { return known }
    return try decoder.below(SampleKey("value")).value(type)
  }
}
