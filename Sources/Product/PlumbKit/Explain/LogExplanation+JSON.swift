import ConstraintLog
import LayoutDiagnosis

extension LogExplanation {
  /// The answer for programs: one object, keys in alphabetical order, a line.
  public var json: [UInt8] {
    StableJSON.answer(["file": file, "messages": diagnoses.map(\.json)] as JSONObject)
  }
}

extension LogDiagnosis {
  fileprivate var json: JSONObject {
    [
      "line": message.line,
      "verdict": verdict.rawValue,
      "text": verdictText,
      "constraints": message.constraints.count,
      "conflicts": conflicts.map(json),
      "unparsed": message.unread.map { line -> JSONObject in
        ["line": line.line, "text": line.text, "reason": line.reason]
      },
    ]
  }

  /// `remedies` are what is printed, in its order; `repairs` are those of single constraints alone.
  /// `holdsInFinalLayout` is there only where the member that was given up holds all the same in the
  /// final layout, and `system` only where no member is the app's: whose they are.
  private func json(_ conflict: LoggedConflict) -> JSONObject {
    let system = conflict.system(in: message)
    return [
      "members": conflict.members.enumerated().map { json($1, at: $0, in: conflict) },
      "arithmetic": conflict.arithmetic.map { arithmetic -> JSONObject in
        [
          "implied": arithmetic.implied, "demanded": arithmetic.demanded, "gap": arithmetic.gap,
          "target": arithmetic.target, "text": sentence(conflict),
        ]
      },
      "holdsInFinalLayout": conflict.holdsInTheEnd ? true : nil,
      "system": system?.owner,
      "isReportedBroken": isReportedBroken(conflict),
      "isProvenMinimal": conflict.isProvenMinimal,
      "notes": system.map { [$0.advice] } ?? notes(on: conflict),
      "context": context(of: conflict),
      "remedies": system != nil
        ? []
        : remedies(for: conflict).map { remedy -> JSONObject in
          [
            "change": remedy.change, "effect": remedy.effect, "reason": remedy.reason,
            "condition": remedy.condition,
          ]
        },
      "repairs": system != nil
        ? []
        : conflict.repairs.map { repair -> JSONObject in
          ["text": words(repair, in: conflict), "movement": repair.movement]
        },
    ]
  }

  private func json(
    _ member: LoggedConflict.Member, at place: Int, in conflict: LoggedConflict
  ) -> JSONObject {
    let constraint: LoggedConstraint? =
      if case .constraint(let index) = member { message.constraints[index] } else { nil }
    return [
      "address": constraint?.address,
      "identifier": constraint?.identifier,
      "equation": memberText(member),
      "line": constraint?.line,
      "origin": constraint?.origin,
      "factor": conflict.factors.isEmpty ? nil : conflict.factors[place],
      "isBroken": member == conflict.broken,
    ]
  }
}
