import Foundation
import Waggle

extension Path {
  /// The path as SVG path data. Numbers are in thousandths; NaN becomes 0. Costs some 70 instructions a number (C741).
  var pathData: String {
    var data = PathBytes()
    forEach { element in
      switch element {
      case .move(let end): data.add("M", end)
      case .line(let end): data.add("L", end)
      case .quadCurve(let end, let control):
        data.add("Q", control)
        data.add(" ", end)
      case .curve(let end, let first, let second):
        data.add("C", first)
        data.add(" ", second)
        data.add(" ", end)
      case .closeSubpath: data.bytes.append(UInt8(ascii: "Z"))
      }
    }
    return String(decoding: data.bytes, as: UTF8.self)
  }
}

/// Path data while it is written.
private struct PathBytes {
  var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(160) }

  mutating func add(_ letter: Unicode.Scalar, _ point: CGPoint) {
    bytes.append(UInt8(ascii: letter))
    add(point.x)
    bytes.append(UInt8(ascii: " "))
    add(point.y)
  }

  private mutating func add(_ length: CGFloat) {
    bytes.appendDecimal(AttributeValue.units(min(max(length, -1e8), 1e8), 1000), digits: 3)
  }
}

extension ResolvedColor {
  /// The colour in CSS syntax.
  var css: String {
    var bytes = Array("rgb".utf8)
    for (separator, part) in zip(["(", " ", " "] as [Unicode.Scalar], [red, green, blue]) {
      bytes.append(UInt8(ascii: separator))
      bytes.appendDecimal(Int((part * 255).rounded()), digits: 0)
    }
    bytes.append(UInt8(ascii: "/"))
    bytes.appendDecimal(AttributeValue.units(CGFloat(opacity), 1000), digits: 3)
    bytes.append(UInt8(ascii: ")"))
    return String(decoding: bytes, as: UTF8.self)
  }
}
