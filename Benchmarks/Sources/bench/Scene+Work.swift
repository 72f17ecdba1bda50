import SwiftUI
import WaggleTestKit

/// Views that all move or leave, a frame of it; and what a test asks of many views.
@MainActor let workScenes: [WorkScene] = [
  // Each view is in flight to the other side of its frame.
  moving("movers", n: 500) { stage in
    VStack(spacing: 0) {
      ForEach(0..<stage.count, id: \.self) { _ in
        Color.gray.frame(width: 10, height: 4)
          .frame(width: 100, alignment: stage.isOver ? .leading : .trailing)
      }
    }
  },
  // All rows are removed, and fade.
  moving("leaving", n: 500) { stage in
    VStack(spacing: 0) {
      ForEach(0..<(stage.isOver ? 0 : stage.count), id: \.self) { _ in
        Color.gray.frame(width: 10, height: 4)
      }
    }
  },
  asked("trace", n: 1_000) { host, _ in _ = host.trace(Names.self) },
  asked("find-label", n: 1_000) { host, round in
    _ = try? host.find(label: "Row \(2 + round % 7)")
  },
  asked("find-identifier", n: 1_000) { host, round in
    _ = try? host.find(identifier: "row \(2 + round % 7)").frame
  },
]

@Observable @MainActor private final class Stage {
  let count: Int
  var isOver = false

  init(_ count: Int) { self.count = count }
}

/// Views in a long animation.
@MainActor private func moving(
  _ name: String, n: Int, @ViewBuilder _ content: @escaping (Stage) -> some View
) -> WorkScene {
  WorkScene(name, n: n) { views in
    let stage = Stage(views)
    let host = TestHost(size: CGSize(width: 390, height: 844)) { content(stage) }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1_000)) { stage.isOver = true } }
    host.advance(by: 0.1)
    return (host, { _ in host.advance(by: 1.0 / 60) })
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [Int] = []

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct NamedRows: View {
  let rows: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        Text("Row \(row)").preference(key: Names.self, value: [row])
          .accessibilityIdentifier("row \(row)")
      }
    }
    .onPreferenceChange(Names.self) { _ in }
  }
}

/// A column of texts that a test asks.
@MainActor private func asked(
  _ name: String, n: Int, _ ask: @escaping @MainActor (TestHost, Int) -> Void
) -> WorkScene {
  WorkScene(name, n: n) { rows in
    let host = TestHost(size: CGSize(width: 390, height: 844)) { NamedRows(rows: rows) }
    host.settle()
    return (host, { ask(host, $0) })
  }
}
