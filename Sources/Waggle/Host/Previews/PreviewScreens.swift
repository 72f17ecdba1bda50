import Foundation

/// The sizes of devices' screens in points, upright, by Xcode's names (C174).
enum PreviewScreens {
  /// The names in the order of the table.
  static var names: [String] { rows.map(\.name) }

  /// The size of a device's screen; nil if the name is unknown. Case, punctuation and a generation that the table does
  /// not have make no difference.
  static func size(of name: String) -> CGSize? {
    sizes[letters(of: name)] ?? sizes[letters(of: withoutGeneration(name))]
  }

  private static let sizes = Dictionary(rows.map { (letters(of: $0.name), $0.size) }) { a, _ in a }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The name without its last words in parentheses, such as "(6th generation)".
  private static func withoutGeneration(_ name: String) -> String {
    guard name.hasSuffix("generation)"), let start = name.lastIndex(of: "(") else { return name }
    return String(name[..<start])
  }

  private static let rows: [(name: String, size: CGSize)] = table.split(separator: "\n").flatMap {
    line in
    let words = line.split(separator: " ", maxSplits: 2)
    let size = CGSize(width: Int(words[0]) ?? 0, height: Int(words[1]) ?? 0)
    return words[2].split(separator: "; ").map { (String($0), size) }
  }

  /// Width, height, and the devices of that size.
  private static let table = """
    320 568 iPhone SE (1st generation); iPhone 5s
    375 667 iPhone SE; iPhone 8; iPhone 7; iPhone 6s
    414 736 iPhone 8 Plus; iPhone 7 Plus; iPhone 6s Plus
    375 812 iPhone X; iPhone XS; iPhone 11 Pro; iPhone 12 mini; iPhone 13 mini
    414 896 iPhone XR; iPhone XS Max; iPhone 11; iPhone 11 Pro Max
    390 844 iPhone 12; iPhone 12 Pro; iPhone 13; iPhone 13 Pro; iPhone 14; iPhone 16e
    428 926 iPhone 12 Pro Max; iPhone 13 Pro Max; iPhone 14 Plus
    393 852 iPhone 14 Pro; iPhone 15; iPhone 15 Pro; iPhone 16
    430 932 iPhone 14 Pro Max; iPhone 15 Plus; iPhone 15 Pro Max; iPhone 16 Plus
    402 874 iPhone 16 Pro; iPhone 17; iPhone 17 Pro
    440 956 iPhone 16 Pro Max; iPhone 17 Pro Max
    420 912 iPhone Air
    320 568 iPod touch
    768 1024 iPad (5th generation); iPad (6th generation); iPad Pro (9.7-inch); iPad mini 4; iPad mini (5th generation)
    810 1080 iPad (7th generation); iPad (8th generation); iPad (9th generation)
    820 1180 iPad (10th generation); iPad (A16); iPad Air; iPad Air 11-inch (M2); iPad Air 11-inch (M3); iPad
    834 1112 iPad Air (3rd generation); iPad Pro (10.5-inch)
    744 1133 iPad mini; iPad mini (A17 Pro)
    834 1194 iPad Pro (11-inch)
    834 1210 iPad Pro 11-inch (M4); iPad Pro 11-inch (M5)
    1024 1366 iPad Pro (12.9-inch); iPad Air 13-inch (M2); iPad Air 13-inch (M3)
    1032 1376 iPad Pro 13-inch (M4); iPad Pro 13-inch (M5)
    136 170 Apple Watch Series 3 (38mm); Apple Watch Series 2 (38mm)
    156 195 Apple Watch Series 3 (42mm); Apple Watch Series 2 (42mm)
    162 197 Apple Watch Series 4 (40mm); Apple Watch Series 5 (40mm); Apple Watch Series 6 (40mm); Apple Watch SE (40mm)
    184 224 Apple Watch Series 4 (44mm); Apple Watch Series 5 (44mm); Apple Watch Series 6 (44mm); Apple Watch SE (44mm)
    176 215 Apple Watch Series 7 (41mm); Apple Watch Series 8 (41mm); Apple Watch Series 9 (41mm)
    198 242 Apple Watch Series 7 (45mm); Apple Watch Series 8 (45mm); Apple Watch Series 9 (45mm)
    187 223 Apple Watch Series 10 (42mm); Apple Watch Series 11 (42mm)
    208 248 Apple Watch Series 10 (46mm); Apple Watch Series 11 (46mm)
    205 251 Apple Watch Ultra (49mm); Apple Watch Ultra 2 (49mm)
    """
}
