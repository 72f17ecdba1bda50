import Foundation

/// The sizes and line heights of text styles by dynamic type size, from the platform's guidelines.
extension Font.TextStyle {
  /// In points (C020, C021).
  func size(in type: DynamicTypeSize) -> CGFloat { CGFloat(sizes[type.index]) }

  /// The line height in points; one size has a different leading from its table's (C003).
  func leading(in type: DynamicTypeSize) -> CGFloat {
    self == .subheadline && type == .xxxLarge ? 28 : profileLeading(of: size(in: type))
  }

  /// Headlines are semibold, all other styles regular.
  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// From xSmall to accessibility5.
  private var sizes: [UInt8] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .body, .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

/// The line height of a font size, in points (C003); interpolated between the table's sizes.
func profileLeading(of size: CGFloat) -> CGFloat {
  guard let first = leadings.first, let last = leadings.last else { return size }
  if size <= first.size { return size * first.leading / first.size }
  if size >= last.size { return size * last.leading / last.size }
  let upper = leadings.firstIndex { $0.size >= size } ?? leadings.count - 1
  let (below, above) = (leadings[upper - 1], leadings[upper])
  let share = (size - below.size) / (above.size - below.size)
  return below.leading + share * (above.leading - below.leading)
}

private let leadings: [(size: CGFloat, leading: CGFloat)] = [
  (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
  (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
  (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46),
  (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59),
  (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
]
