import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct GaugeTests {
  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    host.settle()
    return host
  }

  @Test func `C043: a circular gauge is 58 by 58`() throws {
    let open = host { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular) }
    #expect(try open.find(role: .progress).frame.size == CGSize(width: 58, height: 58))
    let closed = host { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircularCapacity) }
    #expect(try closed.find(role: .progress).frame.size == CGSize(width: 58, height: 58))
  }

  @Test func `C043: the automatic style is a bar under its label, the ends 8 beside it`() {
    let host = host {
      Gauge(value: 0.5) {
        Color.red.frame(width: 10, height: 10)
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Color.red.frame(width: 20, height: 2)
      } maximumValueLabel: {
        Color.red.frame(width: 20, height: 2)
      }
    }
    #expect(host.displayList.description.contains("(28 53 144 4)"))
  }

  @Test func `C154: a gauge is read with its label and its percentage, in every style`() throws {
    func check<S: GaugeStyle>(_ style: S) throws {
      let host = host {
        Gauge(value: 30, in: 20...40) {
          Text("Hive")
        } currentValueLabel: {
          Text("warm")
        }
        .gaugeStyle(style)
      }
      #expect(try host.find(role: .progress, label: "Hive, warm").value == "50%")
    }
    try check(.automatic)
    try check(.linearCapacity)
    try check(.accessoryLinear)
    try check(.accessoryLinearCapacity)
    try check(.accessoryCircular)
    try check(.accessoryCircularCapacity)
  }

  @Test func `a value outside is at the end, and a range that is empty is reported`() throws {
    #expect(try host { Gauge(value: 3) { Text("a") } }.find(role: .progress).value == "100%")
    for value in [Double.nan, .infinity] {
      #expect(host { Gauge(value: value) { Text("a") } }.diagnostics.map(\.id) == ["E-RANGE"])
    }
    #expect(host { Gauge(value: 1, in: 1...1) { Text("a") } }.diagnostics.map(\.id) == ["E-RANGE"])
  }

  @Test func `C083: the line below a gauge in a row begins at its bar`() throws {
    let host = TestHost.phone(height: 300) {
      Form {
        Gauge(value: 0.5) { Text("G") }
        Text("below")
      }
    }
    let drawing = host.displayList.description.split(separator: "\n")
    let lines = drawing.filter { $0.hasSuffix(" 326 1) #000000@0.10") }
    #expect(lines.count == 1, "from the content of the row to 16 points before its end")
  }
}
