import Reading

/// What Xcode generates for the entities of Core Data models when an app is built: classes, or the
/// properties of classes that the app declares. Entities that say nothing are written by hand.
///
/// Their properties have made-up values, since there is no store. Relations to one object are nil
/// at first, those to several are empty.
enum ModelEntities {
  /// Bytes of a model that is read.
  private static let largest = 4 << 20
  /// Elements within each other.
  private static let depth = 20

  /// Declarations by the names of their classes.
  struct Generated {
    var classes: [String: String] = [:]
    /// Extensions with the properties of classes that the app declares.
    var properties: [String: String] = [:]
  }

  /// What is generated; what is broken ends a file.
  ///
  /// - Parameter paths: the `contents` of models; of several versions the last counts.
  static func declarations(in paths: [String]) -> Generated {
    var found = Generated()
    for path in paths {
      guard let bytes = try? FileContents.read(path, limit: largest) else { continue }
      let own = declarations(in: bytes)
      found.classes.merge(own.classes) { $1 }
      found.properties.merge(own.properties) { $1 }
    }
    return found
  }

  static func declarations(in bytes: [UInt8]) -> Generated {
    var reader = XMLReader(bytes, limits: XMLLimits(depth: depth, attributes: 40))
    var entities: [Entity] = []
    while let event = try? reader.next() {
      guard case .start(let element) = event else { continue }
      switch element.name {
      case "entity": entities.append(Entity(element))
      case "attribute", "relationship":
        guard let index = entities.indices.last else { continue }
        entities[index].add(element)
      default: break
      }
    }
    let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
    let parents = Dictionary(entities.map { ($0.name, $0.parent) }) { first, _ in first }
    // What descends from itself is broken.
    entities.removeAll { entity in
      var (name, steps) = (entity.parent, 0)
      while let parent = name, steps <= parents.count {
        (name, steps) = (parents[parent] ?? nil, steps + 1)
      }
      return name != nil
    }
    var generated = Generated()
    for entity in entities where Self.isName(entity.className) {
      let name = entity.className
      switch entity.generation {
      case "class" where generated.classes[name] == nil:
        generated.classes[name] = entity.declaration(classes)
      case "category" where generated.properties[name] == nil:
        generated.properties[name] = entity.properties(classes)
      default: break
      }
    }
    return generated
  }

  /// Whether a text is a name in Swift: what stands in a file is no code until it is.
  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private struct Entity {
    let name: String
    let className: String
    let parent: String?
    /// What is generated for it: `class` or `category`.
    let generation: String?
    private var properties: [(name: String, type: String, value: String, related: String?)] = []

    init(_ element: XMLElement) {
      name = element["name"] ?? ""
      // With the module before it, or a point.
      let written = element["representedClassName"] ?? name
      className = written.split(separator: ".").last.map(String.init) ?? name
      parent = element["parentEntity"]
      generation = element["codeGenerationType"]
    }

    /// Members of the superclasses, which Xcode refuses as names of properties, too.
    private static let taken: Set<String> = [
      "description", "debugDescription", "hash", "self", "superclass", "entity", "objectID",
      "managedObjectContext", "isInserted", "isUpdated", "isDeleted", "isFault", "hasChanges",
    ]

    mutating func add(_ element: XMLElement) {
      guard let name = element["name"], ModelEntities.isName(name), !Self.taken.contains(name),
        !properties.contains(where: { $0.name == name })
      else { return }
      if element.name == "attribute" {
        guard let type = Self.type(of: element) else { return }
        let isKnown = !["Data", "UUID", "NSNumber", "NSObject", "NSDecimalNumber"].contains(type)
        let isScalar = element["usesScalarValueType"] == "YES" && Self.scalars.contains(type)
        properties.append(
          (name, type + (isScalar ? "" : "!"), isKnown ? ".sampleMember(\"\(name)\")" : "nil", nil))
      } else if element["toMany"] == "YES" {
        let type = element["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
        properties.append((name, type + "!", "\(type)()", nil))
      } else {
        properties.append((name, "", "nil", element["destinationEntity"]))
      }
    }

    private static let scalars: Set<String> = [
      "Int16", "Int32", "Int64", "Double", "Float", "Bool", "Date", "UUID",
    ]

    /// What Swift has for a type of attributes; nil for one that is computed by a database.
    private static func type(of element: XMLElement) -> String? {
      let isObject = element["usesScalarValueType"] == "NO"
      switch element["attributeType"] {
      case "String": return "String"
      case "Integer 16": return isObject ? "NSNumber" : "Int16"
      case "Integer 32": return isObject ? "NSNumber" : "Int32"
      case "Integer 64": return isObject ? "NSNumber" : "Int64"
      case "Double": return isObject ? "NSNumber" : "Double"
      case "Float": return isObject ? "NSNumber" : "Float"
      case "Boolean": return isObject ? "NSNumber" : "Bool"
      case "Date": return "Date"
      case "URI": return "URL"
      case "UUID": return "UUID"
      case "Binary": return "Data"
      case "Decimal": return "NSDecimalNumber"
      case "Transformable": return "NSObject"
      default: return nil
      }
    }

    private func members(
      _ classes: [String: String]
    ) -> [(name: String, type: String, value: String)] {
      properties.compactMap { property in
        let related = property.related.flatMap { classes[$0] }
        if property.type.isEmpty, related.map(ModelEntities.isName) != true { return nil }
        return (property.name, related.map { "`\($0)`!" } ?? property.type, property.value)
      }
    }

    /// The properties that are added to the app's own class; what is set is lost. `classes`: those of
    /// the entities of the model.
    func properties(_ classes: [String: String]) -> String {
      let members = members(classes).map { name, type, value in
        "  public var `\(name)`: \(type) { get { \(value) } set {} }\n"
      }
      return "extension `\(className)` {\n\(members.joined())}\n"
    }

    /// `classes`: those of the entities of the model.
    func declaration(_ classes: [String: String]) -> String {
      let base = parent.flatMap { classes[$0] }.flatMap { ModelEntities.isName($0) ? $0 : nil }
      let members = members(classes).map { name, type, value in
        "  open var `\(name)`: \(type) = \(value)\n"
      }
      let sample =
        base == nil
        ? "  public static func sampleMember(_ name: String) -> Self {\n"
          + "    self.init(entity: NSEntityDescription(), insertInto: nil)\n  }\n" : ""
      return "open class `\(className)`: "
        + (base.map { "`\($0)`" } ?? "CoreData.NSManagedObject, PlumbCells.SampledMember")
        + " {\n" + members.joined() + sample
        + "  @nonobjc public class func fetchRequest() -> NSFetchRequest<`\(className)`> {"
        + " NSFetchRequest() }\n}\n"
    }
  }
}
