public import Foundation

extension VisualEffect {
  private func followed<Next: VisualEffect>(by next: Next) -> _ChainedVisualEffect<Self, Next> {
    _ChainedVisualEffect(base: self, next: next)
  }

  /// Offsets the drawing, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    followed(by: _OffsetEffect(offset: offset))
  }

  /// Offsets the drawing, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the drawing about an anchor point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: _ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing about an anchor point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing about an anchor point.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Rotates the drawing about an anchor point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: _RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the drawing in space about an axis through an anchor point.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    followed(
      by: _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Applies a transform to the drawing about its origin.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    followed(by: _TransformEffect(transform: transform))
  }

  /// Draws the view as one layer with an opacity: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    followed(by: _OpacityEffect(opacity: opacity))
  }

  /// Draws the view as one layer, blurred.
  ///
  /// - Parameters:
  ///   - radius: the blur's standard deviation, in points.
  ///   - isOpaque: whether the result is opaque and confined to the bounds of the layer.
  public func blur(radius: CGFloat, opaque isOpaque: Bool = false) -> some VisualEffect {
    followed(by: _BlurEffect(radius: radius, isOpaque: isOpaque))
  }
}

extension VisualEffect {
  /// Makes the drawing brighter: 0 changes nothing, 1 makes it white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    followed(by: _ColorEffect(.brightness, amount))
  }

  /// Changes the contrast: 1 changes nothing, 0 makes the drawing grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    followed(by: _ColorEffect(.contrast, amount))
  }

  /// Takes colour away: 0 changes nothing, 1 makes the drawing grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    followed(by: _ColorEffect(.grayscale, amount))
  }

  /// Turns the hues by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    followed(by: _ColorEffect(.hueRotation, angle.radians))
  }

  /// Changes the saturation: 1 changes nothing, 0 makes the drawing grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    followed(by: _ColorEffect(.saturation, amount))
  }
}

extension _ColorEffect: VisualEffect {
  /// Adds the change of colours.
  public nonisolated func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    steps.steps.append(.colors(matrix))
  }
}

extension _OffsetEffect: VisualEffect {
  /// Adds the offset.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    steps.steps.append(.transform(transform(in: size)))
  }
}

extension _ScaleEffect: VisualEffect {
  /// Adds the scale.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    steps.steps.append(.transform(transform(in: size)))
  }
}

extension _RotationEffect: VisualEffect {
  /// Adds the rotation.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    steps.steps.append(.transform(transform(in: size)))
  }
}

extension _TransformEffect: VisualEffect {
  /// Adds the transform.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    steps.steps.append(.transform(transform))
  }
}

extension _Rotation3DEffect: VisualEffect {
  /// Adds the rotation.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    let rotation = effectValue(size: size)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    steps.steps.append(.projection(rotation, near: rotation.affine(near: middle)))
  }
}

extension _OpacityEffect: VisualEffect {
  /// Adds the opacity.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    steps.steps.append(.opacity(opacity))
  }
}

extension _BlurEffect: VisualEffect {
  /// Adds the blur.
  public func _addSteps(to steps: inout _VisualEffectSteps, in size: CGSize) {
    steps.steps.append(.blur(radius: radius, isOpaque: isOpaque))
  }
}
