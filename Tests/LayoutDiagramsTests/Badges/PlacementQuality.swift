import Scene

@testable import LayoutDiagrams

/// How well badges are placed, in numbers: the first three must be zero, the others small.
struct PlacementQuality: CustomStringConvertible {
  /// Badges in all.
  private(set) var count = 0
  /// Pairs of a badge and a text that overlap.
  private(set) var overText = 0
  /// Pairs of badges that overlap.
  private(set) var overBadges = 0
  /// Leader lines that run under the badge of another, gutters aside.
  private(set) var coveredLeaders = 0
  /// Badges with a leader line.
  private(set) var leaders = 0
  /// Badges in a gutter.
  private(set) var gutters = 0
  /// Points of leader lines.
  private(set) var leaderLength = 0.0
  /// Points of the longest leader line.
  private(set) var longestLeader = 0.0
  /// Pairs of leader lines that cross.
  private(set) var leaderCrossings = 0

  init() {}

  /// Measures the badges of one row.
  init(_ badges: [PlacedBadge], text: [Scene.Rect]) {
    let badges = badges.flatMap(\.parts)
    count = badges.count
    for (index, badge) in badges.enumerated() {
      overText += text.count { $0.overlaps(badge.rect) }
      overBadges += badges[..<index].count { $0.rect.overlaps(badge.rect) }
      leaders += badge.leader.isEmpty ? 0 : 1
      gutters += badge.leader.count == 3 ? 1 : 0
      leaderLength += badge.leaderLength
      longestLeader = max(longestLeader, badge.leaderLength)
      if badge.leader.count == 2 {
        coveredLeaders += badges.indices.count { other in
          other != index && badge.leaderSegments[0].part(within: badges[other].rect) != nil
        }
      }
      leaderCrossings += badges[..<index].reduce(0) { sum, other in
        sum
          + other.leaderSegments.reduce(0) { sum, line in
            sum + badge.leaderSegments.count { $0.crosses(line) }
          }
      }
    }
  }

  static func += (sum: inout PlacementQuality, other: PlacementQuality) {
    sum.count += other.count
    sum.overText += other.overText
    sum.overBadges += other.overBadges
    sum.coveredLeaders += other.coveredLeaders
    sum.leaders += other.leaders
    sum.gutters += other.gutters
    sum.leaderLength += other.leaderLength
    sum.longestLeader = max(sum.longestLeader, other.longestLeader)
    sum.leaderCrossings += other.leaderCrossings
  }

  var description: String {
    "\(count) badges, \(overText) over text, \(overBadges) over badges, \(leaders) leader lines of"
      + " \(Int(leaderLength)) points, at most \(Int(longestLeader)), \(leaderCrossings) crossings,"
      + " \(gutters) in gutters"
  }
}
