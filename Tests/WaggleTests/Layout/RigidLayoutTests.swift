import Foundation
import TestSupport
import Testing
import Waggle

/// What layout does with views whose sizes do not depend on what is proposed to them.
@MainActor @Suite struct RigidLayoutTests {
  /// The layouts of the frame after the dial was turned from 0 to 1.
  private func layouts<V: View>(@ViewBuilder _ view: @escaping (Dial) -> V) -> Int {
    let dial = Dial()
    let host = PlainHost(300, 300) { view(dial) }
    let before = host.runtime.counts.layouts
    host.settle { dial.x = 1 }
    #expect(host.diagnostics.isEmpty)
    return host.runtime.counts.layouts - before
  }

  @Test(arguments: [10, 1_000])
  func `A column of rigid rows is laid out once, whatever is proposed to it (L192)`(count: Int) {
    #expect(layouts { dial in DialPadding(dial: dial, content: Rows(count)) } <= 20)
    #expect(
      layouts { dial in
        HStack {
          Rows(count)
          DialFrame(dial: dial)
        }
      } <= 20)
    let host = PlainHost(300, 300) { Rows(count) }
    let before = host.runtime.counts.layouts
    host.settle { host.host.size = CGSize(width: 200, height: 400) }
    #expect(host.runtime.counts.layouts - before <= 20)
  }

  @Test(arguments: [10, 1_000])
  func `A row of a column that is replaced or grows is laid out alone (L192)`(count: Int) {
    #expect(
      layouts { dial in
        VStack(spacing: 0) {
          Rows(count)
          DialFrame(dial: dial)
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 4) }
        }
      } <= 30)
    #expect(
      layouts { dial in
        VStack(spacing: 0) {
          DialChoice(dial: dial)
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 4) }
        }
      } <= 30)
  }

  @Test func `A view that stops being rigid answers to what its parent has proposed (L192)`() {
    let dial = Dial()
    let host = PlainHost(200, 100) {
      VStack(spacing: 0) {
        DialRigidity(dial: dial)
        Color.red.frame(width: 10, height: 4)
      }
      .padding(10)
    }
    #expect(host.frame("view") == CGRect(x: 80, y: 38, width: 40, height: 20))
    host.settle { dial.x = 1 }
    #expect(host.frame("view") == CGRect(x: 10, y: 38, width: 180, height: 20))
    host.settle { dial.x = 2 }
    #expect(host.frame("view") == CGRect(x: 10, y: 10, width: 180, height: 76))
    host.settle { dial.x = 0 }
    #expect(host.frame("view") == CGRect(x: 80, y: 38, width: 40, height: 20))
  }

  @Test(arguments: [1_000, 3_000])
  func `What priorities leave is exactly nothing, so later groups are not measured again (L193)`(
    count: Int
  ) {
    #expect(
      layouts { dial in
        VStack(spacing: 0) {
          DialPriority(dial: dial)
          ForEach(0..<count, id: \.self) { row in
            Color.red.frame(width: 4).layoutPriority(Double(row % 5))
          }
        }
      } <= 20)
  }

  @Test func `Nested overlays ask for guides as often as they are deep, not its square (L194)`() {
    let (shallow, deep) = (guideCalls(depth: 20), guideCalls(depth: 40))
    #expect(deep <= 2 * shallow + 4)
  }

  /// How often the innermost of nested overlays is asked for a guide.
  private func guideCalls(depth: Int) -> Int {
    let tally = GuideTally()
    let host = PlainHost(300, 300) { NestedOverlays(depth: depth, tally: tally) }
    return withExtendedLifetime(host) { tally.calls }
  }
}

private struct Rows: View {
  let count: Int

  init(_ count: Int) { self.count = count }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 4) }
    }
  }
}

private struct DialPadding<Content: View>: View {
  let dial: Dial
  let content: Content

  var body: some View { content.padding(dial.x) }
}

private struct DialFrame: View {
  let dial: Dial

  var body: some View { Color.blue.frame(width: 10, height: 4 + dial.x) }
}

private struct DialChoice: View {
  let dial: Dial

  var body: some View {
    if dial.x == 0 {
      Color.blue.frame(width: 10, height: 4)
    } else {
      Color.green.frame(width: 10, height: 4)
    }
  }
}

/// Fixed along both axes, then along the vertical one, then along none.
private struct DialRigidity: View {
  let dial: Dial

  var body: some View {
    greedy("view")
      .frame(width: dial.x == 0 ? 40 : nil, height: dial.x < 2 ? 20 : nil)
  }
}

private struct DialPriority: View {
  let dial: Dial

  var body: some View { Color.red.frame(width: 4).layoutPriority(dial.x) }
}

private final class GuideTally: Sendable {
  nonisolated(unsafe) var calls = 0
}

private struct NestedOverlays: View {
  let depth: Int
  let tally: GuideTally

  var body: AnyView {
    if depth == 0 {
      let tally = tally
      return AnyView(
        Color.red.frame(width: 10, height: 4).alignmentGuide(HorizontalAlignment.center) {
          tally.calls += 1
          return $0.width / 2
        })
    }
    return AnyView(NestedOverlays(depth: depth - 1, tally: tally).overlay(Color.blue))
  }
}
