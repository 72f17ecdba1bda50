import Foundation
import Waggle

/// The numbers of buttons (C030, C032).
struct ButtonMetrics {
  /// The numbers of one control size.
  struct Size {
    let font: Font
    let horizontal: CGFloat
    let vertical: CGFloat
    let shape: ButtonBorderShape
  }

  private let small: Size
  private let regular: Size
  private let large: Size
  /// What accessibility text sizes add at each side, by step.
  private let extraPadding: CGFloat
  /// The radius of a rounded rectangle: a length, or a part of the height if it is below 1.
  let cornerRadius: CGFloat
  /// The opacity of the label of a bordered button that is disabled, and of a prominent one.
  let disabledBordered: Double
  let disabledProminent: Double
  /// The corner radius of what is drawn around a button without a border.
  let plainRadius: CGFloat

  init(
    small: Size, regular: Size, large: Size, cornerRadius: CGFloat, disabledBordered: Double,
    disabledProminent: Double
  ) {
    self.small = small
    self.regular = regular
    self.large = large
    self.cornerRadius = cornerRadius
    self.disabledBordered = disabledBordered
    self.disabledProminent = disabledProminent
    extraPadding = 2
    plainRadius = 6
  }

  subscript(size: ControlSize) -> Size {
    switch size {
    case .mini, .small: small
    case .regular: regular
    case .large, .extraLarge: large
    }
  }

  /// What a text size adds at each side of a label.
  func extra(_ size: DynamicTypeSize) -> CGFloat {
    let steps = DynamicTypeSize.allCases.filter { $0.isAccessibilitySize && $0 <= size }.count
    return CGFloat(steps) * extraPadding
  }
}

extension PlatformMetrics {
  var button: ButtonMetrics {
    func size(_ font: Font, _ h: CGFloat, _ v: CGFloat, _ shape: ButtonBorderShape)
      -> ButtonMetrics.Size
    { ButtonMetrics.Size(font: font, horizontal: h, vertical: v, shape: shape) }
    return choose(
      ButtonMetrics(
        small: size(.subheadline, 10, 5, .capsule), regular: size(.body, 12, 7, .capsule),
        large: size(.body, 20, 15, .capsule), cornerRadius: 0.175, disabledBordered: 0.24,
        disabledProminent: 0.17),
      classic: ButtonMetrics(
        small: size(.subheadline, 10, 5, .capsule),
        regular: size(.body, 12, 7, .roundedRectangle),
        large: size(.body, 20, 15, .roundedRectangle), cornerRadius: 0.175,
        disabledBordered: 0.24, disabledProminent: 0.17),
      macOS: ButtonMetrics(
        small: size(.system(size: 11), 8, 2, .roundedRectangle),
        regular: size(.system(size: 13), 12, 4, .roundedRectangle),
        large: size(.system(size: 13), 16, 8, .roundedRectangle), cornerRadius: 6,
        disabledBordered: 0.3, disabledProminent: 0.3))
  }
}
