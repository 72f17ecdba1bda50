import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a switch costs, and that it is drawn as before.
@MainActor @Suite struct SwitchWeightTests: WeighingViews {
  @Test func `C573: a switch with its label has few nodes, tinted and disabled too`() {
    let few = 23
    #expect(nodes { Toggle("Go", isOn: .constant(true)) } <= few)
    #expect(nodes { Toggle("Go", isOn: .constant(false)) } <= few)
    #expect(
      nodes { Toggle("Go", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)) }
        <= few)
    #expect(
      nodes { Toggle("Go", isOn: .constant(true)).disabled(true) } - few
        <= nodes { Text("Go").disabled(true) } - nodes { Text("Go") })
  }

  private struct Switched: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("Go", isOn: $isOn)
        Toggle("Stay", isOn: .constant(false))
      }
    }
  }

  @Test func `C573: a tap on a switch lays out nothing, and runs no body of another`() throws {
    let host = TestHost.phone(height: 200) { Switched() }
    host.settle()
    let frame = try host.find(label: "Go").frame
    let point = CGPoint(x: frame.maxX - 20, y: frame.midY)
    host.tap(at: point)
    host.advance(by: 1)
    let (bodies, layouts, nodes) = (host.counts.bodies, host.counts.layouts, host.counts.nodesLive)
    host.tap(at: point)
    host.advance(by: 1)
    #expect(try host.find(label: "Go").value == "off")
    // The page, the toggle, and the switch as it is pressed, turned and released.
    #expect(host.counts.bodies - bodies <= 6)
    #expect(host.counts.layouts == layouts && host.counts.nodesLive == nodes)
  }

  @Test func `C573: the knob moves and the track takes its colour with one animation`() throws {
    let host = TestHost.phone(height: 200) { Switched() }
    host.settle()
    let frame = try host.find(label: "Go").frame
    let rest = host.displayList.description
    host.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    host.advance(by: 0.05)
    let early = host.displayList.description
    #expect(early != rest && early.contains("opacity 0."))
    host.advance(by: 1)
    let end = host.displayList.description
    #expect(end != early && !end.contains("opacity 0."))
  }

  private struct Line: View {
    let labels: Visibility
    let isRow: Bool

    var body: some View {
      if isRow { List { toggle } } else { toggle }
    }

    private var toggle: some View {
      Toggle("Go", isOn: .constant(true)).labelsVisibility(labels)
    }
  }

  @Test func `C155, C573: a label that is hidden is not drawn, and names the switch`() throws {
    for isRow in [false, true] {
      let host = TestHost.phone(height: 200) { Line(labels: .hidden, isRow: isRow) }
      host.settle()
      #expect(host.text.isEmpty)
      let toggle = try host.find(label: "Go")
      #expect(toggle.frame.width == 66 && toggle.value == "on")
    }
  }

  private struct Written: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test(arguments: [Visibility.visible, .hidden])
  func `R016, C573: a switch has the preferences of its label and no others`(
    _ labels: Visibility
  ) {
    let host = TestHost.phone(height: 200) {
      Toggle(isOn: .constant(true)) {
        Text("Go").preference(key: Written.self, value: ["label"])
      }
      .labelsVisibility(labels)
    }
    host.settle()
    #expect(host.preference(Written.self) == ["label"])
  }
}
