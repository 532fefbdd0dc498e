import Diagnostics
import Reading

extension ValueReader<String> {
  /// Text taken as it is.
  static let text = ValueReader("text", schema: .text) { node, _ throws(ValueFailure) in
    guard let scalar = node.scalar, !scalar.isNull else { throw .mismatch(hint: braceHint(node)) }
    return scalar.text
  }

  /// A name that can stand in an equation or a visual format.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isIDStart else {
      return false
    }
    return text.unicodeScalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isIDContinue }
  }
}

extension ValueReader<TextPattern> {
  /// Text with fields in braces, or several: one for each language.
  static let pattern = ValueReader(
    "text", schema: .localizable(.anyScalar)
  ) { node, context throws(ValueFailure) in
    let node = node.localized(context)
    guard let scalar = node.scalar, !scalar.isNull || !scalar.text.isEmpty else {
      throw .mismatch(hint: languageHint(node, context) ?? braceHint(node))
    }
    do throws(ExpressionError) {
      return try TextPatternParser.parse(scalar.text)
    } catch {
      // Reported here, where it is known which of several languages it is in.
      context.error(node, error)
      throw .reported
    }
  }
}

extension ValueReader<Condition> {
  /// `true`, `false`, or a condition on the row.
  static let condition = ValueReader(
    "true, false or a condition", schema: .text
  ) { node, _ throws(ValueFailure) in
    guard let scalar = node.scalar, !scalar.isNull else { throw .mismatch() }
    do throws(ExpressionError) {
      return try ConditionParser.parse(scalar.text)
    } catch {
      throw .expression(error)
    }
  }
}

/// A mapping whose keys look like languages, but are not those of the template.
private func languageHint(_ node: YAMLNode, _ context: ReadingContext) -> String? {
  let known = context.languages.declared
  guard let names = node.entries?.map(\.key), !names.isEmpty else { return nil }
  if let stranger = names.first(where: { !known.contains($0) }), !known.isEmpty {
    return "\(Diagnostic.quoted(stranger)) is none of the template's languages,"
      + " \(Diagnostic.choices(known))"
  }
  let isTagged = names.count > 1 && names.allSatisfy(LanguageTag.isWellFormed)
  return isTagged
    ? "say which languages there are: languages: [\(names.joined(separator: ", "))]" : nil
}

/// `text: {title}` without quotes is a mapping to YAML; that is the mistake everybody makes once.
private func braceHint(_ node: YAMLNode) -> String? {
  guard let key = node.entries?.first?.key, node.entries?.count == 1 else { return nil }
  return "a field in braces needs quotes: \"{\(key)}\""
}
