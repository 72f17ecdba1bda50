import Observation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// What the framework does after a body.
@MainActor @Suite struct AfterBodyTests {
  @Observable nonisolated final class Meadow: @unchecked Sendable {
    var bees = 0
    var shown = 0
    @ObservationIgnored var log: [String] = []
  }

  private struct Follower: View {
    let meadow: Meadow

    var body: some View {
      let bees = meadow.bees
      meadow.log.append("body \(bees)")
      return Color.clear
        .onChange(of: bees, initial: true) { meadow.log.append("action \(bees)") }
        .onGeometryChange(for: CGFloat.self) { [meadow] proxy in
          meadow.log.append("layout")
          return proxy.size.width
        } action: { _ in
        }
        .afterBody {
          meadow.log.append("after \(bees)")
          if meadow.shown != bees { meadow.shown = bees }
        }
    }
  }

  private struct Reader: View {
    let meadow: Meadow

    var body: some View { Text("shown \(meadow.shown)") }
  }

  @Test func `what is to be done after a body is done once for each, before layout and actions`() {
    let meadow = Meadow()
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Follower(meadow: meadow) }
    host.settle()
    #expect(meadow.log == ["body 0", "after 0", "layout", "action 0"])
    meadow.log = []
    host.frame { meadow.bees = 1 }
    #expect(meadow.log == ["body 1", "after 1", "layout", "action 1"])
    meadow.log = []
    host.frame {}
    #expect(meadow.log == [])
  }

  @Test func `what it changes in an observable object is in the same picture`() {
    let meadow = Meadow()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Reader(meadow: meadow)
      Follower(meadow: meadow)
    }
    host.settle()
    host.frame { meadow.bees = 3 }
    #expect(host.text.contains("shown 3"))
  }

  @Test func `it is done once for a list of views`() {
    var count = 0
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Group {
        Text("a")
        Text("b")
      }
      .afterBody { count += 1 }
    }
    host.settle()
    #expect(count == 1)
  }
}
