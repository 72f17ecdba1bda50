/// Whether the view is in one that is touched wherever it is: what is clear then keeps the fingers, in a page, from scrolling
/// what is below it (M128).
enum TouchAreaKey: InputKey {
  static var defaultValue: Bool { false }
}

extension DisplayNode {
  /// The drawing of a view in a touch area, or not; marked where it is clear.
  func touched(in area: Bool, _ paint: Paint) -> DisplayNode {
    area && paint.isClear ? DisplayNode(.touched(self)) : self
  }
}
