import Foundation
import Scene

/// A colour as an eye sees it, for tests of a palette.
struct SeenColor {
  /// How many kinds of cones an eye lacks, and which.
  enum Sight: CaseIterable {
    case normal, protanopia, deuteranopia, tritanopia
  }

  /// Linear red, green and blue, 0...1.
  private let light: [Double]

  /// What remains of `color` for `sight`: the matrices of Machado, Oliveira and Fernandes (2009) at
  /// full severity, on linear light.
  init(_ color: Scene.Color, _ sight: Sight = .normal) {
    let shares = color.shares
    let linear = [shares.red, shares.green, shares.blue].map { value in
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    light = Self.apply(Self.matrix(sight), to: linear).map { min(max($0, 0), 1) }
  }

  /// WCAG 2.1's contrast ratio, 1...21.
  func contrast(to other: SeenColor) -> Double {
    let pair = [luminance, other.luminance].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  /// The distance in CIELAB (1976, D65): two is just noticeable side by side.
  func distance(to other: SeenColor) -> Double {
    zip(lab, other.lab).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var luminance: Double { Self.apply(Self.xyz, to: light)[1] }

  private var lab: [Double] {
    let root = zip(Self.apply(Self.xyz, to: light), [0.95047, 1, 1.08883]).map { value, white in
      let share = value / white
      return share > 216 / 24389.0 ? cbrt(share) : (24389 / 27.0 * share + 16) / 116
    }
    return [116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])]
  }

  private static func apply(_ matrix: [[Double]], to vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static let xyz = [
    [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
    [0.0193339, 0.1191920, 0.9503041],
  ]

  private static func matrix(_ sight: Sight) -> [[Double]] {
    switch sight {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}
