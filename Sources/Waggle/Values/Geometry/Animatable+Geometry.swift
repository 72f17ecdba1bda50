public import Foundation

/// Unit points and angles have small numeric ranges for their visual effect, so animations scale them by this
/// factor before they compare them with the threshold for coming to rest (M056).
let unitWeight: Double = 128

extension CGPoint: Animatable {
  /// x and y.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// Top, leading, bottom, trailing.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension UnitPoint: Animatable {
  /// x and y, times 128 (M056).
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitWeight, y * unitWeight) }
    set { (x, y) = (newValue.first / unitWeight, newValue.second / unitWeight) }
  }
}

extension Angle: Animatable {
  /// Radians, times 128 (M056); whole turns count (M052).
  public var animatableData: Double {
    get { radians * unitWeight }
    set { radians = newValue / unitWeight }
  }
}
