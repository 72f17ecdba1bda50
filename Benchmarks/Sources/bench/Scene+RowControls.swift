import SwiftUI
import WaggleTestKit

/// A control that is a row by itself, in a list in a stack as screens have it; and a screen of links below thirty others.
@MainActor let rowControlScenes: [ViewScene] = [
  rows("row-button") { row in Button("Row \(row)") {} },
  rows("row-link") { row in NavigationLink("Row \(row)", value: row) },
  rows("row-badge") { row in NavigationLink("Row \(row)", value: row).badge(3) },
  ViewScene("push-deep", n: 1) { screens in
    TestHost(size: CGSize(width: 390, height: 844)) {
      NavigationStack(path: .constant(Array(0..<30 + screens))) {
        Text("Root").navigationDestination(for: Int.self) { screen in
          List(0..<20, id: \.self) { NavigationLink("Go \($0)", value: $0) }
            .navigationTitle("Screen \(screen)")
        }
      }
    }
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
