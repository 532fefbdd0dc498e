import Testing

@testable import UIKitCore

/// A format and what it means, written out.
struct ParsedFormat: CustomTestStringConvertible, Sendable {
  let format: String
  let meaning: String
  var testDescription: String { format }

  init(_ format: String, _ meaning: String) {
    self.format = format
    self.meaning = meaning
  }
}

struct VisualFormatParserTests {
  @Test(
    "A format is read production by production",
    arguments: [
      ParsedFormat("[a]", "H:[a]"),
      ParsedFormat("H:[a]", "H:[a]"),
      ParsedFormat("V:[a]", "V:[a]"),
      ParsedFormat("|[a]|", "H:|[a]|"),
      ParsedFormat("V:|-[a]-|", "V:|-[a]-|"),
      ParsedFormat("|-20-[a]-20-|", "H:|-(==20.0)-[a]-(==20.0)-|"),
      ParsedFormat("[a][b]", "H:[a][b]"),
      ParsedFormat("[a]-[b]", "H:[a]-[b]"),
      ParsedFormat("[a]-8-[b]-gap-[c]", "H:[a]-(==8.0)-[b]-(==gap)-[c]"),
      ParsedFormat("[a]-(-8)-[b]", "H:[a]-(==-8.0)-[b]"),
      ParsedFormat("[a]-(>=5,<=gap@low)-[b]", "H:[a]-(>=5.0,<=gap@low)-[b]"),
      ParsedFormat("[a(50)]", "H:[a(==50.0)]"),
      ParsedFormat("[a(b)]", "H:[a(==b)]"),
      ParsedFormat("[a(>=70,<=100,==b@999.5)]", "H:[a(>=70.0,<=100.0,==b@999.5)]"),
      ParsedFormat("|-[find]-[next]-[field(>=20)]-|", "H:|-[find]-[next]-[field(>=20.0)]-|"),
      ParsedFormat("[_v1(w2)]", "H:[_v1(==w2)]"),
      ParsedFormat("[H]-V-[V]", "H:[H]-(==V)-[V]"),
    ])
  func grammar(_ example: ParsedFormat) throws {
    #expect(try VisualFormat(parsing: example.format).description == example.meaning)
  }

  @Test(
    "Numbers are read as the C locale reads them",
    arguments: [("0", 0), ("7.25", 7.25), (".5", 0.5), ("3.", 3), ("1e3", 1000), ("25E-1", 2.5)])
  func number(text: String, value: Double) throws {
    let format = try VisualFormat(parsing: "[a(\(text))]")
    #expect(format.first.size.first?.object == .number(value, offset: 3))
  }

  @Test("Every part keeps the UTF-16 offset at which it began")
  func positions() throws {
    let format = try VisualFormat(parsing: "V:|-(>=4@low)-[ab]-[c(ab)]|")
    #expect(format.opening?.edgeOffset == 2)
    #expect(format.opening?.offset == 3)
    #expect(format.first.name.offset == 15)
    #expect(format.rest.map(\.connection.offset) == [18])
    #expect(format.rest.first?.view.size.first?.object.offset == 22)
    #expect(format.closing?.offset == 26)
    #expect(format.closing?.edgeOffset == 26)
    guard case .predicates(let predicates) = format.opening?.distance else {
      Issue.record("no predicates")
      return
    }
    #expect(predicates.map(\.object.offset) == [7])
    #expect(predicates.map(\.priority?.offset) == [9])
  }

  @Test("A format written out in full reads as the same format", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var source = RandomFormat(seed: seed)
    let text = source.format()
    let once = try VisualFormat(parsing: text).description
    #expect(try VisualFormat(parsing: once).description == once, "from \(text)")
  }

  @Test("A damaged format gives an error inside the string, never a crash", arguments: 0..<300)
  func damage(seed: UInt64) {
    var source = RandomFormat(seed: seed)
    let text = source.damaged(source.format())
    do throws(VisualFormatError) {
      _ = try VisualFormat(parsing: text)
    } catch {
      #expect(error.offset >= 0 && error.offset <= text.utf16.count)
      #expect(!error.message.isEmpty)
    }
  }

  @Test("A format of 20,000 views is read in one pass")
  func long() throws {
    let text = "|" + String(repeating: "[a(>=1,<=2@3)]-", count: 20_000) + "|"
    #expect(try VisualFormat(parsing: text).views.count == 20_000)
  }
}
