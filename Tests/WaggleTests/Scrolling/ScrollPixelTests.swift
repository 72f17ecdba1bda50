import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("The picture of a scroll view")
@MainActor
struct ScrollPixelTests {
  private func host(_ scheme: ColorScheme = .light) -> TestHost {
    TestHost(size: CGSize(width: 160, height: 160), colorScheme: scheme) {
      VStack(spacing: 8) {
        Text("Above")
        ScrollView {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<30) { index in
              HStack {
                Circle().fill(.orange).frame(width: 20, height: 20)
                Text("Row \(index)")
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 8)
        }
        .background(Color.yellow.opacity(0.2))
        Text("Below")
      }
    }
  }

  @Test func `What is outside of the viewport is not drawn`() throws {
    for (scheme, name) in [(ColorScheme.light, "light"), (.dark, "dark")] {
      let host = host(scheme)
      host.scroll(at: CGPoint(x: 80, y: 80), by: CGVector(dx: 0, dy: 37))
      for scale in [1, 2] {
        try host.png(scale: CGFloat(scale)).write(
          to: URL(fileURLWithPath: "/tmp/scroll-\(name)-\(scale).png"))
      }
    }
  }
}
