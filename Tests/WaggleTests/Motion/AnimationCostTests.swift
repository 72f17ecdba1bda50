import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("A frame visits only what is animated")
@MainActor struct AnimationCostTests {
  private let dial = Dial()

  private struct Leaf: View {
    let index: Int
    let dial: Dial
    var body: some View {
      Color.red.frame(width: 1, height: 1).opacity(index == 5_000 ? 1 - dial.x : 1)
    }
  }

  @Test
  func `Moving one of 10,000 views runs no body and no layout, and redraws only its ancestors`() {
    let host = motionHost {
      VStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Leaf(index: $0, dial: dial) } }
    }
    host.frame { withAnimation(.second) { dial.x = 0.5 } }
    host.advance(by: 0.1)
    let counts = host.counts
    for _ in 1...5 {
      let before = host.displayList.list.identities
      host.advance(by: 1.0 / 60)
      let made = host.displayList.list.identities.subtracting(before).count
      #expect(made > 0 && made < 32)
    }
    #expect(host.counts == counts)
  }

  /// How often containers look through their children while so many rows leave, in the frame that drops them, and while
  /// as many come back in the middle of that.
  private func scans(ofRemoving count: Int) -> [Int] {
    dial.isOn = false
    let host = motionHost {
      VStack(spacing: 0) {
        ForEach(0..<(dial.isOn ? 2 : count), id: \.self) { _ in
          Color.red.preference(key: NumberKey.self, value: 1)
        }
      }
      .onPreferenceChange(NumberKey.self) { _ in }
    }
    var scans: [Int] = []
    func step(_ body: () -> Void) {
      let before = host.runtime.counts.childScans
      body()
      scans.append(host.runtime.counts.childScans - before)
    }
    host.settle()
    step { host.frame { withAnimation(.second) { dial.isOn = true } } }
    step { host.advance(by: 0.5) }
    step { host.frame { withAnimation(.second) { dial.isOn = false } } }
    step { host.advance(by: 2) }
    step { host.frame { withAnimation(.second) { dial.isOn = true } } }
    step { host.advance(by: 2) }
    #expect(host.displayList.description.split(separator: "\n").count == 2)
    return scans
  }

  @Test func `M068: removing many rows visits the container as often as removing few`() {
    #expect(scans(ofRemoving: 400) == scans(ofRemoving: 8))
  }

  @Test func `A container that moves as one is animated as one node`() {
    let host = motionHost {
      HStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red } }
        .frame(width: 100, height: 20).padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 50 } }
    host.advance(by: 0.1)
    let before = host.displayList.list.identities
    host.advance(by: 0.1)
    #expect(host.displayList.list.identities.subtracting(before).count < 8)
  }
}
