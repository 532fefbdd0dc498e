/// The font families that come with iOS, by Apple's list ("Fonts for Apple platforms").
enum ShippedFonts {
  /// What stands in for a font that is not there.
  static let substitute = "Helvetica Neue"

  /// Whether a family by its name, spelt with spaces or without, is one of them.
  static func contains(_ family: String) -> Bool {
    names.contains(family.filter { $0 != " " }.lowercased())
  }

  private static let names: Set<String> = [
    "academyengravedlet", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo",
    "applesymbols", "arial", "arialhebrew", "arialroundedmtbold", "avenir", "avenirnext",
    "avenirnextcondensed", "baskerville", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps",
    "bodoniornaments", "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin",
    "copperplate", "courier", "couriernew", "damascus", "devanagarisangammn", "didot",
    "dinalternate",
    "dincondensed", "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia", "gillsans",
    "helvetica", "helveticaneue", "hiraginomarugothicpron", "hiraginominchopron",
    "hiraginosans", "hoeflertext", "impact", "kailasa", "kefa", "khmersangammn", "kohinoorbangla",
    "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu", "laosangammn", "malayalamsangammn",
    "markerfelt", "menlo", "mishafi", "myanmarsangammn", "newyork", "noteworthy", "optima",
    "palatino",
    "papyrus", "partylet", "pingfanghk", "pingfangsc", "pingfangtc", "rockwell", "savoyelet",
    "sinhalasangammn", "snellroundhand", "symbol", "tamilsangammn", "thonburi", "timesnewroman",
    "trebuchetms", "verdana", "zapfdingbats", "zapfino",
  ]
}
