import Foundation

extension CGFloat {
  /// The number in readable form: at most three decimals, no trailing zeros, no minus zero.
  var shortText: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let thousandths = Int((self * 1000).rounded())
    let (whole, rest) = Int(thousandths.magnitude).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension CGRect {
  /// The rectangle in readable form: x, y, width, height.
  var shortText: String {
    [minX, minY, width, height].map(\.shortText).joined(separator: " ")
  }
}
