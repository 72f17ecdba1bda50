import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("A geometry group moves as one (R181, M093)")
@MainActor struct GeometryGroupTests {
  private let dial = Dial()

  /// A bar whose width and place the dial sets, and which logs the width that it has inside.
  private func bar(_ log: Recorder<Double>, isGroup: Bool) -> some View {
    let inside = GeometryReader { proxy in
      Color.red.preference(
        key: NumberKey.self, value: proxy.frame(in: .global).minX + proxy.size.width * 1000)
    }
    return HStack(spacing: 0) {
      Color.clear.frame(width: dial.x, height: 20)
      if isGroup {
        inside.geometryGroup().frame(width: 20 + dial.other, height: 20)
      } else {
        inside.frame(width: 20 + dial.other, height: 20)
      }
    }
    .onPreferenceChange(NumberKey.self) { value in
      MainActor.assumeIsolated { log.add(value) }
    }
  }

  private func heard(_ change: () -> Void, isGroup: Bool) -> (log: [Double], edges: [CGFloat]) {
    let log = Recorder<Double>()
    let host = motionHost { bar(log, isGroup: isGroup) }
    _ = log.take()
    host.frame { withAnimation(.second) { change() } }
    var edges = host.edges.suffix(1)
    for _ in 0..<4 {
      host.host.frame(at: host.time + 0.25)
      edges += host.edges.suffix(1)
    }
    host.advance(by: 0.5)
    #expect(host.host.nextMoment == nil)
    return (log.entries, Array(edges))
  }

  @Test func `R181: inside a group the position is a series of values; without it the final one`() {
    let group = heard({ dial.x = 100 }, isGroup: true)
    #expect(group.log == [20_025, 20_050, 20_075, 20_100])
    #expect(group.edges == [0, 25, 50, 75, 100])
    dial.x = 0
    let plain = heard({ dial.x = 100 }, isGroup: false)
    #expect(plain.log == [20_100])
    #expect(plain.edges == [0, 25, 50, 75, 100])
  }

  @Test func `R181: inside a group the size is a series of proposals`() {
    let group = heard({ dial.other = 40 }, isGroup: true)
    #expect(group.log == [30_000, 40_000, 50_000, 60_000])
  }

  @Test func `R181: outside a group position and size are final at once, and siblings do not wait`()
    throws
  {
    let host = motionHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 20 + dial.x, height: 20).geometryGroup()
          .accessibilityIdentifier("group")
        Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("next")
      }
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(try host.find(identifier: "group").frame.width == 120)
    #expect(try host.find(identifier: "next").frame.minX == 120)
  }

  @Test func `R181: content that moves with its container moves once`() {
    let host = motionHost {
      Color.red.frame(width: 20, height: 20).geometryGroup().padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[0], [50], [100]])
    host.advance(by: 0.5)
    #expect(host.edges == [100])
  }
}
