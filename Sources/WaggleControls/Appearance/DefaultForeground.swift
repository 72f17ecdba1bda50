import Waggle

extension View {
  /// Sets the foreground style of this view, unless one is set around it (C014).
  nonisolated func defaultForeground(_ style: AnyShapeStyle) -> some View {
    transformEnvironment(\.foregroundStyles) {
      if $0 == nil { $0 = ForegroundStyles([style], outer: nil) }
    }
  }
}
