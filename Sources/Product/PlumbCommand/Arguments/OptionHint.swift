/// What people type for an option that has another name, as other tools have it.
enum OptionHint {
  private static let known: [String: String] = [
    "--rtl": "--direction rtl", "--ltr": "--direction ltr", "--lang": "--language",
    "--locale": "--language", "--light": "--appearance light", "--theme": "--appearance",
    "--mode": "--appearance", "--size": "--text-size", "--font-size": "--text-size",
    "--dynamic-type": "--text-size", "--landscape": "--orientation landscape",
    "--portrait": "--orientation portrait", "--out": "--output", "--out-dir": "--output",
    "--svg": "--format svg", "--pdf": "--format pdf", "--png": "--format png",
    "--iphone": "--device iPhone", "--row": "--rows", "--view": "--views", "--layer": "--layers",
    "--ios": "--profile", "--os": "--profile", "--redlines": "--measure",
    "--distance": "--measure", "--transparent": "--background none", "--all": "--layers all",
  ]

  /// `did you mean '--direction rtl'?` for `--rtl`, where the command has that option.
  static func hint(for typed: String, among options: [String]) -> String? {
    guard let meant = known[typed], let name = meant.split(separator: " ").first,
      options.contains(String(name))
    else { return nil }
    return "did you mean '\(meant)'?"
  }
}
