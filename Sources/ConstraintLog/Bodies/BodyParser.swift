/// What a constraint says, in whichever form the console uses.
struct BodyParser {
  /// Names used in place of addresses.
  let names: ItemNames

  /// The equation of a body: `A.top == B.bottom + 8`, or `V:[B]-(8)-[A]`.
  func equation(of body: Bytes) throws(EntryError) -> LoggedEquation {
    if let mark = body.lastIndex(of: " Hug:") {
      return try ContentSizeBody(names: names).equation(of: body[..<mark], body[mark...])
    }
    if body.starts(with: "H:") || body.starts(with: "V:") {
      var format = FormatBody(body, names: names)
      return try format.equation()
    }
    return try EquationBody(names: names).equation(of: body)
  }
}
