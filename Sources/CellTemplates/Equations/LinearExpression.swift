/// An attribute of something in an equation, as written: `title.top`, `contentView.safeArea.leading`.
struct EquationOperand {
  /// The names before the attribute: one for a view, two for a guide of a view.
  let item: [String]
  let attribute: String
  /// Where each name starts, the attribute last; for messages.
  let offsets: [Int]

  /// Two operands that stand for the same variable, wherever they are written.
  func isSame(as other: EquationOperand) -> Bool {
    item == other.item && attribute == other.attribute
  }

  var description: String { (item + [attribute]).joined(separator: ".") }
}

/// `Σ coefficient · operand + constant + spacing · systemSpacing`, one side of an equation.
struct LinearExpression {
  struct Term {
    let operand: EquationOperand
    var coefficient: Double
  }

  var terms: [Term] = []
  var constant = 0.0
  var spacing = 0.0

  /// A number and nothing else: only such an expression may be multiplied or divided by.
  var isConstant: Bool { terms.isEmpty && spacing == 0 }

  /// self + factor · other; terms of the same operand are joined, in the order of their first mention.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.constant += factor * other.constant
    sum.spacing += factor * other.spacing
    for term in other.terms {
      if let index = sum.terms.firstIndex(where: { $0.operand.isSame(as: term.operand) }) {
        sum.terms[index].coefficient += factor * term.coefficient
      } else {
        sum.terms.append(Term(operand: term.operand, coefficient: factor * term.coefficient))
      }
    }
    return sum
  }

  /// factor · self.
  func scaled(by factor: Double) -> LinearExpression {
    LinearExpression().adding(self, times: factor)
  }
}
