import Cassowary
import LayoutDiagnosis
import UIKit

extension Statement {
  /// A member of a conflict, as arithmetic has it: everything on the left.
  package init(_ member: LayoutConflict.Statement) {
    let relation: Relation =
      switch member.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    self.init(
      member.terms.map { Term($0.variable, $0.coefficient) }, relation, constant: -member.length)
  }
}
