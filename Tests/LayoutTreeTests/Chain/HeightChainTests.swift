import Testing

@testable import LayoutTree

@Suite("The chain that fixes a row's height")
struct HeightChainTests {
  @Test("goes through margins, content and gaps, and adds up")
  func titleAndBody() {
    let row = ChainRow(
      height: 87.5,
      views: [
        view("title", top: 11, height: 20.5, content: 20.5),
        view("body", top: 35.5, height: 41, content: 41, compression: 1000),
      ],
      constraints: [
        constraint("title.top", .equal, "contentView.topMargin"),
        constraint("body.top", .equal, "title.bottom", plus: 4),
        constraint("contentView.bottomMargin", .equal, "body.bottom"),
      ])
    #expect(
      row.dump
        == """
          11    contentView.topMargin     margin
          0     title.top                 title.top == contentView.topMargin
          20.5  title.bottom              content of title @750
          4     body.top                  body.top == title.bottom + 4
          41    body.bottom               content of body
          0     contentView.bottomMargin  contentView.bottomMargin == body.bottom
          11    contentView.bottom        margin
          87.5  automatic
        """.indentedLikeADump)
    #expect(row.scene.heightChain.decides)
    #expect(row.scene.heightChain.height == 87.5)
  }

  @Test("follows the taller of two columns held by inequalities")
  func inequalities() {
    let row = ChainRow(
      height: 82,
      views: [
        view("photo", top: 11, height: 60, width: 60),
        view("title", top: 11, height: 20.5, content: 20.5),
      ],
      constraints: [
        constraint("photo.top", .equal, "contentView.topMargin"),
        constraint("photo.width", .equal, plus: 60),
        constraint("photo.height", .equal, "photo.width"),
        constraint("photo.bottom", .lessThanOrEqual, "contentView.bottomMargin"),
        constraint("title.top", .equal, "contentView.topMargin"),
        constraint("title.bottom", .lessThanOrEqual, "contentView.bottomMargin"),
      ])
    #expect(
      row.dump
        == """
          11  contentView.topMargin     margin
          0   photo.top                 photo.top == contentView.topMargin
          60  photo.bottom              photo.height == photo.width, width of photo
          0   contentView.bottomMargin  photo.bottom <= contentView.bottomMargin
          11  contentView.bottom        margin
          82  automatic
        """.indentedLikeADump)
  }

  @Test("of two tight chains takes that whose weakest link is the strongest")
  func strongest() {
    let row = ChainRow(
      height: 40,
      views: [
        view("label", top: 0, height: 40, content: 40), view("icon", top: 0, height: 40),
      ],
      constraints: [
        constraint("label.top", .equal, "contentView.top"),
        constraint("label.bottom", .equal, "contentView.bottom"),
        constraint("icon.top", .equal, "contentView.top"),
        constraint("icon.height", .equal, plus: 40, at: 999),
        constraint("icon.bottom", .equal, "contentView.bottom"),
      ])
    #expect(row.scene.heightChain.links.map(\.to.item) == ["icon", "icon", "contentView"])
  }

  @Test("of equals takes the shortest, then the first")
  func shortest() {
    let pins = { (id: String) in
      [
        constraint("\(id).top", .equal, "contentView.top"),
        constraint("\(id).bottom", .equal, "contentView.bottom"),
      ]
    }
    let row = ChainRow(
      height: 40,
      views: ["a", "b"].map { view($0, top: 0, height: 40, content: 40) },
      constraints: pins("b") + pins("a"))
    #expect(row.scene.heightChain.links.first?.to.item == "b")
  }

  @Test("goes back up where views overlap")
  func overlap() {
    let row = ChainRow(
      height: 52,
      views: [
        view("photo", top: 0, height: 40, content: 40),
        view("caption", top: 32, height: 20, content: 20),
      ],
      constraints: [
        constraint("photo.top", .equal, "contentView.top"),
        constraint("caption.top", .equal, "photo.bottom", plus: -8),
        constraint("caption.bottom", .equal, "contentView.bottom"),
      ])
    #expect(row.scene.heightChain.links.map(\.length) == [0, 40, -8, 20, 0])
  }

  @Test("counts the separator, and what rounds the row up to a pixel")
  func separatorAndRounding() {
    let row = ChainRow(
      height: 41, views: [view("label", top: 0, height: 40.25, content: 40.25)],
      constraints: [
        constraint("label.top", .equal, "contentView.top"),
        constraint("label.bottom", .equal, "contentView.bottom"),
      ], separator: 0.5, contentHeight: 40.25)
    let chain = row.scene.heightChain
    #expect(chain.links.suffix(2).map(\.reason) == [.separator, .rounding])
    #expect(chain.links.suffix(2).map(\.length) == [0.5, 0.25])
    #expect(chain.height == 41)
  }

  @Test("of an empty scene is empty")
  func empty() {
    #expect(
      LayoutTree.Scene(id: "0.0", height: 0, contentHeight: 0, views: []).heightChain.links == [])
  }
}

extension String {
  /// The text as a dump has it: numbers to the right, two spaces before the widest.
  var indentedLikeADump: String {
    let rows = split(separator: "\n").map { line -> (String, String) in
      let trimmed = line.drop { $0 == " " }
      let number = trimmed.prefix { $0 != " " }
      return (String(number), String(trimmed.dropFirst(number.count).drop { $0 == " " }))
    }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { number, rest in
      "  " + String(repeating: " ", count: width - number.count) + number + "  " + rest
    }.joined(separator: "\n")
  }
}
