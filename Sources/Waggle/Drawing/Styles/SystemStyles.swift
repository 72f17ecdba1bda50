/// The style of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The style of what is selected.
  public init() {}

  /// The tint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    TintShapeStyle()._paint(in: context)
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The style of links.
  public init() {}

  /// The colour of links.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(system: .link)._paint(in: context)
  }
}

/// The style of a window's ground.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// The style of a window's ground.
  public init() {}

  /// The colour of the ground.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    Color(system: .groupedBackground)._paint(in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's ground.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
