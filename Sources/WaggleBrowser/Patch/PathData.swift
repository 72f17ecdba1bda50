import Foundation
import Waggle

extension Path {
  /// The path as SVG path data. Numbers are in thousandths; NaN becomes 0.
  var pathData: String {
    var data = ""
    func add(_ letter: String, _ points: CGPoint...) {
      data += letter
      for (index, point) in points.enumerated() {
        data += (index > 0 ? " " : "") + decimal(point.x) + " " + decimal(point.y)
      }
    }
    forEach { element in
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let first, let second): add("C", first, second, end)
      case .closeSubpath: data += "Z"
      }
    }
    return data
  }
}

private func decimal(_ length: CGFloat) -> String {
  decimalText(AttributeValue.units(min(max(length, -1e8), 1e8), 1000), digits: 3)
}

extension ResolvedColor {
  /// The colour in CSS syntax.
  var css: String {
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    let opacity = decimalText(AttributeValue.units(CGFloat(opacity), 1000), digits: 3)
    return "rgb(\(parts.joined(separator: " "))/\(opacity))"
  }
}
