// swift-format-ignore-file
// Made by `make examples` from the examples of UIBezierPath.

import SwiftUI
import Testing
import WaggleTestKit

private struct TopCorners: Shape {
  func path(in rect: CGRect) -> Path {
    let radii = CGSize(width: 12, height: 12)
    let outline = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
    return Path(outline.cgPath)
  }
}
