import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What is left of a presentation.
@MainActor @Suite struct LayerReleaseTests {
  @Test func `R190: nothing is left of the layer of presentations when the last is closed`() {
    let isShown = Knob(false)
    let host = TestHost.phone(height: 600) {
      Turned(isShown) { _ in
        Text("below").sheet(isPresented: isShown.projected) { Text("sheet") }
      }
    }
    func turn(_ isOn: Bool) {
      isShown.value = isOn
      host.settle()
      host.advance(by: 2)
      host.settle()
    }
    turn(false)
    let before = host.counts.nodesLive
    turn(true)
    #expect(host.text.contains("sheet"))
    turn(false)
    #expect(!host.text.contains("sheet"))
    #expect(host.counts.nodesLive == before)
  }
}
