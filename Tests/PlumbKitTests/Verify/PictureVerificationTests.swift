import Foundation
import ImageCoding
import Rendering
import TestSupport
import Testing
import UIKitCore

@testable import PlumbKit

/// Pictures drawn here stand for those of a simulator: what is moved in them is known.
@Suite("A simulator's picture against a source")
struct PictureVerificationTests {
  private static let template = """
    profile: ios18
    cells:
      Mail:
        views:
          badge: { class: UIView, backgroundColor: "#2E76D3" }
          subject: { class: UILabel, text: "Lunch at noon" }
          body: { class: UILabel, numberOfLines: 0, text: "At the place around the corner, as always" }
        constraints:
          - "H:|-16-[badge(24)]-16-[subject]"
          - "H:[badge]-16-[body]-16-|"
          - "V:|-8-[badge(24)]"
          - "V:|-8-[subject]-4-[body]-8-|"
    data: [{}]
    """

  /// Draws `changed` as the reference and holds the template against it.
  private func verify(
    _ changed: String = template, as name: String = "reference@2x.png", width: Double = 320,
    appearance: UIUserInterfaceStyle = .light, request: LayoutRequest = .init()
  ) throws -> PictureVerification {
    let folder = try TestFolder(["cell.yaml": Self.template, "other.yaml": changed])
    let session = try PlumbSession { _ in }
    var layout = LayoutRequest(widths: [width], scale: 2)
    layout.appearances = [appearance]
    let picture = try session.picture(
      of: folder.file("other.yaml"), PictureRequest(layout: layout))
    try folder.write(Data(PNGRenderer(scale: 2).render(picture.scene)), as: name)
    return try session.verify(
      folder.file("cell.yaml"), againstPicture: folder.file(name), request)
  }

  private func differences(_ verification: PictureVerification) -> [String] {
    verification.differences.map { "\($0.view ?? "row") \($0.what.rawValue)" }
  }

  @Test("the same picture agrees, and nothing is assumed of it")
  func same() throws {
    let verification = try verify()
    #expect(verification.agrees, "\(verification.text)")
    #expect(verification.assumptions == [])
    #expect(verification.measures.count > 10)
  }

  @Test("what is moved, wrapped, coloured or higher is named, and nothing else")
  func moved() throws {
    let right = try verify(
      Self.template.replacing("[badge]-16-[body]-16-|", with: "[badge]-19-[body]-13-|"))
    #expect(
      differences(right).allSatisfy { $0.hasPrefix("body") } && !right.agrees, "\(right.text)")
    let narrow = try verify(
      Self.template.replacing("[badge]-16-[body]-16-|", with: "[badge]-16-[body(120)]"))
    #expect(differences(narrow).contains("body lines"), "\(narrow.text)")
    #expect(differences(narrow).contains("row height"))
    let other = try verify(Self.template.replacing("#2E76D3", with: "#2E76E3"))
    #expect(differences(other) == ["badge color"], "\(other.text)")
    #expect(other.text.contains("badge: its colour is #2E76D3, in the picture #2E76E3\n"))
    let high = try verify(Self.template.replacing("[body]-8-|", with: "[body]-8.5-|"))
    #expect(differences(high) == ["row height"], "\(high.text)")
  }

  @Test("what nobody said of the picture is assumed in a sentence")
  func assumptions() throws {
    let unnamed = try verify(as: "reference.png")
    #expect(unnamed.agrees)
    #expect(
      unnamed.assumptions == [
        "nothing says how many pixels a point has: 2, so that it is 320 points wide"
      ])
    let contrary = try verify(request: .init(widths: [390], scale: 3))
    #expect(contrary.agrees && contrary.assumptions.count == 2, "\(contrary.text)")
    #expect(try verify(as: "reference@1x.png").scale == 1)
    let dark = try verify(appearance: .dark)
    #expect(dark.agrees && dark.appearance == .dark, "\(dark.text)")
    #expect(dark.assumptions == ["the picture is dark: it is compared in the dark appearance"])
  }

  @Test("a whole screen is searched for the row below its status bar")
  func screen() throws {
    let folder = try TestFolder(["cell.yaml": Self.template])
    var screen = PixelBuffer(width: 750, height: 1334, filledWith: 0xffff_ffff)
    for y in 300..<348 { for x in 64..<112 { screen[x, y] = 0xff2e_76d3 } }
    try folder.write(Data(screen.pngBytes()), as: "screen@2x.png")
    let found = try PlumbSession { _ in }.verify(
      folder.file("cell.yaml"), againstPicture: folder.file("screen@2x.png"), .init())
    #expect(found.assumptions.contains { $0.hasPrefix("it is a whole screen (iPhone ") })
    #expect(!found.measures.contains { $0.what == .height })
  }

  @Test("a picture far higher than the rows is read once", .timeLimit(.minutes(1)))
  func endless() throws {
    let folder = try TestFolder([
      "cell.yaml": Self.template.replacing("[{}]", with: "[{}, {}, {}, {}, {}]")
    ])
    let white = PixelBuffer(width: 640, height: 6000, filledWith: 0xffff_ffff)
    try folder.write(Data(white.pngBytes()), as: "white@2x.png")
    let found = try PlumbSession { _ in }.verify(
      folder.file("cell.yaml"), againstPicture: folder.file("white@2x.png"), .init())
    #expect(found.measures.contains { $0.what == .height && $0.there == 3000 })
  }

  @Test("what is no picture, or of no width, is refused")
  func refused() throws {
    let folder = try TestFolder(["cell.yaml": Self.template, "text.png": "no picture"])
    #expect(throws: PlumbError.self) {
      try PlumbSession { _ in }.verify(
        folder.file("cell.yaml"), againstPicture: folder.file("text.png"), .init())
    }
  }
}
