import Foundation
import Observation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// The bounds that are kept of what a container draws, while children leave it with an animation.
@MainActor @Suite struct BoundsAfterRemovalTests {
  enum Kind: CaseIterable { case stack, lazyStack, grid }

  @Observable final class Model { var isShown = true }

  private struct Leaving: View {
    let kind: Kind
    let model: Model

    var body: some View {
      VStack {
        Group {
          switch kind {
          case .stack: HStack { content }
          case .lazyStack:
            LazyHStack { ForEach(model.isShown ? [0] : [], id: \.self) { _ in square } }
          case .grid: Grid { content }
          }
        }
        .accessibilityIdentifier("container")
      }
    }

    @ViewBuilder private var content: some View { if model.isShown { square } }
    private var square: some View { Color.red.frame(width: 50, height: 50) }
  }

  private func bounds(_ host: TestHost) throws -> CGRect {
    let view = try #require(
      host.host.rootView.identifiedViews.first { $0.identifier == "container" })
    return host.host.query { view.view.layout.boundingRect }
  }

  @Test(arguments: Kind.allCases)
  func `What has left with an animation is no part of the bounds around it (L215)`(
    kind: Kind
  ) throws {
    let model = Model()
    // Nothing is touched: a touch would have the container follow its children.
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      Leaving(kind: kind, model: model)
    }
    host.settle()
    #expect(try bounds(host).size == CGSize(width: 50, height: 50))
    withAnimation(.linear(duration: 0.3)) { model.isShown = false }
    for _ in 0..<5 {
      host.advance(by: 0.05)
      #expect(try !bounds(host).isNull)
    }
    host.advance(by: 1)
    #expect(try bounds(host).isNull)
  }
}
