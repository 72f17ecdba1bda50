import SwiftUI

extension Specimen {
  static var toggle: Specimen {
    Specimen(
      name: "toggle", width: 170,
      cells: states(at: UnitPoint(x: 0.85, y: 0.5)) { Toggle("Alerts", isOn: .constant(true)) } + [
        Cell("Off") { Toggle("Alerts", isOn: .constant(false)) },
        Cell("Tinted") { Toggle("Alerts", isOn: .constant(true)).tint(.orange) },
        Cell("Labels hidden") { Toggle("Alerts", isOn: .constant(true)).labelsHidden() },
        Cell("Button, on") { Toggle("Alerts", isOn: .constant(true)).toggleStyle(.button) },
        Cell("Button, off") { Toggle("Alerts", isOn: .constant(false)).toggleStyle(.button) },
        Cell("Right to left") {
          Toggle("Alerts", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
        },
      ])
  }

  static var slider: Specimen {
    Specimen(
      name: "slider", width: 170,
      cells: states(at: UnitPoint(x: 0.4, y: 0.5)) { Slider(value: .constant(0.4)) } + [
        Cell("Tinted") { Slider(value: .constant(0.4)).tint(.orange) },
        Cell("With value labels") {
          Slider(value: .constant(0.4)) {
            Text("Volume")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("10")
          }
        },
        Cell("Right to left") {
          Slider(value: .constant(0.4)).environment(\.layoutDirection, .rightToLeft)
        },
      ])
  }

  static var stepper: Specimen {
    Specimen(
      name: "stepper", width: 190,
      cells: states(at: UnitPoint(x: 0.93, y: 0.5)) {
        Stepper("Jars", value: .constant(3), in: 0...10)
      } + [
        Cell("At its bound") { Stepper("Jars", value: .constant(10), in: 0...10) },
        Cell("Labels hidden") { Stepper("Jars", value: .constant(3)).labelsHidden() },
        Cell("Right to left") {
          Stepper("Jars", value: .constant(3)).environment(\.layoutDirection, .rightToLeft)
        },
      ])
  }

  static var progress: Specimen {
    Specimen(
      name: "progress", width: 170,
      cells: [
        Cell("A spinner") { ProgressView() },
        Cell("With a label") { ProgressView("Loading…") },
        Cell("Large") { ProgressView().controlSize(.large) },
        Cell("A part") { ProgressView(value: 0.4) },
        Cell("Label and value") {
          ProgressView(value: 0.4) {
            Text("Honey")
          } currentValueLabel: {
            Text("40 %")
          }
        },
        Cell("Tinted") { ProgressView(value: 0.7).tint(.orange) },
      ])
  }

  static var gauge: Specimen {
    Specimen(
      name: "gauge", width: 170,
      cells: [
        Cell("Automatic") {
          Gauge(value: 0.4) {
            Text("Honey")
          } currentValueLabel: {
            Text("40 %")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          }
        },
        Cell("Accessory linear") {
          Gauge(value: 0.4) { Text("Honey") }.gaugeStyle(.accessoryLinear)
        },
        Cell("Accessory circular") {
          Gauge(value: 0.4) {
            Text("Honey")
          } currentValueLabel: {
            Text("40")
          }
          .gaugeStyle(.accessoryCircular)
        },
        Cell("Circular capacity") {
          Gauge(value: 0.4) {
            Text("Honey")
          } currentValueLabel: {
            Text("40")
          }
          .gaugeStyle(.accessoryCircularCapacity)
        },
      ])
  }
}
