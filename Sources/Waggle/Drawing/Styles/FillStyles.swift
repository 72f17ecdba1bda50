/// The grey behind or inside of a control. Its levels, `.fill.secondary` to `.fill.quaternary`, are fainter.
///
/// ```swift
/// Text("Clover")
///   .padding()
///   .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 16))
/// ```
public struct FillShapeStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The grey of the first level.
  @inlinable
  public init() {}

  /// The grey of the level, by the colour scheme and its contrast.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let isDark = context.environment.colorScheme == .dark
    let isHigh = context.environment.colorSchemeContrast == .increased
    let level = min(max(context.level, 0), 3)
    let opacities: [Double] =
      switch (isDark, isHigh) {
      case (false, false): [0.2, 0.16, 0.12, 0.08]
      case (false, true): [0.28, 0.24, 0.2, 0.12]
      case (true, false): [0.36, 0.32, 0.24, 0.18]
      case (true, true): [0.44, 0.4, 0.32, 0.26]
      }
    let shade: Double = [120, 120, 118, 116][level] / 255
    let grey = Color(red: shade, green: shade, blue: 128 / 255).opacity(opacities[level])
    var plain = context
    plain.level = 0
    return grey._paint(in: plain)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The grey behind or inside of a control.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of the text in an empty field: the third level of the label colours.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The colour of placeholders.
  @inlinable
  public init() {}

  /// The third level of the label colours.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color.label(level: 3)._paint(in: context)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the text in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
