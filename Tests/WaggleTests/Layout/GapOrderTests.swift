import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Which gap is between which views.
@MainActor @Suite struct GapOrderTests {
  /// The distance of two neighbours in a stack.
  private func distance(_ one: String, _ other: String, in host: TestHost) throws -> CGFloat {
    try host.find(identifier: other).frame.minY - host.find(identifier: one).frame.maxY
  }

  private func text(_ name: String) -> some View { Text(name).accessibilityIdentifier(name) }
  private func square() -> some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("square")
  }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    let content = content()
    let host = TestHost(size: CGSize(width: 200, height: 300)) { content }
    host.settle()
    return host
  }

  @Test func `L031: each gap of a stack is that between its two views`() throws {
    let texts = try distance(
      "a", "b",
      in: host {
        VStack {
          text("a"); text("b")
        }
      })
    let mixed = try distance(
      "b", "square",
      in: host {
        VStack {
          text("b"); square()
        }
      })
    #expect(texts != mixed)
    let all = host {
      VStack {
        text("a"); text("b"); square()
      }
    }
    #expect(try distance("a", "b", in: all) == texts)
    #expect(try distance("b", "square", in: all) == mixed)
  }
}
