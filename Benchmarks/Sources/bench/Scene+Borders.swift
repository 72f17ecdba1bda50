import SwiftUI
import WaggleTestKit

/// Buttons with a shape behind the label, alone.
@MainActor let borderScenes: [ViewScene] = [
  column("button-prominent") { Button("Go") {}.buttonStyle(.borderedProminent) },
  column("button-glass") { Button("Go") {}.buttonStyle(.glass) },
  column("button-glass-prominent") { Button("Go") {}.buttonStyle(.glassProminent) },
  column("button-circle") {
    Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
  },
]

@MainActor private func column(
  _ name: String, @ViewBuilder _ view: @escaping () -> some View
) -> ViewScene {
  ViewScene(name, n: 16) { copies in
    TestHost(size: CGSize(width: 390, height: 844)) {
      VStack(spacing: 0) { ForEach(0..<copies, id: \.self) { _ in view() } }
    }
  }
}
