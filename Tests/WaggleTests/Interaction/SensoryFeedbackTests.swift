import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// What a user feels.
@MainActor @Suite struct SensoryFeedbackTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("More") { count += 1 }
        .sensoryFeedback(.increase, trigger: count)
        .sensoryFeedback(.success, trigger: count) { _, new in new == 2 }
        .sensoryFeedback(trigger: count) { old, _ in old == 2 ? .impact(weight: .heavy) : nil }
    }
  }

  @Test func `feedback is played for each change and not for the first value`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Counter() }
    #expect(host.playedFeedback.isEmpty)
    let more = try host.find(role: .button, label: "More")
    more.tap()
    #expect(host.playedFeedback == [.increase])
    more.tap()
    #expect(host.playedFeedback.count == 3)
    #expect(host.playedFeedback.contains(.success))
    more.tap()
    #expect(host.playedFeedback.contains(.impact(weight: .heavy)))
  }

  @Test func `feedback is played where its view is`() throws {
    let (one, two) = (
      TestHost(size: CGSize(width: 200, height: 100)) { Counter() },
      TestHost(size: CGSize(width: 200, height: 100)) { Counter() }
    )
    try one.find(role: .button, label: "More").tap()
    #expect(one.playedFeedback == [.increase])
    #expect(two.playedFeedback.isEmpty)
  }

  @Test func `generators play in the actions that use them`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Button("Play") {
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        UISelectionFeedbackGenerator().selectionChanged()
      }
    }
    try host.find(role: .button, label: "Play").tap()
    #expect(
      host.playedFeedback == [
        .impact(flexibility: .rigid, intensity: 0.5), .warning, .selection,
      ])
  }

  @Test func `a weaker impact vibrates for a shorter time, one of no intensity not at all`() {
    #expect(SensoryFeedback.impact(weight: .heavy).vibration == [25])
    #expect(SensoryFeedback.impact(weight: .heavy, intensity: 0.4).vibration == [10])
    #expect(SensoryFeedback.impact(weight: .heavy, intensity: 0).vibration.isEmpty)
    #expect(SensoryFeedback.impact == .impact(weight: .medium))
  }
}
