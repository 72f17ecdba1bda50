// swift-format-ignore-file
// Made by `make examples` from the examples of AnimatableMacro.

import SwiftUI
import Testing
import WaggleTestKit

@Animatable
private struct Pill: Shape {
  var width: CGFloat
  var inset: CGFloat
  @AnimatableIgnored var isRounded: Bool

  func path(in rect: CGRect) -> Path {
    let body = CGRect(x: 0, y: inset, width: width, height: max(0, rect.height - 2 * inset))
    return isRounded ? Path(roundedRect: body, cornerRadius: body.height / 2) : Path(body)
  }
}

@Animatable
private struct Dial: View {
  var angle: Angle
  @AnimatableIgnored var title: String

  var body: some View { Text(title).rotationEffect(angle) }
}
