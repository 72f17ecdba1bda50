extension Gradient: ShapeStyle {
  /// Never: the framework resolves the style itself.
  public typealias Resolved = Never

  /// A linear gradient from the top centre to the bottom centre, blended perceptually (C158).
  public func _paint(in context: _StyleContext) -> _StylePaint {
    AnyGradient(self)._paint(in: context)
  }
}
