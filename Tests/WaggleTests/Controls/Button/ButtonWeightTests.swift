import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a button costs beside its label.
@MainActor @Suite struct ButtonWeightTests: WeighingViews {
  private struct Tag: View {
    var body: some View {
      HStack {
        Color.orange.frame(width: 10, height: 10)
        Text("Go")
      }
    }
  }

  @Test func `C587: a button has four nodes besides those of its label`() {
    #expect(nodes { Button("Go") {} } == nodes { Text("Go") } + 4)
    #expect(nodes { Button("Go", role: .destructive) {} } == nodes { Text("Go") } + 4)
  }

  @Test func `C587: a label with a body has no node more, for the body compares it`() {
    #expect(nodes { Button(action: {}, label: { Tag() }) } == nodes { Tag() } + 4)
    let label = nodes { Label("Go", systemImage: "star") }
    #expect(nodes { Button("Go", systemImage: "star") {} } == label + 4)
  }

  @Test func `C587: tint, disabling and styles around a button add no nodes to it`() {
    let plain = nodes { Button("Go") {} }
    #expect(
      nodes { Button("Go") {}.disabled(true) } == plain + nodes { Text("").disabled(true) }
        - nodes { Text("") })
    #expect(
      nodes { Button("Go") {}.tint(.orange) } == plain + nodes { Text("").tint(.orange) }
        - nodes { Text("") })
    #expect(nodes { Button("Go") {}.buttonStyle(.plain) } <= plain + 2)
    #expect(nodes { Button("Go") {}.buttonStyle(.borderless) } <= plain + 2)
  }

  @Test func `C587: the ring of a button has nodes while it is drawn, and no others`() {
    let host = column(3) { Button("Go") {} }
    let rest = (host.counts.nodesLive, host.displayList.description)
    host.key(.tab)
    host.settle()
    #expect(host.counts.nodesLive > rest.0 && host.displayList.description != rest.1)
    let focused = host.counts.nodesLive
    host.key(.tab)
    host.settle()
    #expect(host.counts.nodesLive == focused)
    host.tap(at: CGPoint(x: 2, y: 2))
    host.settle()
    #expect(host.counts.nodesLive <= focused)
  }

  @Test func `C587: the border of a button on macOS has nodes where it is drawn`() {
    let iOS = nodes { Button("Go") {} }
    let macOS = nodes { Button("Go") {}.environment(\.platformMetrics, .macOS26) }
    #expect(macOS > iOS && macOS <= iOS + 12)
  }

  @Test func `C587: a press and a pointer over a button run no body and lay out nothing`() throws {
    let host = column(3) { Button("Go") {} }
    let point = try host.find(label: "Go").frame.middle
    host.tap(at: point)
    host.advance(by: 1)
    let (bodies, layouts, nodes) = (host.counts.bodies, host.counts.layouts, host.counts.nodesLive)
    host.hover(at: point)
    let hovered = host.displayList.description
    host.press(at: point)
    let pressed = host.displayList.description
    host.release(at: point)
    host.advance(by: 1)
    host.hover(at: nil)
    host.settle()
    #expect(hovered != pressed)
    #expect(host.counts.bodies == bodies && host.counts.layouts == layouts)
    #expect(host.counts.nodesLive == nodes)
  }

  /// A button that is gone after its action, until it is shown again.
  private struct Vanishing: View {
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Button("Close") { isShown = false } }
        Button("Open") { isShown = true }
      }
    }
  }

  @Test(arguments: [false, true])
  func
    `C587: a button that its action removes leaves no node behind, with a pointer over it or without`(
      _ isHovered: Bool
    ) throws
  {
    let host = TestHost.phone(height: 600) { Vanishing() }
    host.settle()
    var counts: [Int] = []
    for _ in 0..<4 {
      let point = try host.find(label: "Close").frame.middle
      if isHovered { host.hover(at: point) }
      host.press(at: point)
      host.release(at: point)
      host.advance(by: 1)
      if isHovered { host.hover(at: nil) }
      host.settle()
      #expect(throws: (any Error).self) { try host.find(label: "Close") }
      try host.find(label: "Open").tap()
      host.advance(by: 1)
      counts.append(host.counts.nodesLive)
    }
    #expect(counts.last == counts[1])
  }

  @MainActor @Observable final class Setting {
    var metrics = PlatformMetrics.ios26
    var isDisabled = false
    var role: ButtonRole?
    var size = ControlSize.regular
    var scheme = ColorScheme.light
  }

  private struct Page: View {
    let setting: Setting

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text("Beside").font(.title)
        Button("Go", role: setting.role) {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
      }
      .disabled(setting.isDisabled)
      .controlSize(setting.size)
      .environment(\.platformMetrics, setting.metrics)
      .environment(\.colorScheme, setting.scheme)
    }
  }

  @Test func `C587: a button whose surroundings change is drawn as one that is made in them`() {
    let setting = Setting()
    let host = TestHost.phone(height: 300) { Page(setting: setting) }
    host.settle()
    let changes: [(Setting) -> Void] = [
      { $0.metrics = .macOS26 }, { $0.role = .destructive }, { $0.isDisabled = true },
      { $0.size = .large }, { $0.metrics = .iosClassic }, { $0.scheme = .dark },
      { $0.isDisabled = false }, { $0.metrics = .macOS26 }, { $0.role = nil },
      { $0.metrics = .ios26 },
    ]
    for change in changes {
      host.frame { change(setting) }
      host.settle()
      let fresh = TestHost.phone(height: 300) { Page(setting: setting) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description)
      #expect(host.counts.nodesLive == fresh.counts.nodesLive)
    }
  }
}
