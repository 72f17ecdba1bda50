import CProbe
import SwiftUI
import WaggleTestKit

private struct UnreadKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}

/// An environment value that no view reads changes around a column of texts.
struct UnreadEnvironment: Scene {
  let rows: Int

  var name: String { "environment-unread" }
  var n: Int? { rows }

  func run() -> Row {
    let made = column()
    let costs = samples { round in
      Cost.measure { made.frame { LeafBindings.set(0, to: round + 1) } }
    }
    let cost = Cost.median(costs)
    return Row(scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations)
  }

  func count() -> Int {
    let made = column()
    for round in 0..<24 {
      if round == 4 { probe_start_counting() }
      made.frame { LeafBindings.set(0, to: round + 1) }
    }
    probe_stop_counting()
    return 20
  }

  private func column() -> TestHost {
    LeafBindings.want([0])
    let made = host {
      Surrounded(content: Texts(rows: rows))
    }
    made.settle()
    return made
  }

  private struct Texts: View {
    let rows: Int

    var body: some View {
      VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Text("\($0)") } }
    }
  }

  /// Content that stays the same, in an environment that changes.
  private struct Surrounded<Content: View>: View {
    let content: Content
    @State private var number = 0

    var body: some View {
      let _ = LeafBindings.connect(0, $number)
      content.environment(\.unread, number)
    }
  }
}
