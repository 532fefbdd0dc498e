import CellTemplates
import Reading

extension PlumbSession {
  /// A template with the content of a request.
  func filled(
    _ template: Template, _ content: ContentRequest
  ) throws(PlumbError) -> Template {
    var template = template
    let rows = try rows(of: content)
    do {
      if let rows { template = try template.showing(rows) }
      for setting in content.settings {
        template = try template.setting(setting.name, to: setting.text)
      }
      return template
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  /// The rows of a request's data file; nil where it names none.
  func rows(of content: ContentRequest) throws(PlumbError) -> [DataRecord]? {
    guard let file = content.dataFile else { return nil }
    if !sources.contains(file) { sources.append(file) }
    do {
      return try DataFile.rows(of: file)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }
}
