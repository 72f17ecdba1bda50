/// Questions about bytes of UTF-8 source.
extension UInt8 {
  var isNewline: Bool { self == 10 || self == 13 }
  var isBlank: Bool { self == 32 || self == 9 || self == 11 || self == 12 || self == 0 }
  var isDigit: Bool { self >= 48 && self <= 57 }
  var isLetter: Bool { (self | 32) >= 97 && (self | 32) <= 122 }
  /// Whether the byte continues a name of ASCII.
  var isNamePart: Bool { isLetter || isDigit || self == 95 || self == 36 }
  /// Whether the byte is one of the operator characters of ASCII.
  var isOperatorPart: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether an operator may begin with it: the ranges outside of ASCII in Swift's grammar.
  var isOperatorHead: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016,
      0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
      0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether an operator may continue with it: its head, and what combines.
  var isOperatorTail: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: isOperatorHead
    }
  }
}
