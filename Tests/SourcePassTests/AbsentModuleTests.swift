import Foundation
import Testing

@testable import SourcePass

@Suite("Modules that a phone has")
struct AbsentModuleTests {
  @Test("A file that names a type of networks imports their module in the line of another import")
  func networks() {
    let source = "import UIKit\nlet task = URLSession.shared\n"
    #expect(
      rewrite(source).text()
        == "import UIKit; import FoundationNetworking\nlet task = URLSession.shared\n")
    let either = "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\nlet a: URLRequest\n"
    #expect(rewrite(either).text().contains("import UIKit; import FoundationNetworking\n"))
    let quoted = "import UIKit\nlet s = \"URLSession\" // URLRequest\n"
    #expect(rewrite(quoted).text() == quoted)
  }

  @Test("A test of a module whose imports go is false")
  func removed() {
    let condition = "#if canImport(Combine) && canImport(UIKit)\nlet y = 2\n#endif\n"
    #expect(
      rewrite(condition, removing: ["Combine"]).text()
        == condition.replacing("canImport(Combine)", with: "false"))
  }

  @Test("Bodies of SwiftUI go, line by line, and hosted views leave their names")
  func swiftUI() {
    let source = """
      import SwiftUI
      struct Row: View {
        let name: String
        var body: some View {
          HStack { Text(name).fancy(.all) }
        }
      }
      func show(_ cell: UITableViewCell) {
        cell.contentConfiguration = UIHostingConfiguration { Row(name: "a") }.margins(.all, 0)
      }
      """
    let text = rewrite(source).text()
    #expect(text.contains("var body: some View { EmptyView() \n\n}\n"))
    #expect(
      text.contains("UIHostingConfiguration { SwiftUIStandIn(\"Row\") }.margins(.all, 0)"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
    let other = source.replacing("import SwiftUI", with: "import UIKit")
    #expect(rewrite(other).text() == other)
  }

  @Test("A module whose imports become those of UIKit can be imported")
  func merged() {
    let source = """
      #if canImport(QuartzCore)
      import QuartzCore
      #elseif !canImport(Darwin) || canImport(UIKit)
      import Gone
      #endif
      """
    let files = [SourcePass.SourceFile(path: "A.swift", text: Array(source.utf8))]
    let modules = ["QuartzCore": "UIKit", "Darwin": "UIKit"]
    let text = SourcePass(files).rewritten(replacing: modules).text()
    #expect(
      text.hasPrefix("#if true\nimport UIKit\n#elseif !canImport(Darwin) || canImport(UIKit)\n"))
    #expect(SourcePass(files).rewritten().text() == source)
    #expect(SourcePass(files).imports { _ in nil }.map(\.module) == ["QuartzCore"])
  }
}
