import SwiftUI
import WaggleTestKit

/// A text in a row with what a row has while it is closed: a menu, actions for a swipe.
@MainActor let rowScenes: [ViewScene] = [
  rows("row-text") { Text("Row \($0)") },
  rows("row-menu") { row in
    Text("Row \(row)").contextMenu { ForEach(0..<8, id: \.self) { Button("Item \($0)") {} } }
  },
  rows("row-swipe") { row in
    Text("Row \(row)").swipeActions { Button("Delete", role: .destructive) {} }
  },
]

@MainActor private func rows(
  _ name: String, @ViewBuilder _ row: @escaping (Int) -> some View
) -> ViewScene {
  ViewScene(name, n: 8) { rows in
    TestHost(size: CGSize(width: 390, height: 844)) {
      NavigationStack { List(0..<rows, id: \.self) { row($0) } }
    }
  }
}
