/// The earlier form of `DynamicTypeSize`: the same twelve sizes under other names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// `DynamicTypeSize.xSmall`.
  case extraSmall
  /// `DynamicTypeSize.small`.
  case small
  /// `DynamicTypeSize.medium`.
  case medium
  /// `DynamicTypeSize.large`, the default.
  case large
  /// `DynamicTypeSize.xLarge`.
  case extraLarge
  /// `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same size under its other name: both types list the sizes in ascending order.
  fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

  /// The same size under its other name.
  fileprivate var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index]
  }
}

extension ContentSizeCategory {
  /// Whether `lhs` is the smaller size.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
  /// Whether `lhs` is not the larger size.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.size <= rhs.size }
  /// Whether `lhs` is the larger size.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.size > rhs.size }
  /// Whether `lhs` is not the smaller size.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
  /// The size of text styles under its earlier name: `dynamicTypeSize` is the same value (R248).
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
