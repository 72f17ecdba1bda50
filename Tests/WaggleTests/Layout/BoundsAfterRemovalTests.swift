import Foundation
import Observation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// The bounds that are kept of what a container draws, while children leave it with an animation.
@MainActor @Suite struct BoundsAfterRemovalTests {
  @Observable final class Model { var isShown = true }

  private struct Leaving: View {
    let model: Model
    let isLazy: Bool

    var body: some View {
      VStack {
        if isLazy {
          LazyHStack { ForEach(model.isShown ? [0, 1, 2] : [], id: \.self) { _ in square } }
            .accessibilityIdentifier("container")
        } else {
          HStack { if model.isShown { square } }.accessibilityIdentifier("container")
        }
        Text("below")
      }
    }

    private var square: some View { Color.red.frame(width: 50, height: 50) }
  }

  @Test(arguments: [false, true])
  func `What has left with an animation does not belong to the bounds around it (L215)`(
    isLazy: Bool
  ) throws {
    let model = Model()
    // Nothing is touched: a touch would have the container follow its children.
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Leaving(model: model, isLazy: isLazy)
    }
    host.settle()
    let found = try #require(
      host.host.identifiedViews.first { $0.identifier == "container" })
    let container = found.view.layout
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    host.frame()
    host.advance(by: 0.1)
    #expect(!container.boundingRect.isNull)
    // It is asked for in each frame, as below a pointer that moves.
    for _ in 0..<6 {
      host.advance(by: 0.05)
      _ = container.boundingRect
    }
    host.advance(by: 1)
    #expect(container.boundingRect.isNull)
  }
}
