import Foundation
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct TagTests {
  /// What each view's tag is for a selection of `Int`, of `Int?` and of `String`.
  private final class Seen {
    var tags: [(Int?, Int??, String?)] = []
  }

  private struct Reading<Content: View>: View {
    let seen: Seen
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        let _ =
          seen.tags = subviews.map(\.containerValues).map {
            ($0.tag(for: Int.self), $0.tag(for: Int?.self), $0.tag(for: String.self))
          }
        ForEach(subviews) { $0 }
      }
    }
  }

  @Test func `A tag is found by its exact type and by its optional (C064)`() {
    let seen = Seen()
    let host = TestHost {
      Reading(seen: seen) {
        Color.red.tag(1).padding()
        Color.red.tag(2, includeOptional: false)
        Color.red.tag("three")
        Color.red.tag(nil as Int?)
        Color.red
      }
    }
    host.settle()
    #expect(seen.tags.map(\.0) == [1, 2, nil, nil, nil])
    #expect(seen.tags.map(\.1) == [.some(.some(1)), nil, nil, .some(.none), nil])
    #expect(seen.tags.map(\.2) == [nil, nil, "three", nil, nil])
  }

  @Test func `A tag on a group applies to each of its views (R028, C064)`() {
    let seen = Seen()
    let host = TestHost {
      Reading(seen: seen) {
        Group {
          Color.red
          Color.blue
        }
        .tag(7)
      }
    }
    host.settle()
    #expect(seen.tags.map(\.0) == [7, 7])
  }
}
