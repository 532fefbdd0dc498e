import CellTemplates
import Diagnostics
import InterfaceBuilder
import Reading

extension PlumbSession {
  /// Bytes of a version; Interface Builder files may be larger than templates.
  private static let diffLimit = 32 << 20

  /// Reads a version of a file. What kind it is says its name, else its content: copies that tools make have
  /// names of their own.
  func side(_ path: String, _ request: DiffRequest) throws(PlumbError) -> DiffSide {
    guard path != DiffRequest.nothing else { return .absent }
    let name = request.name ?? (path == Self.standardInput ? "stdin" : path)
    let bytes = try bytes(of: path, name)
    switch Self.kind(of: bytes, named: [name, path]) {
    case .template: return .template(try template(bytes, name))
    case .interface:
      do {
        return .interface(InterfaceLayout(try InterfaceDocument.read(bytes, path: name)))
      } catch {
        throw PlumbError(error.diagnostics)
      }
    case .other:
      throw PlumbError(
        name, "is neither a template nor an Interface Builder file",
        hint: "compare .xib, .storyboard or .yaml")
    }
  }

  private enum Kind {
    case interface, template, other
  }

  private func bytes(of path: String, _ name: String) throws(PlumbError) -> [UInt8] {
    if path == Self.standardInput {
      guard let bytes = input() else { throw PlumbError(name, "standard input cannot be read") }
      return bytes
    }
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: Self.diffLimit, log: log) else {
      throw PlumbError(log.diagnostics)
    }
    return source.bytes
  }

  private func template(_ bytes: [UInt8], _ name: String) throws(PlumbError) -> Template {
    do {
      let template = try Template.parse(bytes, file: name)
      for warning in template.warnings { tell(.warning(warning)) }
      return template
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  private static func kind(of bytes: [UInt8], named names: [String]) -> Kind {
    for name in names {
      if InterfaceDocument.isInterfaceFile(name) { return .interface }
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .template }
    }
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") { return .interface }
    let file = names.first?.split(separator: "/").last ?? ""
    return file.dropFirst().contains(".") ? .other : .template
  }
}
