import HTMLPages
import Testing

@Suite("What a page may do")
struct PagePolicyTests {
  @Test("allows its own style and script by their hashes, and no request")
  func closed() {
    let policy = PagePolicy.text(style: "", script: "")
    let empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    let parts = policy.split(separator: "; ").map(String.init)
    #expect(parts.first == "default-src 'none'")
    #expect(parts.contains("style-src \(empty)") && parts.contains("script-src \(empty)"))
    #expect(!policy.contains("connect-src") && !policy.contains("unsafe"))
  }

  @Test("may ask the server that it came from only where it is served")
  func served() {
    let policy = PagePolicy.text(style: "", script: "", requests: .ownServer)
    #expect(policy.hasSuffix("; connect-src 'self'"))
  }

  @Test("changes with every change of the script")
  func scripts() {
    #expect(
      PagePolicy.text(style: "", script: "a") != PagePolicy.text(style: "", script: "a "))
  }
}
