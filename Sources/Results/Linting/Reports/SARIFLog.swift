/// A log in the Static Analysis Results Interchange Format 2.1.0 (OASIS Standard), as far as it is
/// used here. Names are the format's; numbers in brackets its sections.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// [3.14]
  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let originalUriBaseIds: [String: ArtifactLocation]?
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  /// [3.18]
  struct Tool: Encodable {
    let driver: Component
  }

  /// [3.19]
  struct Component: Encodable {
    let name: String
    let version: String
    let semanticVersion: String
    let rules: [Rule]
  }

  /// A reporting descriptor [3.49].
  struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
  }

  /// [3.50]
  struct Configuration: Encodable {
    let enabled: Bool
    let level: String
  }

  /// [3.20]
  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  /// [3.58]
  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }

  /// [3.27]
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
  }

  /// [3.11]
  struct Message: Encodable {
    let text: String
  }

  /// [3.28]
  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
    var message: Message?
  }

  /// [3.29]
  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  /// [3.4]
  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  /// [3.30]
  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }

  /// [3.33]
  struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind: String
  }
}
