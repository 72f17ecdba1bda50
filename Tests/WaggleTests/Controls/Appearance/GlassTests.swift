import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Glass that reacts, glass of unions, and transitions of glass.
@MainActor @Suite struct GlassTests {
  private struct Pair: View {
    let isUnion: Bool
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer(spacing: 10) {
        HStack(spacing: 10) {
          ForEach(0..<2) { index in
            Color.clear.frame(width: 40, height: 40).glassEffect()
              .glassEffectUnion(id: isUnion ? 1 : index + 2, namespace: namespace)
              .accessibilityIdentifier("\(index)")
          }
        }
      }
    }
  }

  private func host<V: View>(@ViewBuilder _ view: @escaping () -> V) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { view() }
  }

  /// The sizes of what is filled or stroked with glass.
  private func panes(_ host: TestHost) -> Set<String> {
    Set(
      host.displayList.description.split(separator: "\n").filter { $0.contains("material") }
        .map { String($0.trimmingCharacters(in: .whitespaces)) })
  }

  @Test func `C662: interactive glass is larger and lighter while it is touched`() throws {
    for isInteractive in [true, false] {
      var taps = 0
      let host = host {
        Color.red.frame(width: 60, height: 40)
          .glassEffect(.regular.interactive(isInteractive))
          .onTapGesture { taps += 1 }
      }
      let rest = host.displayList.description
      host.press(at: CGPoint(x: 100, y: 50))
      host.advance(by: 0.3)
      #expect((host.displayList.description != rest) == isInteractive)
      host.release(at: CGPoint(x: 100, y: 50))
      host.advance(by: 2)
      #expect(host.displayList.description == rest)
      #expect(taps == 1)
    }
  }

  @Test func `C663: the glass of a union is one shape around its views`() throws {
    let (one, two) = (host { Pair(isUnion: true) }, host { Pair(isUnion: false) })
    #expect(try one.png() != two.png())
    #expect(panes(one).count == 1 && panes(two).count == 2)
    for index in ["0", "1"] {
      #expect(try one.find(identifier: index).frame == two.find(identifier: index).frame)
    }
  }

  @Test func `C663: outside of a container a view of a union has its own glass`() throws {
    struct Alone: View {
      let isUnion: Bool
      @Namespace private var namespace
      var body: some View {
        Color.clear.frame(width: 40, height: 40).glassEffect()
          .glassEffectUnion(id: isUnion ? 1 : nil, namespace: namespace)
      }
    }
    #expect(try host { Alone(isUnion: true) }.png() == host { Alone(isUnion: false) }.png())
  }

  @Test func `C664: glass with the id of glass that is removed moves from its frame`() throws {
    struct Swap: View {
      let isWide: Bool
      @Namespace private var namespace
      var body: some View {
        GlassEffectContainer {
          if isWide {
            Color.clear.frame(width: 120, height: 40).glassEffect().glassEffectID(
              "a", in: namespace
            )
            .glassEffectTransition(.matchedGeometry)
          } else {
            Color.clear.frame(width: 40, height: 40).glassEffect().glassEffectID("a", in: namespace)
          }
        }
      }
    }
    let isWide = Knob(false)
    let host = host { Turned(isWide) { Swap(isWide: $0) } }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1)) { isWide.value = true } }
    host.advance(by: 0.5)
    let middle = host.displayList.description
    host.advance(by: 1)
    #expect(middle != host.displayList.description)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C664: glass with the identity transition is there or not`() {
    let isShown = Knob(false)
    let host = host {
      Turned(isShown) { isShown in
        if isShown {
          Color.red.frame(width: 40, height: 40).glassEffect().glassEffectTransition(.identity)
        }
      }
    }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1)) { isShown.value = true } }
    host.advance(by: 0.1)
    let early = host.displayList.description
    host.advance(by: 2)
    #expect(host.displayList.description == early)
  }
}
