import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Pickers that are wheels.
@MainActor @Suite struct WheelPickerTests {
  @Test func `C040: a wheel fits a lower frame, and leaves the touches beside it`() throws {
    var presses = 0
    let host = TestHost.phone {
      VStack(spacing: 0) {
        Button("Above") { presses += 1 }.frame(height: 60)
        Picker("Wheel", selection: .constant(30)) {
          ForEach(1..<60) { Text("\($0) s").tag($0) }
        }
        .pickerStyle(.wheel).frame(height: 100)
        Button("Below") { presses += 1 }.frame(height: 60)
      }
    }
    try host.find(label: "Above").tap()
    try host.find(label: "Below").tap()
    #expect(presses == 2 && host.text.contains("30 s"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C040: a wheel beside nothing is as high as ever, and selects what is tapped`() throws
  {
    struct Wheel: View {
      @State private var chosen = 3

      var body: some View {
        VStack {
          Picker("Wheel", selection: $chosen) { ForEach(0..<9) { Text("\($0) s").tag($0) } }
            .pickerStyle(.wheel).accessibilityIdentifier("wheel")
          Text("chosen \(chosen)")
        }
      }
    }
    let host = TestHost.phone { Wheel() }
    #expect(try host.find(identifier: "wheel").frame.height == 216)
    let middle = try host.find(identifier: "wheel").frame.midY
    host.tap(at: CGPoint(x: 195, y: middle + 32))
    host.settle()
    #expect(host.text.contains("chosen 4"))
  }

  @Test func `C239: a wheel is not the content of a screen, whose large title stays`() throws {
    let host = TestHost.phone {
      NavigationStack {
        VStack {
          Picker("Wheel", selection: .constant(30)) { ForEach(1..<60) { Text("\($0) s").tag($0) } }
            .pickerStyle(.wheel)
        }
        .navigationTitle("Game")
      }
    }
    #expect(host.text.contains("Game"))
    #expect(try host.find(label: "Game").frame.height > 36)
  }
}
