/// Shaped words by setting and text: a hash table of flat arrays.
///
/// Bounded: when a limit is reached all words are dropped, and shaped again on their next use.
final class WordCache {
  static let wordLimit = 1 << 17
  /// The maximum number of UTF-16 units of text.
  static let textLimit = 1 << 21
  /// The length in UTF-16 units beyond which a piece is not cached.
  static let longestWord = 512
  /// The number of units in `Word.head`.
  private static var headLength: Int { 8 }

  /// Eight bytes, as the table is read at random and should stay in the processor's cache.
  private struct Slot {
    var hash: UInt32
    /// The index of the word plus 1; 0 for an empty entry.
    var index: UInt32
  }

  /// Behind a pointer, so that a lookup needs no exclusivity check.
  private struct Storage {
    var slots: UnsafeMutablePointer<Slot>
    var mask: Int
    var words: UnsafeMutablePointer<Word>
    var wordCount = 0
    var wordCapacity: Int
    var text: UnsafeMutablePointer<UInt16>
    var textCount = 0
    var textCapacity: Int
  }

  private let storage: UnsafeMutablePointer<Storage>
  private(set) var parts: [WordPart] = []

  init() {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1024)
    slots.initialize(repeating: Slot(hash: 0, index: 0), count: 1024)
    storage = .allocate(capacity: 1)
    storage.initialize(
      to: Storage(
        slots: slots, mask: 1023, words: Self.words(512), wordCapacity: 512,
        text: .allocate(capacity: 4096), textCapacity: 4096))
  }

  deinit {
    storage.pointee.slots.deallocate()
    storage.pointee.words.deallocate()
    storage.pointee.text.deallocate()
    storage.deallocate()
  }

  var count: Int { storage.pointee.wordCount }

  /// The word of a text in a setting; the pointer is valid until the next `insert`. Complexity:
  /// linear in the text's length.
  @inline(__always)
  func find(
    _ text: UnsafePointer<UInt16>, _ length: Int, setting: Int32
  ) -> UnsafePointer<Word>? {
    let hash = WordHash.short(text, length, setting: setting)
    let storage = storage.pointee
    var place = Int(truncatingIfNeeded: hash) & storage.mask
    while storage.slots[place].index != 0 {
      if storage.slots[place].hash == hash {
        let word = UnsafePointer(storage.words + Int(storage.slots[place].index - 1))
        if word.pointee.length == length, word.pointee.setting == setting,
          WordHash.equal(Self.text(of: word, in: storage.text), text, length)
        {
          return word
        }
      }
      place = (place + 1) & storage.mask
    }
    return nil
  }

  /// The text of a word; most are short, and then it is beside the widths.
  @inline(__always)
  private static func text(
    of word: UnsafePointer<Word>, in text: UnsafePointer<UInt16>
  ) -> UnsafeRawPointer {
    guard word.pointee.length <= Self.headLength else {
      return UnsafeRawPointer(text + Int(word.pointee.textStart))
    }
    return UnsafeRawPointer(word)
  }

  /// Inserts a word that `find` did not find. Sets its `textStart`, `head` and `partsStart`.
  func insert(_ word: Word, text: UnsafePointer<UInt16>, parts: [WordPart]) {
    if count >= Self.wordLimit || storage.pointee.textCount + Int(word.length) > Self.textLimit {
      removeAll()
    }
    growIfNeeded(for: Int(word.length))
    var word = word
    word.partsStart = Int32(self.parts.count)
    word.partsCount = Int32(parts.count)
    word.textStart = Int32(storage.pointee.textCount)
    for offset in 0..<min(Int(word.length), Self.headLength) { word.head[offset] = text[offset] }
    self.parts.append(contentsOf: parts)
    (storage.pointee.text + storage.pointee.textCount).update(from: text, count: Int(word.length))
    storage.pointee.textCount += Int(word.length)
    (storage.pointee.words + count).initialize(to: word)
    storage.pointee.wordCount += 1
    place(
      Slot(
        hash: WordHash.short(text, Int(word.length), setting: word.setting), index: UInt32(count)))
  }

  func removeAll() {
    storage.pointee.slots.update(
      repeating: Slot(hash: 0, index: 0), count: storage.pointee.mask + 1)
    storage.pointee.wordCount = 0
    storage.pointee.textCount = 0
    parts.removeAll()
  }

  private func place(_ slot: Slot) {
    var place = Int(truncatingIfNeeded: slot.hash) & storage.pointee.mask
    while storage.pointee.slots[place].index != 0 { place = (place + 1) & storage.pointee.mask }
    storage.pointee.slots[place] = slot
  }

  // MARK: Growth

  private func growIfNeeded(for length: Int) {
    if storage.pointee.wordCount == storage.pointee.wordCapacity {
      storage.pointee.wordCapacity *= 2
      Self.move(
        &storage.pointee.words, storage.pointee.wordCount,
        to: Self.words(storage.pointee.wordCapacity))
    }
    if storage.pointee.textCount + length > storage.pointee.textCapacity {
      storage.pointee.textCapacity = storage.pointee.textCapacity * 2 + length
      Self.move(
        &storage.pointee.text, storage.pointee.textCount,
        to: .allocate(capacity: storage.pointee.textCapacity))
    }
    if storage.pointee.wordCount * 4 >= storage.pointee.mask * 3 { rehash() }
  }

  /// Memory for words, each on one line of the processor's cache.
  private static func words(_ capacity: Int) -> UnsafeMutablePointer<Word> {
    UnsafeMutableRawPointer
      .allocate(byteCount: capacity * MemoryLayout<Word>.stride, alignment: 64)
      .bindMemory(to: Word.self, capacity: capacity)
  }

  private static func move<T>(
    _ memory: inout UnsafeMutablePointer<T>, _ count: Int, to larger: UnsafeMutablePointer<T>
  ) {
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }

  private func rehash() {
    let old = storage.pointee.slots
    let oldCount = storage.pointee.mask + 1
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: oldCount * 2)
    slots.initialize(repeating: Slot(hash: 0, index: 0), count: oldCount * 2)
    storage.pointee.slots = slots
    storage.pointee.mask = oldCount * 2 - 1
    for index in 0..<oldCount where old[index].index != 0 { place(old[index]) }
    old.deallocate()
  }
}

/// A shaped piece of text in the cache: a word, a Han character or a run of spaces.
struct Word {
  /// The first units of its text; the first property, so that its address is the word's.
  var head = SIMD8<UInt16>()
  /// The width in points without trailing spaces.
  var width: Double
  /// The width of its trailing spaces, in points.
  var space: Double
  /// The start of its text in the cache's units.
  var textStart: Int32
  /// The length in UTF-16 units, including spaces.
  var length: Int32
  /// The index of its first part in the cache's parts.
  var partsStart: Int32
  /// The number of parts into which lines may break it; 0 if it does not break.
  var partsCount: Int32
  var setting: Int32
  /// The UAX #14 classes of its first and last character other than a space.
  var firstClass: UInt8
  var lastClass: UInt8
  var flags: Flags
  /// The faces of its first and last glyph; glyphs of different faces do not interact.
  var firstFace: Int32
  var lastFace: Int32

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// It cannot be measured apart: it is right to left, or depends on text beyond its spaces.
    static let needsContext = Flags(rawValue: 1)
    /// A glyph before it in the same face might interact with it.
    static let touchesBefore = Flags(rawValue: 2)
    /// A glyph after it in the same face might interact with it.
    static let touchesAfter = Flags(rawValue: 4)
    static let endsWithSpace = Flags(rawValue: 8)
  }
}

/// A part of a word after which a line may end: a hyphen, a slash, a Thai word.
struct WordPart {
  var width: Double
  var space: Double
  var end: WordOffset
}

/// The number of UTF-16 units from the start of a word.
struct WordOffset {
  fileprivate let units: Int32

  init(_ index: Int) { units = Int32(index) }
}

extension UTF16Offset {
  /// The offset in a text of what lies in the word that starts at `start`.
  init(_ offset: WordOffset, inWordAt start: Int) { self.init(start + Int(offset.units)) }
}

extension WordPart {
  /// Adds a cluster. Spaces are part of the width only if another character follows.
  mutating func add(_ advance: Double, isSpace: Bool) {
    if isSpace {
      space += advance
    } else {
      width += space + advance
      space = 0
    }
  }
}

/// Hashing and comparing UTF-16 units eight bytes at a time.
enum WordHash {
  /// A 64-bit hash by folded multiplication (as in wyhash). It needs no key: the order of the table
  /// never affects output, and texts are compared as well.
  @inline(__always)
  static func hash(_ text: UnsafePointer<UInt16>, _ length: Int, setting: Int32) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(UInt32(bitPattern: setting)) &* 0xC2B2_AE3D_27D4_EB4F
    var bytes = UnsafeRawPointer(text)
    var left = length * 2
    while left >= 8 {
      hash = fold(hash ^ bytes.loadUnaligned(as: UInt64.self))
      bytes += 8
      left -= 8
    }
    return fold(hash ^ rest(bytes, left))
  }

  /// Both halves of the hash in one.
  @inline(__always)
  static func short(_ text: UnsafePointer<UInt16>, _ length: Int, setting: Int32) -> UInt32 {
    let hash = hash(text, length, setting: setting)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Whether two texts of equal length are equal.
  @inline(__always)
  static func equal(_ a: UnsafeRawPointer, _ b: UnsafePointer<UInt16>, _ length: Int) -> Bool {
    var a = a
    var b = UnsafeRawPointer(b)
    var left = length * 2
    while left >= 8 {
      if a.loadUnaligned(as: UInt64.self) != b.loadUnaligned(as: UInt64.self) { return false }
      a += 8
      b += 8
      left -= 8
    }
    return rest(a, left) == rest(b, left)
  }

  /// The last 0, 2, 4 or 6 bytes.
  @inline(__always)
  private static func rest(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    switch count {
    case 2: UInt64(bytes.loadUnaligned(as: UInt16.self))
    case 4: UInt64(bytes.loadUnaligned(as: UInt32.self))
    case 6:
      UInt64(bytes.loadUnaligned(as: UInt32.self))
        | UInt64((bytes + 4).loadUnaligned(as: UInt16.self)) << 32
    default: 0
    }
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
