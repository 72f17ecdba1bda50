import SwiftUI
import Testing
import WaggleTestKit

@Suite("The kinds of transitions")
@MainActor struct TransitionKindTests {
  /// What is drawn at the start, in the middle of the insertion and of the removal of a red view of 40 by 20 points in the middle.
  private func drawn(_ transition: AnyTransition, direction: LayoutDirection = .leftToRight) -> (
    start: [String], coming: [String], going: [String]
  ) {
    let show = Show(false) { isOn in
      ZStack {
        Room(); if isOn { Color.red.frame(width: 40, height: 20).transition(transition) }
      }
      .environment(\.layoutDirection, direction)
    }
    show.set(true)
    let start = show.drawn
    show.host.advance(by: 0.5)
    let coming = show.drawn
    show.host.advance(by: 1)
    show.set(false)
    show.host.advance(by: 0.5)
    return (start, coming, show.drawn)
  }

  /// Where the red view lies in the last line.
  private func place(_ lines: [String]) -> String {
    guard let line = lines.last, let open = line.firstIndex(of: "("),
      let close = line.firstIndex(of: ")")
    else { return "nowhere: \(lines)" }
    return line[open...close].split(separator: " ").prefix(2).joined(separator: " ") + ")"
  }

  @Test func `M069: move moves by the view's own size, in and out by the same edge`() {
    let top = drawn(.move(edge: .top))
    #expect(place(top.start) == "(30 20)")
    #expect(place(top.coming) == "(30 30)")
    #expect(place(top.going) == "(30 30)")
    #expect(place(drawn(.move(edge: .bottom)).start) == "(30 60)")
    #expect(place(drawn(.move(edge: .leading)).start) == "(-10 40)")
    #expect(place(drawn(.move(edge: .trailing)).start) == "(70 40)")
  }

  @Test func `M069: slide enters from the leading edge and exits to the trailing one`() {
    let slide = drawn(.slide)
    #expect(place(slide.start) == "(-10 40)")
    #expect(place(slide.coming) == "(10 40)")
    #expect(place(slide.going) == "(50 40)")
  }

  @Test func `M069: push enters from its edge, exits to the opposite one, and fades`() {
    let push = drawn(.push(from: .top))
    #expect(place(push.start) == "(30 20)")
    #expect(place(push.going) == "(30 50)")
    #expect(push.coming.first == "opacity 0.5")
    #expect(push.going.first == "opacity 0.5")
  }

  @Test func `M069: where lines run to the left, leading is on the right`() {
    let slide = drawn(.slide, direction: .rightToLeft)
    #expect(place(slide.start) == "(70 40)")
    #expect(place(slide.going) == "(10 40)")
  }

  @Test func `M070: scale starts almost at zero about the centre, offset at its offset`() {
    #expect(drawn(.scale).coming.first?.hasPrefix("transform (0.5") == true)
    #expect(drawn(.scale(scale: 0.5)).start.first?.hasPrefix("transform (0.5") == true)
    #expect(place(drawn(.offset(x: 10, y: -10)).start) == "(40 30)")
    #expect(place(drawn(.offset(CGSize(width: 4, height: 0))).coming) == "(32 40)")
    let blur = drawn(AnyTransition(.blurReplace))
    #expect(blur.start.contains("opacity 0") && blur.start.contains { $0.contains("(0.9") })
    #expect(blur.start.contains { $0.contains("blur 7") })
    #expect(blur.coming.contains { $0.contains("blur 3.5") })
  }

  @Test func `M071: asymmetric uses one transition for insertion and another for removal`() {
    let both = drawn(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
    #expect(place(both.coming) == "(30 30)" && both.coming.count == 1)
    #expect(both.going.first == "opacity 0.5" && place(both.going) == "(30 40)")
  }

  @Test func `M071: combined puts the first transition inside the second`() {
    let both = drawn(.opacity.combined(with: .scale(scale: 0.5))).start
    #expect(both.first?.hasPrefix("transform") == true && both.dropFirst().first == "  opacity 0")
    let other = drawn(.scale(scale: 0.5).combined(with: .opacity)).start
    #expect(other.first == "opacity 0" && other.dropFirst().first?.contains("transform") == true)
  }

  @Test func `M071: modifier uses the active modifier where the view is absent`() {
    struct Wide: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let both = drawn(.modifier(active: Wide(x: 20), identity: Wide(x: 0)))
    #expect(place(both.start) == "(50 40)")
    #expect(place(both.coming) == "(40 40)")
  }

  @Test func `M063: environment values of a transition reach the view`() {
    struct Tinted: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.foregroundStyle(phase.isIdentity ? Color.red : Color.blue)
      }
    }
    let show = Show(true) { isOn in
      ZStack {
        Room(); if isOn { Rectangle().frame(width: 40, height: 20).transition(Tinted()) }
      }
    }
    let red = show.drawn
    show.set(false)
    show.host.advance(by: 0.5)
    #expect(show.drawn.count == 1 && show.drawn != red)
  }

  @Test func `M063: modifiers around .transition are inserted and removed with the view`() {
    let show = Show(true) { isOn in
      ZStack {
        Room(); if isOn { Tile().transition(.opacity).padding(5).background(Color.blue) }
      }
    }
    show.set(false)
    show.host.advance(by: 0.5)
    #expect(
      show.drawn.first == "opacity 0.5"
        && show.drawn.allSatisfy { $0 == show.drawn[0] || $0.hasPrefix("  ") })
  }
}
