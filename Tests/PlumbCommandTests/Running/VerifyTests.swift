import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb verify")
struct VerifyTests {
  private static let template = """
    profile: ios18
    cells:
      C:
        views: { box: { class: UIView } }
        constraints: ["H:|-[box(40)]", "V:|-[box(20)]-|"]
    data: [{}]
    """

  private func run(_ dump: String, _ options: String...) throws -> Recording {
    let folder = try TestFolder(["cell.yaml": Self.template, "dump.txt": dump])
    return Recording(
      ["verify", folder.file("cell.yaml"), "--hierarchy", folder.file("dump.txt")] + options)
  }

  private static func dump(box: String) -> String {
    """
    <UITableViewCellContentView: 0x1; frame = (0 0; 320 42); layer = <CALayer: 0x2>>
       | <UIView: 0x3; frame = (\(box)); layer = <CALayer: 0x4>>
    """
  }

  @Test("ends with 0 when all views agree, also by less than half a point")
  func agreeing() throws {
    let run = try run(Self.dump(box: "16 11.3333; 40 20"))
    #expect(run.code == .success, "\(run.output)\(run.errors)")
    #expect(run.output.contains("agree within half a point"))
  }

  @Test("ends with 1 when one differs, with the difference")
  func differing() throws {
    let run = try run(Self.dump(box: "16 11; 44 20"))
    #expect(run.code == .findings)
    #expect(run.output.contains("width + 4"), "\(run.output)")
  }

  @Test("ends with 2 when the hierarchy or the source cannot be read")
  func unusable() throws {
    #expect(try run("no view").code == .failure)
    #expect(Recording(["verify", "/nowhere.yaml", "--hierarchy", "/nowhere.txt"]).code == .failure)
    #expect(Recording(["verify", "/nowhere.yaml"]).code == .failure)
  }

  @Test("prints JSON for programs")
  func json() throws {
    let run = try run(Self.dump(box: "16 11; 44 20"), "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    #expect((object?["rows"] as? [[String: Any]])?.count == 1)
    #expect(run.code == .findings)
  }
}
