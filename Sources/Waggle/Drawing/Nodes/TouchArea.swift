/// A view that is touched wherever it is: what is clear in it then keeps the fingers, in a page, from scrolling what is below
/// (M128).
final class TouchArea {
  private let takes: () -> Bool

  init(takesTouches: @escaping () -> Bool) { takes = takesTouches }

  /// Whether touches are for the view now.
  var takesTouches: Bool { takes() }
}

enum TouchAreaKey: InputKey {
  static var defaultValue: TouchArea? { nil }
}

extension DisplayNode {
  /// The drawing of a view in a touch area, or in none; marked where it is clear.
  func touched(in area: TouchArea?, _ paint: Paint) -> DisplayNode {
    guard let area, paint.isClear, area.takesTouches else { return self }
    return DisplayNode(.touched(self))
  }
}
