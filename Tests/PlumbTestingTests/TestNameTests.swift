import PlumbTesting
import Testing

@Suite("Names of references")
struct TestNameTests {
  private let issues = IssueCount()

  @Test(
    "Snapshots without a name are numbered by their lines, and the number stays when they run again"
  )
  func numbers() throws {
    let bench = try Bench()
    bench.run(.all) {
      for _ in 1...2 {
        assertSnapshot(of: NoteCell("Tea"))
        assertSnapshot(of: NoteCell("Coffee"))
      }
    }
    #expect(bench.pictures == ["numbers.1-320.png", "numbers.2-320.png"])
  }

  @Test("What is as usual has no place in a name, so that another axis renames nothing")
  func usual() throws {
    let bench = try Bench()
    bench.run(.all) {
      assertSnapshot(of: NoteCell("Tea"), named: "a")
      assertSnapshot(
        of: NoteCell("Tea"), named: "b", widths: [320, 568], appearances: [.light, .dark],
        contentSizeCategories: [.large, .accessibilityMedium],
        directions: [.leftToRight, .rightToLeft], languages: ["en", "de"])
    }
    let names = Set(bench.pictures.map { $0.dropFirst("usual.".count).dropLast(".png".count) })
    #expect(names.count == 33)
    #expect(
      names.isSuperset(of: ["a-320", "b-320", "b-568", "b-320-dark", "b-320-AX1", "b-320-rtl"]))
    #expect(names.contains("b-568-dark-AX1-de-rtl"), "\(names.sorted())")
  }

  @Test("A language that runs from right to left brings its direction along")
  func arabic() throws {
    let bench = try Bench()
    bench.run(.all) { assertSnapshot(of: NoteCell("شاي"), languages: ["ar"]) }
    #expect(bench.pictures == ["arabic.1-320-ar.png"])
  }

  @Test("Devices are called by their names, and how they are held")
  func devices() throws {
    let bench = try Bench()
    bench.run(.all) {
      assertSnapshot(
        of: NoteCell("Tea"), devices: ["iPhone SE 2"], orientations: [.portrait, .landscape])
    }
    #expect(
      bench.pictures == [
        "devices.1-iphone-se-2nd-generation-landscape.png",
        "devices.1-iphone-se-2nd-generation.png",
      ])
  }

  @Test("A parameterised test must name its snapshots", arguments: ["Tea", "Coffee"])
  func parameterised(drink: String) throws {
    let bench = try Bench()
    issues.during { bench.run(.all) { assertSnapshot(of: NoteCell(drink)) } }
    #expect(issues.messages.first?.contains("named:") == true, "\(issues.messages)")
    #expect(bench.files == [])
    bench.run(.all) { #expect(assertSnapshot(of: NoteCell(drink), named: "a cup of \(drink)!")) }
    #expect(bench.pictures == ["parameterised-drink.a-cup-of-\(drink)-320.png"])
  }

  @Test("Two assertions cannot have one reference")
  func twice() throws {
    let bench = try Bench()
    issues.during {
      bench.run(.all) {
        assertSnapshot(of: NoteCell("Tea"), named: "cup")
        assertSnapshot(of: NoteCell("Tea"), named: "cup")
      }
    }
    #expect(issues.all.count == 1)
    #expect(
      issues.messages.first?.contains("is the reference of line") == true, "\(issues.messages)")
  }

  @Test("A loop needs names where its pictures differ")
  func loop() throws {
    let bench = try Bench()
    issues.during {
      bench.run(.all) {
        for drink in ["Tea", "Coffee"] { assertSnapshot(of: NoteCell(drink)) }
      }
    }
    #expect(issues.all.count == 1)
    #expect(
      issues.messages.first?.contains("give each snapshot a name") == true, "\(issues.messages)")
  }

  @Test("A name without a letter is refused")
  func empty() throws {
    let bench = try Bench()
    issues.during { bench.run(.all) { assertSnapshot(of: NoteCell("Tea"), named: "../..") } }
    #expect(issues.messages.first?.contains("no letter and no digit") == true, "\(issues.messages)")
    #expect(bench.files == [])
  }
}
