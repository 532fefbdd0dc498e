/// E-mails of one inbox, the same in every run.
struct Emails {
  struct Email {
    var sender, date, subject, preview: String
  }

  private(set) var emails: [Email] = []
  private var state: UInt64 = 20_260_101

  init(count: Int) {
    for index in 0..<count {
      emails.append(
        Email(
          sender: words(2), date: "\(index % 24):\(10 + index % 50)", subject: words(3 + next(5)),
          preview: words(10 + next(14))))
    }
  }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in Self.vocabulary[next(Self.vocabulary.count)] }.joined(separator: " ")
  }

  private static let vocabulary = """
    the of and to in a is that for it as was with be by on not he his but at are this have from or \
    meeting delivery available restaurant tomorrow message settings notification invoice question \
    update project design attached review Monday thanks please regards office station ticket photos \
    weekend budget report team schedule flight window keyboard measurement layout constraint
    """.split(separator: " ").map(String.init)
}
