import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// What of a view can be switched off.
@MainActor @Suite struct EnablingTests {
  @Test(arguments: [true, false])
  func `a description that is not enabled is absent`(isEnabled: Bool) throws {
    let host = TestHost {
      Text("Bee").accessibilityLabel("Queen", isEnabled: isEnabled)
        .accessibilityValue("busy", isEnabled: isEnabled)
        .accessibilityHint("Flies", isEnabled: isEnabled)
        .accessibilityIdentifier("bee", isEnabled: isEnabled)
      Text("Hidden").accessibilityHidden(true, isEnabled: isEnabled)
    }
    #expect(host.elements.map(\.label) == (isEnabled ? ["Queen"] : ["Bee", "Hidden"]))
    #expect((try? host.find(identifier: "bee")) != nil ? isEnabled : !isEnabled)
    #expect(host.elements.first?.value == (isEnabled ? "busy" : nil))
  }

  @Test(arguments: [true, false])
  func `a gesture with a name acts while it is enabled`(isEnabled: Bool) {
    var taps = 0
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(TapGesture().onEnded { taps += 1 }, name: "tap", isEnabled: isEnabled)
    }
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == (isEnabled ? 1 : 0))
  }

  @Test(arguments: [true, false])
  func `views whose hover effects are disabled look the same under a pointer`(isDisabled: Bool) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Text("Bee").hoverEffect().hoverEffectDisabled(isDisabled)
    }
    let before = host.displayList.description
    host.hover(at: CGPoint(x: 50, y: 50))
    host.advance(by: 1)
    #expect((host.displayList.description == before) == isDisabled)
  }
}
