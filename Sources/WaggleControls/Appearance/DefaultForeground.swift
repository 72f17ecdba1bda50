import Waggle

extension View {
  /// Sets the foreground style of this view, unless one is set around it (C014).
  nonisolated func defaultForeground(_ style: AnyShapeStyle) -> some View {
    transformEnvironment(\.foregroundStyles) {
      if $0?.isDefault ?? true { $0 = ForegroundStyles([style], outer: nil) }
    }
  }

  /// Sets the foreground style of this view's texts; controls inside keep their own, such as the tint of a button.
  nonisolated func foregroundAroundControls(_ style: AnyShapeStyle) -> some View {
    transformEnvironment(\.foregroundStyles) {
      $0 = ForegroundStyles([style], outer: $0, isDefault: true)
    }
  }
}
