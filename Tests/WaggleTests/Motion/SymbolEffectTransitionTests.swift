import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// Symbols that are inserted and removed by an effect.
@MainActor @Suite struct SymbolEffectTransitionTests {
  private struct Bell: View {
    let effect: AppearSymbolEffect
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Ring") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        if isOn {
          Rectangle().frame(width: 100, height: 100).transition(.symbolEffect(effect))
        }
      }
    }
  }

  /// What is drawn halfway, and at the end.
  private func lists(_ effect: AppearSymbolEffect) throws -> (half: String, end: String) {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Bell(effect: effect) }
    host.settle()
    try host.find(label: "Ring").tap()
    host.advance(by: 0.5)
    let half = host.displayList.description
    host.advance(by: 1)
    host.settle()
    return (half, host.displayList.description)
  }

  @Test func `C688: halfway a symbol is faint and smaller, or larger, and then as it is`() throws {
    let (up, down) = (try lists(.appear.up), try lists(.appear.down))
    #expect(up.half.contains("0.5") && up.half.contains("0.8"), "\(up.half)")
    #expect(down.half.contains("0.5") && down.half.contains("1.2"), "\(down.half)")
    #expect(up.end == down.end && !up.end.contains("opacity"))
  }
}
