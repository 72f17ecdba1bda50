public import Waggle

/// The size of controls (C030).
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// Smaller than regular.
  case small
  /// The default.
  case regular
  /// Larger than regular, for prominent controls.
  case large
  /// The largest size.
  case extraLarge
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// The size of controls in the view; the default is `regular`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls in this view. The switch of a phone has one size.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Limits the size of controls in this view to a range: another size becomes the nearest one in it.
  ///
  /// ```swift
  /// Button("Save") {}
  ///   .buttonStyle(.bordered)
  ///   .controlSize(.small ... .large)
  /// ```
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { $0 = $0.nearest(in: range) }
  }
}

extension ControlSize {
  /// The nearest size in a range; itself if the range has none.
  fileprivate nonisolated func nearest(in range: some RangeExpression<ControlSize>) -> ControlSize {
    let sizes = ControlSize.allCases.filter { range.contains($0) }
    guard let first = sizes.first, let last = sizes.last else { return self }
    return min(max(self, first), last)
  }
}
