import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What controls with a label beside them cost.
@MainActor @Suite struct ControlWeightTests: WeighingViews {
  @Test func `C597: a date picker has few nodes`() {
    #expect(
      nodes { DatePicker("Go", selection: .constant(Date(timeIntervalSince1970: 0))) } <= 54)
  }

  @Test func `C597: a button in a style of the framework has no node for the style`() {
    let few = nodes { Button("Go") {} }
    #expect(nodes { Button("Go") {}.buttonStyle(.plain) } <= few)
    #expect(nodes { Button("Go") {}.buttonStyle(.borderless) } <= few)
    #expect(nodes { VStack { Button("Go") {} }.buttonStyle(.bordered) } <= few + 7)
  }

  private struct Page: View {
    var body: some View {
      VStack {
        Toggle("Switch", isOn: .constant(true))
        Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
        Slider(value: .constant(0.5)) { Text("Slider") }
      }
    }
  }

  @Test(arguments: ["Switch", "Box", "Slider"])
  func `C571: veil and ring of a control have nodes while they are drawn, and run no body`(
    _ name: String
  ) throws {
    let host = TestHost.phone(height: 600) { Page() }
    host.settle()
    let (rest, drawn) = (host.counts.nodesLive, host.displayList.description)
    let (bodies, frame) = (host.counts.bodies, try host.find(label: name).frame)
    let x = ["Switch": frame.maxX - 20, "Box": frame.minX + 8][name] ?? frame.midX
    host.hover(at: CGPoint(x: x, y: frame.midY))
    host.settle()
    #expect(host.counts.nodesLive > rest && host.displayList.description != drawn)
    host.hover(at: nil)
    host.settle()
    #expect(host.counts.nodesLive == rest && host.displayList.description == drawn)
    host.key(.tab)
    host.settle()
    #expect(host.counts.nodesLive > rest && host.displayList.description != drawn)
    #expect(host.counts.bodies == bodies)
  }

  @MainActor @Observable final class Setting {
    var metrics = PlatformMetrics.ios26
    var isDisabled = false
    var isOn = false
    var value = 0.2
    var labels = Visibility.automatic
    var scheme = ColorScheme.light
    var tint: Color?
  }

  private struct Controls: View {
    @Bindable var setting: Setting

    var body: some View {
      VStack {
        HStack(alignment: .firstTextBaseline) {
          Text("Beside").font(.title)
          Toggle("Switch", isOn: $setting.isOn)
        }
        Toggle("Box", isOn: $setting.isOn).toggleStyle(.checkbox)
        Slider(value: $setting.value)
        HStack(alignment: .lastTextBaseline) {
          Text("Beside").font(.title)
          Stepper("Stepper", value: $setting.value, in: 0...1)
        }
      }
      .disabled(setting.isDisabled)
      .labelsVisibility(setting.labels)
      .tint(setting.tint)
      .environment(\.platformMetrics, setting.metrics)
      .environment(\.colorScheme, setting.scheme)
    }
  }

  @Test func `C571: a control whose surroundings change is drawn as one that is made in them`() {
    let setting = Setting()
    let host = TestHost.phone(height: 500) { Controls(setting: setting) }
    host.settle()
    let changes: [(Setting) -> Void] = [
      { $0.metrics = .macOS26 }, { $0.isOn = true }, { $0.isDisabled = true }, { $0.value = 1 },
      { $0.tint = .orange }, { $0.metrics = .iosClassic }, { $0.labels = .hidden },
      { $0.scheme = .dark }, { $0.isDisabled = false }, { $0.metrics = .macOS26 },
      { $0.isOn = false }, { $0.labels = .visible }, { $0.tint = nil }, { $0.metrics = .ios26 },
    ]
    for (number, change) in changes.enumerated() {
      host.frame { change(setting) }
      host.advance(by: 2)
      let fresh = TestHost.phone(height: 500) { Controls(setting: setting) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description, "change \(number)")
    }
  }
}
