/// The candidate that a misspelt word was probably meant to be; nil if none is close.
///
/// A candidate is close if it has the same words in another order, differs only in case, or by
/// edits of at most a third of the word's length; failing that, if it begins and ends like the
/// word, as `fillEqually` and `fillEvenly`; failing that, if it is a part of the word, as `top` is
/// of `topAnchor` and `title` of `setTitle`.
/// A candidate whose number is another by more than a slip is not close: `iPhone 6` is not what
/// `iphone99` means. Of several equally close candidates the first in the given order wins, so the
/// result does not depend on hashing.
///
/// - Complexity: O(candidates × word²); words longer than 64 characters have no close candidates.
public func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  guard word.utf8.count <= 64 else { return nil }
  let parts = words(of: word).sorted()
  if parts.count > 1,
    let turned = candidates.first(where: { $0 != word && words(of: $0).sorted() == parts })
  {
    return turned
  }
  let folded = Array(word.lowercased())
  var best: (candidate: String, distance: Int)?
  var alike: (candidate: String, letters: Int)?
  for candidate in candidates where candidate != word && candidate.utf8.count <= 64 {
    guard !hasOtherNumber(candidate, word) else { continue }
    let other = Array(candidate.lowercased())
    let shared = commonEnds(folded, other)
    if shared > alike?.letters ?? 0 { alike = (candidate, shared) }
    let reach = max(1, max(folded.count, other.count) / 3)
    guard abs(folded.count - other.count) <= reach else { continue }
    let distance = editDistance(folded, other)
    guard distance <= reach, distance < other.count else { continue }
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.candidate ?? alike?.candidate ?? longestPart(of: word, in: candidates)
}

/// Whether both have digits, and these differ by more than one edit.
private func hasOtherNumber(_ left: String, _ right: String) -> Bool {
  let mine = left.filter(\.isNumber), other = right.filter(\.isNumber)
  return !mine.isEmpty && !other.isEmpty && editDistance(Array(mine), Array(other)) > 1
}

/// Letters that two words share at both ends; 0 if no more than three fifths of the longer.
private func commonEnds(_ left: [Character], _ right: [Character]) -> Int {
  let start = zip(left, right).prefix { $0 == $1 }.count
  let rest = min(left.count, right.count) - start
  let end = zip(left.reversed(), right.reversed()).prefix(rest).prefix { $0 == $1 }.count
  let isAlike = start >= 3 && (start + end) * 5 > max(left.count, right.count) * 3
  return isAlike ? start + end : 0
}

/// Of the candidates whose words occur consecutively in `word`, the one with the most words.
private func longestPart(of word: String, in candidates: some Sequence<String>) -> String? {
  let parts = words(of: word)
  var best: (candidate: String, count: Int)?
  for candidate in candidates where candidate.utf8.count > 2 && candidate.utf8.count <= 64 {
    let wanted = words(of: candidate)
    guard !wanted.isEmpty, wanted.count < parts.count, wanted.count > best?.count ?? 0 else {
      continue
    }
    let starts = 0...(parts.count - wanted.count)
    if starts.contains(where: { parts[$0..<($0 + wanted.count)].elementsEqual(wanted) }) {
      best = (candidate, wanted.count)
    }
  }
  return best?.candidate
}

/// The words of a name, in lower case: `UITableView.automaticDimension` has five.
private func words(of name: String) -> [String] {
  let characters = Array(name)
  var words = [""]
  for (index, character) in characters.enumerated() {
    guard character.isLetter || character.isNumber else {
      words.append("")
      continue
    }
    let followsLower = index > 0 && !characters[index - 1].isUppercase
    let precedesLower = index + 1 < characters.count && characters[index + 1].isLowercase
    if character.isUppercase, followsLower || precedesLower { words.append("") }
    words[words.count - 1] += character.lowercased()
  }
  return words.filter { !$0.isEmpty }
}

/// The minimum number of insertions, deletions, replacements and swaps of two neighbours that
/// convert one word to the other (optimal string alignment). Complexity: O(n × m) time, three rows
/// of memory.
func editDistance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var row = [i + 1]
    row.reserveCapacity(right.count + 1)
    for (j, b) in right.enumerated() {
      var cost = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
