import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a button with a shape behind it costs beside its label.
@MainActor @Suite struct BorderedWeightTests: WeighingViews {
  @Test func `C570: a button with a border has three nodes more than one without, as its style's`()
  {
    let plain = nodes { Button("Go") {}.buttonStyle(.plain) }
    #expect(nodes { Button("Go") {}.buttonStyle(.bordered) } <= plain + 3)
    #expect(nodes { Button("Go") {}.buttonStyle(.borderedProminent) } <= plain + 3)
    #expect(nodes { Button("Go", role: .destructive) {}.buttonStyle(.bordered) } <= plain + 3)
  }

  @Test func `C570: a button of glass has three nodes for each of its shapes`() {
    let plain = nodes { Button("Go") {}.buttonStyle(.plain) }
    #expect(nodes { Button("Go") {}.buttonStyle(.glass) } <= plain + 6)
    #expect(nodes { Button("Go") {}.buttonStyle(.glassProminent) } <= plain + 9)
  }

  @Test func `C570: tint, size, shape and disabling add no nodes to a button with a border`() {
    let bordered = nodes { Button("Go") {}.buttonStyle(.bordered) }
    let text = nodes { Text("Go") }
    #expect(
      nodes { Button("Go") {}.buttonStyle(.bordered).disabled(true) } - bordered
        == nodes { Text("Go").disabled(true) } - text)
    #expect(
      nodes { Button("Go") {}.buttonStyle(.bordered).tint(.orange) } - bordered
        == nodes { Text("Go").tint(.orange) } - text)
    #expect(
      nodes { Button("Go") {}.buttonStyle(.bordered).controlSize(.large) } - bordered
        == nodes { Text("Go").controlSize(.large) } - text)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `C570: a press on a button with a border runs no body and lays out nothing`(
    _ style: Int
  ) throws {
    let host = column(3) { Styled(style: style) }
    let point = try host.find(label: "Go").frame.middle
    host.tap(at: point)
    host.advance(by: 1)
    let (bodies, layouts, nodes) = (host.counts.bodies, host.counts.layouts, host.counts.nodesLive)
    let rest = host.displayList.description
    host.press(at: point)
    #expect(host.displayList.description != rest)
    host.release(at: point)
    host.advance(by: 1)
    #expect(host.displayList.description == rest)
    #expect(host.counts.bodies == bodies && host.counts.layouts == layouts)
    #expect(host.counts.nodesLive == nodes)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `C570: veil and ring have nodes while they are drawn, and no others`(_ style: Int) throws {
    let host = column(3) { Styled(style: style) }
    let point = try host.find(label: "Go").frame.middle
    let (rest, bodies) = (host.counts.nodesLive, host.counts.bodies)
    let drawn = host.displayList.description
    host.hover(at: point)
    #expect(host.counts.nodesLive > rest && host.displayList.description != drawn)
    host.hover(at: nil)
    host.settle()
    #expect(host.counts.nodesLive == rest && host.displayList.description == drawn)
    host.key(.tab)
    host.settle()
    let focused = host.counts.nodesLive
    #expect(focused > rest && host.displayList.description != drawn)
    host.key(.tab)
    host.settle()
    #expect(host.counts.nodesLive == focused)
    #expect(host.counts.bodies == bodies)
  }

  private struct Styled: View {
    let style: Int

    var body: some View {
      switch style {
      case 0: Button("Go") {}.buttonStyle(.bordered)
      case 1: Button("Go") {}.buttonStyle(.borderedProminent)
      case 2: Button("Go") {}.buttonStyle(.glass)
      default: Button("Go") {}.buttonStyle(.glassProminent)
      }
    }
  }

  @MainActor @Observable final class Setting {
    var metrics = PlatformMetrics.ios26
    var isDisabled = false
    var role: ButtonRole?
    var size = ControlSize.regular
    var scheme = ColorScheme.light
    var shape = ButtonBorderShape.automatic
    var sizing = ButtonSizing.automatic
    var tint: Color?
    var title = "Go"
    var type = DynamicTypeSize.large
  }

  private struct Page: View {
    let setting: Setting

    var body: some View {
      VStack {
        HStack(alignment: .firstTextBaseline) {
          Text("Beside").font(.title)
          Button(setting.title, role: setting.role) {}.buttonStyle(.bordered)
          Button(setting.title, role: setting.role) {}.buttonStyle(.borderedProminent)
        }
        Button(setting.title, role: setting.role) {}.buttonStyle(.glass)
        Button(setting.title, role: setting.role) {}.buttonStyle(.glassProminent)
      }
      .disabled(setting.isDisabled)
      .controlSize(setting.size)
      .buttonBorderShape(setting.shape)
      .buttonSizing(setting.sizing)
      .tint(setting.tint)
      .dynamicTypeSize(setting.type)
      .environment(\.platformMetrics, setting.metrics)
      .environment(\.colorScheme, setting.scheme)
    }
  }

  private static let changes: [(Setting) -> Void] = [
    { $0.metrics = .macOS26 }, { $0.role = .destructive }, { $0.isDisabled = true },
    { $0.size = .large }, { $0.tint = .orange }, { $0.metrics = .iosClassic },
    { $0.shape = .circle }, { $0.title = "A longer title" }, { $0.scheme = .dark },
    { $0.isDisabled = false }, { $0.sizing = .flexible },
    { $0.shape = .roundedRectangle(radius: 4) },
    { $0.type = .accessibility3 }, { $0.metrics = .macOS26 }, { $0.role = nil },
    { $0.sizing = .fitted }, { $0.tint = nil }, { $0.metrics = .ios26 }, { $0.shape = .capsule },
  ]

  @Test func `C570: a button with a border is drawn as one that is made in its surroundings`() {
    let setting = Setting()
    let host = TestHost.phone(height: 500) { Page(setting: setting) }
    host.settle()
    for (number, change) in Self.changes.enumerated() {
      host.frame { change(setting) }
      host.settle()
      let fresh = TestHost.phone(height: 500) { Page(setting: setting) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description, "change \(number)")
      #expect(host.counts.nodesLive == fresh.counts.nodesLive, "change \(number)")
    }
  }

  @Test
  func `C206, C570: a circle is as high as it is wide; others may be as wide as there is room`()
    throws
  {
    for sizing in [ButtonSizing.fitted, .flexible] {
      for width in [0, 20, 60, 200] as [CGFloat] {
        func frame(_ shape: ButtonBorderShape) throws -> CGRect {
          let host = TestHost.phone(height: 300) {
            Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(shape).buttonSizing(sizing)
              .frame(width: width)
          }
          host.settle()
          return try host.find(label: "Go").frame
        }
        let (circle, capsule) = (try frame(.circle), try frame(.capsule))
        #expect(circle.width == circle.height)
        #expect((capsule.width == width) == (sizing == .flexible && width > 30))
      }
    }
  }
}
