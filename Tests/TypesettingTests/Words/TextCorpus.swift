/// Strings like those of labels: English, French, Hindi and Japanese, short ones more often than
/// long ones, words by a Zipf-like law and about one in twelve rare, so that a word cache has a
/// real tail.
///
/// Deterministic: the same seed gives the same strings everywhere.
struct TextCorpus {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  /// The next string, 5 to 300 characters.
  mutating func next() -> String {
    let language = number(below: 1000)
    let (words, hasSpaces): ([Substring], Bool) =
      switch language {
      case ..<550: (Self.english, true)
      case ..<750: (Self.french, true)
      case ..<875: (Self.hindi, true)
      default: (Self.japanese, false)
      }
    let share = fraction()
    let wanted = 5 + Int(296 * share * share)
    var text = ""
    while text.count < wanted {
      let isRare = hasSpaces && number(below: 12) == 0
      let word = isRare ? rareWord() : String(frequentWord(of: words))
      if hasSpaces, !text.isEmpty { text += " " }
      text += word
      switch number(below: hasSpaces ? 14 : .max) {
      case 0: text += ","
      case 1: text += "."
      default: break
      }
    }
    return text
  }

  /// A linear congruential step (Knuth's MMIX constants), high bits taken.
  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func fraction() -> Double { Double(number(below: 1 << 24)) / Double(1 << 24) }

  /// The k-th word with a chance proportional to 1 / (k + 3).
  private mutating func frequentWord(of words: [Substring]) -> Substring {
    var low = 0.0
    var high = Double(words.count)
    let wanted = fraction()
    // The sum of 1 / (k + 3) grows as a logarithm; halving finds its inverse well enough for a
    // corpus.
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let share = Self.logarithm(middle + 3) / Self.logarithm(Double(words.count) + 3)
      if share < wanted { low = middle } else { high = middle }
    }
    return words[min(Int(low), words.count - 1)]
  }

  /// The logarithm relative to base 3 at 3, by its series of halvings; deterministic on every
  /// platform.
  private static func logarithm(_ x: Double) -> Double {
    var value = x / 3
    var sum = 0.0
    while value > 1.0625 {
      value /= 1.0625
      sum += 1
    }
    return sum + (value - 1) / 0.0625
  }

  private mutating func rareWord() -> String {
    switch number(below: 5) {
    case 0: return String(number(below: 100_000))
    case 1: return "\(number(below: 24)):\(10 + number(below: 50))"
    case 2: return "#\(number(below: 9999))-\(Self.syllables[number(below: Self.syllables.count)])"
    case 3: return "(\(Self.syllables[number(below: Self.syllables.count)]))"
    default:
      return (0..<(2 + number(below: 3))).map { _ in
        String(Self.syllables[number(below: Self.syllables.count)])
      }.joined()
    }
  }

  private static let syllables = words("ba co di fu ga he ki lo mi nu ster tri ver wex zol ling")

  private static let english = words(
    """
    the of and to in a is it for was on are as with you his they at be this from have or by one had \
    not but what all were when your can said there use an each which she do how their if will way \
    about many then them write would like so these her long make thing see him two has look more day \
    could go come did number sound no most people my over know water than call first who may down \
    side been now find head stand own page should country found answer school grow study still learn \
    plant cover food sun four between state keep eye never last let thought city tree cross farm hard \
    start might story saw far sea draw left late run while press close night real life few north open \
    seem together next white children begin got walk example ease paper group always music those both \
    mark often letter until mile river car feet care second book carry took science eat room friend \
    delivery invoice calendar attachment meeting reservation keyboard restaurant settings AVATAR To. \
    Yes, We'll T-shirt 3.5 "quoted" e.g. www.example.com/path?x=1
    """)
  private static let french = words(
    """
    le la les de des du à et un une que qui dans pour pas sur au plus par avec ne se ce il sont vous \
    est son sa mais ou où donc être avoir faire dire aller voir bien aussi très même encore toujours \
    déjà après avant sous chez sans depuis aujourd'hui demain hier semaine année matin soir réunion \
    réponse question message pièce numéro téléphone adresse équipe projet évaluation février août naïf \
    œuvre cœur garçon français élève hôpital forêt château maître réglage événement réservation \
    bibliothèque cordialement merci s'il plaît l'heure d'accord qu'elle n'est c'est j'ai « non » ?
    """)
  private static let hindi = words(
    """
    है के में की से और को का पर यह वह एक नहीं हैं था थे कि जो तो भी कर रहा रही हो लिए साथ अपने बाद \
    गया किया हुआ होता करने वाले कुछ सब जब तक बहुत अब यहाँ वहाँ कैसे क्यों कौन दिन समय काम घर लोग देश \
    विश्वविद्यालय प्रधानमंत्री संदेश सूचना बैठक कार्यक्रम प्रश्न उत्तर नमस्ते धन्यवाद कृपया परियोजना \
    सोमवार शुक्रवार किताब क्षेत्र शिक्षा स्वास्थ्य व्यवस्था सम्पर्क पता मित्र परिवार हिन्दी भाषा है।
    """)
  private static let japanese = words(
    """
    これは です。 ます。 それ から まで について という こと もの ため ところ さん として また しかし 会議 \
    資料 明日 今日 昨日 東京 大阪 駅 電車 写真 連絡 お願い いたします ありがとうございます 確認 設定 通知 \
    更新 開発 設計 予定 時間 場所 週末 予約 返信 添付 ファイル メッセージ レストラン スケジュール チケット \
    新しい 大きい 小さい 早い 見る 行く 来る 食べる 話す 書く 読む 働く 、 「 」 を は が に で と の も へ \
    や か ー ！ （ ） 100％ 3月 iPhone
    """)

  private static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }
}
