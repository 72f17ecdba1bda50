public import Foundation
public import Waggle

extension EnvironmentValues {
  private enum IconToTitleKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum IconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The space between the icon and the title of labels; nil for that of the style.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[IconToTitleKey.self] }
    set { self[IconToTitleKey.self] = newValue }
  }

  /// The width that labels keep for their icons; nil for that of the style.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[IconWidthKey.self] }
    set { self[IconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the icon and the title of the labels in this view (C204).
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width that the labels in this view keep for their icons, so that titles below each other are aligned
  /// (C204).
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Label("Weather", systemImage: "cloud.sun")
  ///   Label("Time", systemImage: "clock")
  /// }
  /// .labelReservedIconWidth(32)
  /// ```
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
