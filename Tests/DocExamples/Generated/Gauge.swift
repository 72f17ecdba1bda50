// swift-format-ignore-file
// Made by `make examples` from the examples of Gauge.

import SwiftUI
import Testing
import WaggleTestKit

private struct Weather: View {
  let degrees: Double

  var body: some View {
    Gauge(value: degrees, in: -10...40) {
      Text("Outside")
    } currentValueLabel: {
      Text("\(Int(degrees))°")
    } minimumValueLabel: {
      Text("-10°")
    } maximumValueLabel: {
      Text("40°")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.blue, .yellow, .red]))
  }
}
