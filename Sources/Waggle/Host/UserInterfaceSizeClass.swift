/// Whether a window has little room in one direction or much (C152).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: less than 600 points of width, or less than 415 of height.
  case compact
  /// Much room.
  case regular
}

extension EnvironmentValues {
  /// Whether the window is narrow; follows its width (C152). nil in a view that is in no window.
  ///
  /// ```swift
  /// struct Page: View {
  ///   @Environment(\.horizontalSizeClass) private var width
  ///
  ///   var body: some View {
  ///     Text(width == .compact ? "One column" : "Two columns")  // shows One column
  ///   }
  /// }
  /// ```
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { windowTraits.horizontal }
    set { windowTraits.horizontal = newValue }
  }

  /// Whether the window is low; follows its height (C152). nil in a view that is in no window.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { windowTraits.vertical }
    set { windowTraits.vertical = newValue }
  }
}
