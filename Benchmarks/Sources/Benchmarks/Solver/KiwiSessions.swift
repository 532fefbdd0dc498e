import Cassowary
import KiwiPeer

/// kiwi on a model. Priorities become weights, as everywhere kiwi is used for Auto Layout.
final class KiwiSessions {
  static let isInstalled = kiwiIsInstalled() != 0

  private let model: Model
  private var flat = KiwiModel()
  private var session: OpaquePointer?
  private let rows: [Int32]
  private var constants: [Double]
  private let arrays: Arrays

  init(_ model: Model, width: Double) {
    self.model = model
    arrays = Arrays(model)
    rows = model.heights.flatMap { [Int32($0.hugging), Int32($0.compression)] }
    constants = rows.map { model.rows[Int($0)].constant }
    flat = arrays.model(model)
    session = kiwiOpen(&flat, width)
  }

  deinit { if let session { kiwiClose(session) } }

  func build(width: Double) -> Double { kiwiBuild(&flat, width) }
  func edit(_ width: Double) -> Double { kiwiEdit(session, width) }
  func toggle() -> Double { kiwiToggle(session, Int32(model.toggledRow)) }

  func selfSize(_ width: Double, growth: Double) -> Double {
    _ = kiwiEdit(session, width)
    for (index, row) in rows.enumerated() {
      constants[index] = model.rows[Int(row)].constant - growth
    }
    return kiwiSetConstants(session, rows, constants, Int32(rows.count))
  }

  var values: [Double] { (0..<model.variableCount).map { kiwiValue(session, Int32($0)) } }

  /// The model as the C arrays kiwi's side reads, at stable addresses.
  private final class Arrays {
    let firstTerm, termVariable, relation: UnsafeMutableBufferPointer<Int32>
    let coefficient, constant, strength: UnsafeMutableBufferPointer<Double>

    init(_ model: Model) {
      var starts: [Int32] = [0]
      for row in model.rows { starts.append((starts.last ?? 0) + Int32(row.terms.count)) }
      let terms = model.rows.flatMap(\.terms)
      firstTerm = Self.copy(starts)
      termVariable = Self.copy(terms.map { Int32($0.variable) })
      relation = Self.copy(model.rows.map { Int32($0.relation.rawValue) - 1 })
      coefficient = Self.copy(terms.map(\.coefficient))
      constant = Self.copy(model.rows.map(\.constant))
      strength = Self.copy(model.rows.map { Self.strength(of: $0.priority) })
    }

    deinit {
      for array in [firstTerm, termVariable, relation] { array.deallocate() }
      for array in [coefficient, constant, strength] { array.deallocate() }
    }

    func model(_ model: Model) -> KiwiModel {
      KiwiModel(
        variableCount: Int32(model.variableCount), rowCount: Int32(model.rows.count),
        editVariable: Int32(model.editVariable), firstTerm: UnsafePointer(firstTerm.baseAddress),
        termVariable: UnsafePointer(termVariable.baseAddress),
        termCoefficient: UnsafePointer(coefficient.baseAddress),
        constant: UnsafePointer(constant.baseAddress),
        relation: UnsafePointer(relation.baseAddress),
        strength: UnsafePointer(strength.baseAddress))
    }

    private static func copy<T>(_ values: [T]) -> UnsafeMutableBufferPointer<T> {
      let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: values.count)
      _ = buffer.initialize(from: values)
      return buffer
    }

    /// UIKit's priorities in kiwi's bands (strong 1e6, medium 1e3, weak 1); negative is required.
    private static func strength(of priority: Float) -> Double {
      let priority = Double(priority)
      if priority >= 1000 { return -1 }
      if priority >= 750 { return 1e6 * (1 + (priority - 750) / 1000) }
      if priority >= 400 { return 1e3 * (1 + (priority - 400) / 1000) }
      return priority >= 200 ? 1 + (priority - 200) / 200 : 0.05
    }
  }
}
