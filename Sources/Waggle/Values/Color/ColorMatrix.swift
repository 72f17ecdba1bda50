import Foundation

/// A linear change of sRGB colours: each new component is a sum of the four old ones, each times a factor, and a
/// constant. Results are limited to 0 to 1.
package struct ColorMatrix: Hashable, Sendable {
  /// Four rows (red, green, blue, opacity) of five factors (those of red, green, blue and opacity, and the constant).
  package var rows: [[Double]]

  package init(rows: [[Double]]) { self.rows = rows }

  /// Changes the colours, and keeps the opacity.
  private init(_ red: [Double], _ green: [Double], _ blue: [Double], constant: Double = 0) {
    rows = [red, green, blue].map { $0 + [0, constant] } + [[0, 0, 0, 1, 0]]
  }

  package static let identity = ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// The colours with their opacity unchanged, each component times a factor, plus a constant.
  private static func scale(_ factor: Double, plus constant: Double) -> ColorMatrix {
    ColorMatrix([factor, 0, 0], [0, factor, 0], [0, 0, factor], constant: constant)
  }

  /// Adds to all components: 0 changes nothing, 1 makes white.
  package static func brightness(_ amount: Double) -> ColorMatrix { scale(1, plus: amount) }

  /// Multiplies the distance from grey: 1 changes nothing, 0 makes grey, a negative amount inverts.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    scale(amount, plus: (1 - amount) / 2)
  }

  package static let inversion = scale(-1, plus: 1)

  /// The share of each component in the luminance, as the filters of SVG and of Core Animation have it.
  private static let luminance = [0.213, 0.715, 0.072]

  /// Multiplies the distance from the grey of the same luminance: 1 changes nothing, 0 makes grey.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let greys = luminance.map { $0 * (1 - amount) }
    return ColorMatrix(
      [greys[0] + amount, greys[1], greys[2]], [greys[0], greys[1] + amount, greys[2]],
      [greys[0], greys[1], greys[2] + amount])
  }

  /// Turns all hues; greys stay as they are.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    func row(_ own: [Double], _ turned: [Double]) -> [Double] {
      (0..<3).map { luminance[$0] + own[$0] * cosine + turned[$0] * sine }
    }
    return ColorMatrix(
      row([0.787, -0.715, -0.072], [-0.213, -0.715, 0.928]),
      row([-0.213, 0.285, -0.072], [0.143, 0.140, -0.283]),
      row([-0.213, -0.715, 0.928], [-0.787, 0.715, 0.072]))
  }

  /// Multiplies by the components of a colour.
  package static func multiplication(by color: ResolvedColor) -> ColorMatrix {
    let parts = [color.red, color.green, color.blue, color.opacity]
    return ColorMatrix(
      rows: (0..<4).map { row in (0..<5).map { $0 == row ? parts[row] : 0 } })
  }

  /// Black, as opaque as the colour was light.
  package static let luminanceToAlpha = ColorMatrix(
    rows: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], luminance + [0, 0]])

  var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }
}
