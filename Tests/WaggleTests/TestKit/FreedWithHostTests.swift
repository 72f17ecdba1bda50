import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// A host frees all of its views.
@MainActor @Suite struct FreedWithHostTests {
  @Test func `A host that is freed frees every node, and observes nothing more`() {
    var host: TestHost? = TestHost.small { VStack { ForEach(0..<5) { Text("\($0)") } } }
    host!.settle()
    let tree = host!.host
    #expect(host!.counts.nodesLive > 0)
    host = nil
    #expect(tree.liveNodeCount == 0)
  }

  @Test func `Rows of a ForEach are freed with the host (R190)`() {
    #expect(isFreed { VStack { ForEach(0..<3, id: \.self) { Text("\($0)") } } })
  }

  @Test func `Rows inside of rows are freed with the host (R190)`() {
    #expect(
      isFreed {
        VStack {
          ForEach(0..<3, id: \.self) { row in
            ForEach(0..<3, id: \.self) { Text("\(row) \($0)").padding() }
          }
        }
      })
  }

  @Test func `Modifiers around a view that can be replaced are freed with the host (R028)`() {
    #expect(isFreed { VStack { AnyView(Text("a")).padding().opacity(0.5).onAppear {} } })
  }

  @Test func `Views with onAppear and onDisappear are freed with the host (R191)`() {
    #expect(
      isFreed {
        VStack {
          Text("a").onAppear {}.onDisappear {}
          ForEach(0..<3, id: \.self) { Text("\($0)").onAppear {}.onChange(of: $0) {} }
        }
      })
  }

  @Test func `A host is freed during an animation (M023)`() {
    #expect(
      isFreed {
        Fading()
      } after: { host in
        host.tap(at: CGPoint(x: 195, y: 422))
        host.advance(by: 0.1)
      })
  }

  @Test func `Views with onHover are freed with the host (M138)`() {
    #expect(
      isFreed {
        Color.red.onHover { _ in }
      } after: { host in
        host.hover(at: CGPoint(x: 195, y: 422))
      })
  }

  /// Whether the runtime, which every view's inputs hold, is gone after the host.
  private func isFreed(
    _ content: @escaping () -> some View, after steps: (TestHost) -> Void = { _ in }
  ) -> Bool {
    weak var runtime: AnyObject?
    do {
      let host = TestHost(content: content)
      host.settle()
      steps(host)
      runtime = host.runtime
    }
    return runtime == nil
  }

  private struct Fading: View {
    @State private var isFaded = false

    var body: some View {
      Color.red
        .opacity(isFaded ? 0.5 : 1)
        .onTapGesture { withAnimation(.linear(duration: 5)) { isFaded = true } }
    }
  }
}
