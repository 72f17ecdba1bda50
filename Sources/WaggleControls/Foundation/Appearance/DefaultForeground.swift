import Waggle

extension View {
  /// Sets the foreground style of this label of a control, unless one is set around it (C014).
  nonisolated func defaultForeground(_ style: AnyShapeStyle) -> some View {
    transformEnvironment(\.foregroundStyles) {
      if $0 == nil || $0?.source == .container {
        $0 = ForegroundStyles([style], outer: nil, source: .control)
      }
    }
  }

  /// Sets the foreground style of this label of a row and its levels, unless the program has set one around it. Inside of a
  /// button it is that of the row. No styles change nothing.
  nonisolated func rowForeground(_ styles: [AnyShapeStyle]) -> some View {
    transformEnvironment(\.foregroundStyles) {
      if $0?.source != .program, !styles.isEmpty {
        $0 = ForegroundStyles(styles, outer: nil, source: .control)
      }
    }
  }

  /// Sets the foreground style of this view's texts; controls inside keep their own, such as the tint of a button.
  nonisolated func foregroundAroundControls(_ style: AnyShapeStyle) -> some View {
    transformEnvironment(\.foregroundStyles) {
      $0 = ForegroundStyles([style], outer: $0, source: .container)
    }
  }
}

extension EnvironmentValues {
  /// Sets the foreground style, as the modifier does.
  mutating func setForeground(_ style: some ShapeStyle) {
    foregroundStyles = ForegroundStyles([style], outer: foregroundStyles)
  }

  /// Sets the foreground style of the label of a control, unless one is set around it (C014).
  mutating func setDefaultForeground(_ style: AnyShapeStyle) {
    let (outer, source) = (foregroundStyles, foregroundStyles?.source)
    let isFree = source == nil || source == .container
    // It is set in both cases: a source of the environment that sets the same keys each time wakes no others.
    foregroundStyles = isFree ? ForegroundStyles([style], outer: nil, source: .control) : outer
  }

  /// Sets the foreground style of the label of a row and its levels, unless the program has set one around it.
  mutating func setRowForeground(_ styles: [AnyShapeStyle]) {
    let outer = foregroundStyles
    foregroundStyles =
      outer?.source == .program
      ? outer : ForegroundStyles(styles, outer: nil, source: .control)
  }
}
