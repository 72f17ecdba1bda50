// swift-format-ignore-file
// Made by `make examples` from the examples of ProgressView.

import SwiftUI
import Testing
import WaggleTestKit

private struct Harvest: View {
  let jars: Double

  var body: some View {
    ProgressView("Harvest", value: jars, total: 12)
    ProgressView(value: jars, total: 12) {
      Text("Harvest")
    } currentValueLabel: {
      Text("\(Int(jars)) of 12 jars")
    }
    ProgressView("Waiting for bees")
  }
}
