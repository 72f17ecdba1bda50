public import Foundation

/// Where assistive technology and tests tap an element.
struct ActivationPoint {
  enum Target {
    /// A part of the view's size.
    case part(UnitPoint)
    /// A point in the view's own space.
    case point(CGPoint)
    /// The middle of a part, in the view's own space.
    case area(CGRect)
    /// Where none of these views is, which are in it.
    case beside([ViewNode])
  }

  let view: ViewNode
  let target: Target

  /// The point in the root's space.
  var inRoot: CGPoint {
    let frame = view.layout.frameInRoot
    return switch target {
    case .part(let part):
      CGPoint(x: frame.minX + part.x * frame.width, y: frame.minY + part.y * frame.height)
    case .point(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    case .area(let area): CGPoint(x: frame.minX + area.midX, y: frame.minY + area.midY)
    case .beside(let views): point(in: frame, beside: views)
    }
  }

  /// The first point that is touched and in none of the views: at half the height if there is one.
  private func point(in frame: CGRect, beside views: [ViewNode]) -> CGPoint {
    let tester = view.output(HitTestOutput.self)
    let others = views.map(\.layout)
    func isTouched(_ point: CGPoint) -> Bool {
      guard let hit = tester?.hit(point)?.view.layout else { return false }
      return !others.contains { hit === $0 || hit.isInside($0) }
    }
    let frames = others.map(\.frameInRoot)
    let middle = frame.middle(beside: frames)
    if isTouched(middle) { return middle }
    let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875]
    for part in parts {
      let y = frame.minY + part * frame.height
      let positions =
        [frame.middle(beside: frames, at: y).x] + parts.map { frame.minX + $0 * frame.width }
      for x in positions where isTouched(CGPoint(x: x, y: y)) { return CGPoint(x: x, y: y) }
    }
    return middle
  }

  /// The part that is touched, in the root's space: all of the view unless a part of it was named.
  var frameInRoot: CGRect {
    let frame = view.layout.frameInRoot
    guard case .area(let area) = target else { return frame }
    return area.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension View {
  /// Sets the point, in this view's own space, that assistive technology taps to activate it. Without it that is the
  /// middle of what is seen of the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.activation = .point(activationPoint) } }

  /// Sets the part of this view that assistive technology taps to activate it. Without it that is the middle of what is
  /// seen of the view.
  ///
  /// ```swift
  /// HStack {
  ///   Text("Smoker")
  ///   Color.orange.frame(width: 44, height: 44).onTapGesture {}
  /// }
  /// .accessibilityElement(children: .combine)
  /// .accessibilityActivationPoint(.trailing)
  /// ```
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.activation = .part(activationPoint) } }

  /// The same, only if `isEnabled` is true.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.activation = isEnabled ? .point(activationPoint) : nil }
  }

  /// The same, only if `isEnabled` is true.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.activation = isEnabled ? .part(activationPoint) : nil }
  }
}
