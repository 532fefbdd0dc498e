import CellTemplates

extension PlumbSession {
  /// Reads a template; what is strange about it is told, what is wrong thrown.
  ///
  /// What is read from standard input calls itself `stdin`, and looks for data files in the
  /// current folder.
  func load(_ file: String) throws(PlumbError) -> Template {
    let template = try read(file)
    for warning in template.warnings { send(.warning(warning)) }
    return template
  }

  /// Reads a template; what is wrong is thrown, what is strange the template's to tell.
  func read(_ file: String) throws(PlumbError) -> Template {
    do {
      let template = try file == Self.standardInput ? readInput() : .load(file)
      sources = template.files
      return template
    } catch let error as TemplateErrors {
      sources = error.files
      throw PlumbError(error.diagnostics)
    } catch let error as PlumbError {
      throw error
    } catch {
      throw PlumbError(file, "cannot be read")
    }
  }

  private func readInput() throws -> Template {
    guard let bytes = input() else {
      throw PlumbError(Self.inputName, "standard input cannot be read")
    }
    return try Template.parse(bytes, file: Self.inputName)
  }

  private static let inputName = "stdin"
}
