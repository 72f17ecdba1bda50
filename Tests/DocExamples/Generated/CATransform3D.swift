// swift-format-ignore-file
// Made by `make examples` from the examples of CATransform3D.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flip: GeometryEffect {
  var angle: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, angle, 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let back = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(transform).concatenating(ProjectionTransform(back))
  }
}
