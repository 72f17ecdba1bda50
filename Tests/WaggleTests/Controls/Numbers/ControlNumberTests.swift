import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Values, ranges, steps and sizes of controls.
@MainActor @Suite struct ControlNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("slider value") { x in Slider(value: .constant(x)) },
    NumberedView("slider value held") { x in HeldValue(x) { Slider(value: $0, in: 0...1) } },
    NumberedView("slider range") { x in HeldValue(0.0) { Slider(value: $0, in: range(x)) } },
    NumberedView("slider step") { x in HeldValue(0.5) { Slider(value: $0, in: 0...1, step: x) } },
    NumberedView("slider range step") { x in
      HeldValue(x) { Slider(value: $0, in: range(x), step: 1) }
    },
    NumberedView("slider range huge step") { x in
      HeldValue(x) { Slider(value: $0, in: -1e308...1e308, step: x) }
    },
    NumberedView("slider ticks") { x in
      HeldValue(0.5) {
        Slider(value: $0, in: 0...1, neutralValue: x, label: { Text("s") }) {
          SliderTickContentForEach([x, 0.5], id: \.self) { SliderTick($0) }
        }
      }
    },
    NumberedView("slider step ticks") { x in
      HeldValue(0.5) {
        Slider(value: $0, in: 0...1, step: x, neutralValue: x, label: { Text("s") })
      }
    },
    NumberedView("slider float") { x in
      HeldValue(Float(x)) { Slider(value: $0, in: 0...1, step: 0.1) }
    },
    NumberedView("stepper value") { x in HeldValue(x) { Stepper("s", value: $0) } },
    NumberedView("stepper step") { x in HeldValue(1.0) { Stepper("s", value: $0, step: x) } },
    NumberedView("stepper range") { x in
      HeldValue(1.0) { Stepper("s", value: $0, in: range(x), step: x) }
    },
    NumberedView("stepper int") { x in HeldValue(whole(x)) { Stepper("s", value: $0) } },
    NumberedView("stepper int step") { x in HeldValue(3) { Stepper("s", value: $0, step: whole(x)) }
    },
    NumberedView("stepper int range") { x in
      HeldValue(whole(x)) {
        Stepper("s", value: $0, in: min(0, whole(x))...max(0, whole(x)), step: whole(x))
      }
    },
    NumberedView("stepper int8") { x in
      HeldValue(Int8.max) { Stepper("s", value: $0, step: Int(whole(x))) }
    },
    NumberedView("stepper date") { x in
      HeldValue(Date(timeIntervalSinceReferenceDate: x)) { Stepper("s", value: $0, step: x) }
    },
    NumberedView("stepper format") { x in
      HeldValue(x) { Stepper("s", value: $0, step: 1, format: .number) }
    },
    NumberedView("progress") { ProgressView(value: $0) },
    NumberedView("progress total") { ProgressView(value: 0.3, total: $0) },
    NumberedView("progress circular") {
      ProgressView("p", value: $0, total: $0).progressViewStyle(.circular)
    },
    NumberedView("progress timer") { ProgressView(timerInterval: dates($0)) },
    NumberedView("progress timer now") { x in
      let n = Date();
      ProgressView(timerInterval: x > 0 ? n...n.addingTimeInterval(x) : n...n, countsDown: false)
    },
    NumberedView("progress Progress") { x in ProgressView(done(x)) },
    NumberedView("gauge") { Gauge(value: $0) { Text("g") } },
    NumberedView("gauge range") { Gauge(value: $0, in: range($0)) { Text("g") } },
    NumberedView("gauge circular") {
      Gauge(value: $0, in: range($0)) {
        Text("g")
      } currentValueLabel: {
        Text("c")
      }.gaugeStyle(.accessoryCircular)
    },
    NumberedView("gauge capacity") {
      Gauge(value: $0, in: range($0)) { Text("g") }.gaugeStyle(.accessoryCircularCapacity)
    },
    NumberedView("gauge linear") {
      Gauge(value: $0, in: range($0)) { Text("g") }.gaugeStyle(.accessoryLinear)
    },
    NumberedView("datePicker value") { x in
      HeldValue(Date(timeIntervalSinceReferenceDate: x)) { DatePicker("d", selection: $0) }
    },
    NumberedView("datePicker graphical") { x in
      HeldValue(Date(timeIntervalSinceReferenceDate: x)) {
        DatePicker("d", selection: $0).datePickerStyle(.graphical)
      }
    },
    NumberedView("datePicker wheel") { x in
      HeldValue(Date(timeIntervalSinceReferenceDate: x)) {
        DatePicker("d", selection: $0).datePickerStyle(.wheel)
      }
    },
    NumberedView("datePicker range") { x in
      HeldValue(Date(timeIntervalSinceReferenceDate: 0)) {
        DatePicker("d", selection: $0, in: dates(x)).datePickerStyle(.wheel)
      }
    },
    NumberedView("datePicker graphical range") { x in
      HeldValue(Date(timeIntervalSinceReferenceDate: 0)) {
        DatePicker("d", selection: $0, in: dates(x)).datePickerStyle(.graphical)
      }
    },
    NumberedView("multiDatePicker") { x in
      MultiDatePicker(
        "m", selection: .constant([DateComponents(year: whole(x), month: whole(x), day: whole(x))]))
    },
    NumberedView("picker") { x in
      Picker("p", selection: .constant(x)) {
        Text("a").tag(1.0); Text("b").tag(x)
      }
    },
    NumberedView("picker wheel") { x in
      HeldValue(3) {
        Picker("p", selection: $0) { ForEach(0..<9) { Text("\($0)").tag($0) } }.pickerStyle(.wheel)
          .defaultWheelPickerItemHeight(x)
      }
    },
    NumberedView("picker segmented") { x in
      Picker("p", selection: .constant(1)) {
        Text("a").tag(1); Text("b").tag(2)
      }.pickerStyle(.segmented).frame(width: x)
    },
    NumberedView("colorPicker") { x in
      ColorPicker("c", selection: .constant(Color(red: x, green: x, blue: 0)))
    },
    NumberedView("colorPicker hsb") { x in
      ColorPicker(
        "c", selection: .constant(Color(hue: x, saturation: x, brightness: x, opacity: x)))
    },
    NumberedView("toggle framed") { x in
      Toggle("t", isOn: .constant(true)).frame(width: x, height: x)
    },
    NumberedView("slider framed") { x in
      HeldValue(0.5) { Slider(value: $0).frame(width: x, height: x) }
    },
    NumberedView("button shape") { x in
      Button("b") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: x))
    },
    NumberedView("label spacing") { x in
      Label("b", systemImage: "star").labelIconToTitleSpacing(x).labelReservedIconWidth(x)
    },
    NumberedView("asyncImage") { x in AsyncImage(url: URL(string: "file:///none"), scale: x) },
    NumberedView("menu framed") { x in Menu("m") { Button("b") {} }.frame(width: x) },
    NumberedView("disclosure") { x in DisclosureGroup("d") { Color.red.frame(height: x) } },
    NumberedView("textEditor framed") { x in
      TextEditor(text: .constant("a\nb")).frame(width: x, height: x)
    },
    NumberedView("badge") { x in List { Text("a").badge(whole(x)) } },
    NumberedView("controlGroup") { x in ControlGroup { Button("a") {} }.frame(width: x) },
    NumberedView("groupBox") { x in GroupBox("a") { Color.red.frame(height: x) } },
    NumberedView("labeledContent") { x in LabeledContent("a", value: x, format: .number) },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

/// A control of a state.
struct HeldValue<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// The numbers from 0 to one, in order.
private func range(_ x: Double) -> ClosedRange<Double> {
  x.isNaN ? 0...1 : min(x, 0)...max(x, 0)
}

/// The time between a date and the one of 2001.
private func dates(_ x: Double) -> ClosedRange<Date> {
  let (one, other) = (
    Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: x)
  )
  return x < 0 ? other...one : x > 0 ? one...other : one...one
}

private func done(_ x: Double) -> Progress {
  let progress = Progress(totalUnitCount: Int64(whole(x)))
  progress.completedUnitCount = Int64(whole(x))
  return progress
}
