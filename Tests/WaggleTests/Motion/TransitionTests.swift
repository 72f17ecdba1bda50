import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("When a transition runs")
@MainActor struct TransitionTests {
  @Test func `M062: the content of an if fades by default`() {
    let show = Show(true) { isOn in
      ZStack {
        Tile(color: .blue)
        if isOn { Tile() }
      }
    }
    let whole = show.drawn
    show.set(false)
    #expect(show.drawn.count == 2, "it is drawn whole at time 0")
    show.host.advance(by: 0.5)
    #expect(show.drawn.contains("opacity 0.5"))
    show.host.advance(by: 0.52)
    #expect(show.drawn == Array(whole.prefix(1)))
    show.set(true)
    #expect(show.drawn.contains("opacity 0"))
    show.host.advance(by: 0.5)
    #expect(show.drawn.contains("opacity 0.5"))
    show.host.advance(by: 0.5)
    #expect(show.drawn == whole)
  }

  @Test func `M062: if-else, switch, optional, ForEach and .id fade; AnyView jumps`() {
    func fades<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) -> Bool {
      let show = Show(1) { number in
        ZStack {
          Room(); content(number)
        }
      }
      show.set(2)
      show.host.advance(by: 0.5)
      return show.drawn.contains("opacity 0.5")
    }
    #expect(fades { if $0 == 1 { Tile() } else { Text("two") } })
    #expect(
      fades {
        switch $0 {
        case 1: Tile()
        case 2: Text("two")
        default: Text("more")
        }
      })
    #expect(fades { if $0 == 1 { Tile() } })
    #expect(fades { ForEach([$0], id: \.self) { _ in Tile() } })
    #expect(fades { Tile().id($0) })
    #expect(!fades { $0 == 1 ? AnyView(Tile()) : AnyView(Text("two")) })
  }

  @Test func `M062: .identity draws no transition`() {
    let show = Show(true) { isOn in
      ZStack {
        Tile(color: .blue)
        if isOn { Tile().transition(.identity) }
      }
    }
    show.set(false)
    #expect(show.drawn.count == 1)
    show.set(true)
    #expect(show.drawn.count == 2)
  }

  /// Tells the phases in which its body runs.
  private struct Phased: Transition {
    let log: Log
    func body(content: Content, phase: TransitionPhase) -> some View {
      let _ = log.add("\(phase.value)")
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test func `M063: a custom transition runs from willAppear to identity, and to didDisappear`() {
    let log = Log()
    let show = Show(false) { isOn in
      VStack { if isOn { Tile().transition(Phased(log: log)) } }
    }
    show.set(true)
    #expect(log.take() == ["-1.0", "0.0"])
    show.host.advance(by: 2)
    #expect(log.take() == [])
    show.set(false)
    #expect(log.take() == ["1.0"])
    show.host.advance(by: 2)
    #expect(log.take() == [])
  }

  @Test func `M064: an animation on the stack makes a view fade, one inside the if does not`() {
    func fades(_ inner: Animation?, _ outer: Animation?) -> Bool {
      let show = Show(true) { isOn in
        VStack { if isOn { Tile().animation(inner, value: isOn) } }.animation(outer, value: isOn)
      }
      show.jump(false)
      show.host.advance(by: 0.5)
      return show.drawn.contains("opacity 0.5")
    }
    #expect(!fades(.linear(duration: 1), nil))
    #expect(fades(nil, .linear(duration: 1)))
  }

  @Test func `M064: a transition's own animation counts, and needs no other`() {
    let show = Show(true) { isOn in
      VStack { if isOn { Tile().transition(.opacity.animation(.linear(duration: 2))) } }
    }
    for set in [show.set, show.jump] {
      set(false)
      show.host.advance(by: 1)
      #expect(show.drawn.contains("opacity 0.5"))
      show.host.advance(by: 1.1)
      #expect(show.drawn.isEmpty)
      set(true)
      show.host.advance(by: 1)
      #expect(show.drawn.contains("opacity 0.5"))
      show.host.advance(by: 1.1)
    }
  }

  @Test func `M064: without an animation a view is removed in one frame, and inserted in one`() {
    let show = Show(true) { isOn in
      VStack { if isOn { Tile().transition(.slide) } }
    }
    let whole = show.drawn
    show.jump(false)
    #expect(show.drawn.isEmpty)
    show.jump(true)
    #expect(show.drawn == whole)
    #expect(show.host.host.nextMoment == nil)
  }

  @Test func `M065: a removed stack fades, and the slide inside it does not run`() {
    let show = Show(true) { isOn in
      ZStack {
        Room()
        if isOn { VStack { if isOn { Tile().transition(.slide) } } }
      }
    }
    let place = show.drawn.last
    for value in [false, true] {
      show.set(value)
      show.host.advance(by: 0.5)
      #expect(show.drawn.first == "opacity 0.5")
      #expect(show.drawn.last?.hasSuffix(place!) == true)
      show.host.advance(by: 1)
    }
  }

  @Test func `M066: a removed view gives up its space at once, and is drawn where it was`() throws {
    let show = Show(true) { isOn in
      VStack(spacing: 0) {
        Tile(color: .blue)
        if isOn { Tile() }
      }
      .accessibilityIdentifier("stack")
    }
    let place = show.drawn.last!
    show.set(false)
    #expect(try show.host.find(identifier: "stack").frame.height == 20)
    show.host.advance(by: 0.5)
    #expect(show.drawn.contains { $0.contains(place.split(separator: " ").last!) })
  }

  @Test func `M067: removed views are drawn below the others, unless their z index is higher`() {
    func order(_ index: Double) -> Bool {
      let show = Show(true) { isOn in
        ZStack {
          Tile(color: .blue)
          if isOn { Tile().zIndex(index) }
        }
      }
      show.set(false)
      show.host.advance(by: 0.5)
      return show.drawn.first == "opacity 0.5"
    }
    #expect(order(0))
    #expect(!order(1))
  }

  @Test(
    "M073: a host that prefers cross-fades replaces moves by fades; reduced motion alone does not")
  func crossFade() {
    func drawn(_ change: (TestHost) -> Void) -> [String] {
      let show = Show(false) { isOn in
        VStack { if isOn { Tile().transition(.move(edge: .top)) } }
      }
      change(show.host)
      show.host.settle()
      show.set(true)
      show.host.advance(by: 0.5)
      return show.drawn
    }
    #expect(drawn { $0.setEnvironment(\.prefersCrossFadeTransitions, true) }.first == "opacity 0.5")
    #expect(drawn { $0.setEnvironment(\.accessibilityReduceMotion, true) }.count == 1)
  }

  @Test func `M063: after its transitions a tree has as many nodes as one built that way`() {
    func show(_ isOn: Bool) -> Show<Bool> {
      Show(isOn) { isOn in
        VStack {
          if isOn { Tile().transition(.slide.combined(with: .opacity)) } else { Text("off") }
          ForEach(0..<(isOn ? 3 : 5), id: \.self) { Text("\($0)") }
        }
      }
    }
    let moved = show(false)
    for value in [true, false, true, false, true] {
      moved.set(value)
      moved.host.advance(by: 0.3)
    }
    moved.host.advance(by: 2)
    let fresh = show(true)
    #expect(moved.drawn == fresh.drawn)
    #expect(moved.host.counts.nodesLive == fresh.host.counts.nodesLive)
    #expect(moved.host.host.nextMoment == nil)
  }
}
