import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private struct Bulb: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(verbatim: configuration.isMixed ? "mixed" : configuration.isOn ? "lit" : "dark")
        configuration.label
      }
    }
  }
}

private struct Row: View {
  let index: Int
  @State private var isOn = false

  var body: some View { Toggle(String(index), isOn: $isOn) }
}

@MainActor @Suite struct ToggleTests {
  private let model = ControlModel()

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    host.settle()
    return host
  }

  private var single: TestHost {
    host { [model] in
      @Bindable var model = model
      Toggle("Alarm", isOn: $model.isOn).disabled(model.isDisabled)
    }
  }

  @Test func `C036: a switch is 66 by 30 at the end of a row as wide as its place`() throws {
    let host = single
    #expect(try host.find(role: .toggle).frame.width == 300)
    #expect(host.displayList.description.contains("(234 85 66 30)"))
    let hidden = self.host { Toggle("Alarm", isOn: .constant(true)).labelsHidden() }
    #expect(
      try hidden.find(role: .toggle, label: "Alarm").frame.size == CGSize(width: 66, height: 30))
    #expect(hidden.text == [])
  }

  @Test func `C036: a tap on the switch turns it, one on the label does not`() throws {
    let host = single
    let frame = try host.find(role: .toggle).frame
    try host.find(role: .toggle, label: "Alarm").tap()
    #expect(model.isOn)
    host.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    #expect(model.isOn)
  }

  @Test func `C036: the switch is turned by a drag past its middle, and not by less`() {
    let host = single
    host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 258, y: 100))
    #expect(!model.isOn)
    host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 290, y: 100))
    #expect(model.isOn)
    host.drag(from: CGPoint(x: 285, y: 100), to: CGPoint(x: 240, y: 100))
    #expect(!model.isOn)
  }

  @Test func `C036: from right to left the knob follows the finger too`() {
    let host = host { [model] in
      @Bindable var model = model
      Toggle("Alarm", isOn: $model.isOn).environment(\.layoutDirection, .rightToLeft)
    }
    host.drag(from: CGPoint(x: 45, y: 100), to: CGPoint(x: 5, y: 100))
    #expect(model.isOn)
  }

  @Test func `C154: its value is on, off or mixed`() throws {
    let host = host { [model] in
      @Bindable var model = model
      Toggle("All", sources: $model.flags, isOn: \.self)
    }
    #expect(try host.find(role: .toggle, label: "All").value == "mixed")
    try host.find(role: .toggle).tap()
    #expect(try host.find(role: .toggle).value == "on")
    try host.find(role: .toggle).tap()
    #expect(try host.find(role: .toggle).value == "off")
  }

  @Test func `C066: a tap on a mixed toggle turns every source on`() throws {
    let host = host { [model] in
      @Bindable var model = model
      Toggle("All", sources: $model.flags, isOn: \.self)
    }
    try host.find(role: .toggle).tap()
    #expect(model.flags == [true, true])
  }

  @Test
  func `C150, C156: a disabled toggle stays and does nothing; its label is not dimmed (C032)`()
    throws
  {
    let host = single
    host.frame { model.isDisabled = true }
    #expect(try !host.find(role: .toggle, label: "Alarm").isEnabled)
    host.tap(at: CGPoint(x: 267, y: 100))
    #expect(!model.isOn)
    let lines = host.displayList.description.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("text") && $0.hasSuffix("#000000") })
  }

  @Test func `the keyboard reaches and turns a switch`() {
    let host = single
    host.key(.tab)
    host.key(.space)
    #expect(model.isOn)
    host.key(.return)
    #expect(!model.isOn)
  }

  @Test func `C070: a switch that is disabled while it is dragged writes nothing`() {
    let host = single
    host.press(at: CGPoint(x: 250, y: 100))
    host.move(to: CGPoint(x: 290, y: 100))
    host.frame { model.isDisabled = true }
    host.release(at: CGPoint(x: 290, y: 100))
    #expect(!model.isOn)
  }

  @Test func `a binding that refuses keeps its toggle`() throws {
    let host = host { Toggle("Alarm", isOn: .constant(false)) }
    try host.find(role: .toggle).tap()
    host.advance(by: 0.5)
    #expect(try host.find(role: .toggle).value == "off")
  }

  @Test func `a custom style sees and sets the state, and the nearest one wins (C151)`() throws {
    let host = host { [model] in
      @Bindable var model = model
      VStack {
        Toggle("a", isOn: $model.isOn)
        Toggle("b", sources: $model.flags, isOn: \.self)
        Toggle("c", isOn: $model.isOn).toggleStyle(.button)
      }
      .toggleStyle(Bulb())
    }
    #expect(host.text == ["dark", "a", "mixed", "b", "c"])
    try host.find(role: .toggle, label: "dark, a").tap()
    #expect(model.isOn)
    try host.find(role: .toggle, label: "c").tap()
    #expect(!model.isOn)
  }

  @Test func `C036: a checkbox acts on its label, and is the automatic style of macOS`() throws {
    let host = host { [model] in
      @Bindable var model = model
      Toggle("Alarm", isOn: $model.isOn).environment(\.platformMetrics, .macOS26)
    }
    let frame = try host.find(role: .toggle, label: "Alarm").frame
    host.tap(at: CGPoint(x: frame.maxX - 5, y: frame.midY))
    #expect(model.isOn)
  }

  @Test func `a tap on one of 200 toggles runs few bodies`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 8_000)) {
      VStack(spacing: 0) { ForEach(0..<200, id: \.self) { Row(index: $0) } }
    }
    host.settle()
    let bodies = host.counts.bodies
    try host.find(role: .toggle, label: "100").tap()
    host.settle()
    #expect(host.counts.bodies - bodies < 20)
    #expect(try host.find(role: .toggle, label: "100").value == "on")
  }

  @Test func `removed toggles leave nothing behind, nor does a host that is dropped`() {
    let host = host { [model] in
      if model.isShown { Toggle("Alarm", isOn: .constant(true)) }
    }
    host.frame { model.isShown = false }
    host.settle()
    let live = host.live
    for _ in 0..<10 {
      host.frame { model.isShown = true }
      host.press(at: CGPoint(x: 250, y: 100))
      host.move(to: CGPoint(x: 280, y: 100))
      host.frame { model.isShown = false }
      host.settle()
    }
    #expect(host.live == live)
    do {
      let dropped = single
      dropped.press(at: CGPoint(x: 250, y: 100))
      dropped.move(to: CGPoint(x: 280, y: 100))
    }
    #expect(!model.isOn)
  }
}
