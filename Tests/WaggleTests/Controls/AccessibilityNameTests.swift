import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What assistive technology reads of charts, drawings and zooming, and where its focus is.
@MainActor @Suite struct AccessibilityNameTests {
  private struct Harvest: AXChartDescriptorRepresentable {
    let kilograms: Double

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Harvest", summary: "More each month",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Honey", range: 0...20, gridlinePositions: []) {
          "\(Int($0)) kg"
        },
        additionalAxes: [AXCategoricalDataAxisDescriptor(title: "", categoryOrder: [])],
        series: [
          AXDataSeriesDescriptor(
            name: "Hive 1", isContinuous: true,
            dataPoints: [
              AXDataPoint(x: "May", y: 3, label: "First"),
              AXDataPoint(x: "June", y: kilograms, additionalValues: [.category("dry")]),
            ])
        ])
    }
  }

  @Test func `C672: a chart is read as its title, its summary and each series, point by point`() {
    let kilograms = Knob(12.0)
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Turned(kilograms) { kilograms in
        Color.orange.accessibilityLabel("Chart")
          .accessibilityChartDescriptor(Harvest(kilograms: kilograms))
      }
    }
    func labels() -> [String] { host.elements.compactMap(\.label) }
    #expect(
      labels().suffix(5) == [
        "Harvest", "More each month", "Hive 1", "First, Month: May, Honey: 3 kg",
        "Month: June, Honey: 12 kg, dry",
      ])
    host.frame { kilograms.value = 14 }
    #expect(labels().last == "Month: June, Honey: 14 kg, dry")
    #expect(host.text.isEmpty)
  }

  @Test func `C675: a drawing has the elements of views that are not drawn`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Color.orange.accessibilityLabel("Picture").accessibilityChildren {
        Text("one")
        Text("two")
      }
    }
    #expect(host.text.isEmpty)
    #expect(host.elements.compactMap(\.label) == ["Picture", "one", "two"])
    let outside = TestHost(size: CGSize(width: 200, height: 100)) {
      Color.orange.accessibilityChildren { Text("one") }.accessibilityLabel("Picture")
    }
    #expect(outside.elements.compactMap(\.label) == ["Picture", "one"])
  }

  @Test func `C674: zooming is two named actions, at the middle of the view`() throws {
    var zooms: [AccessibilityZoomGestureAction] = []
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Color.orange.accessibilityLabel("Map").accessibilityZoomAction { zooms.append($0) }
    }
    host.settle()
    let map = try host.find(label: "Map")
    try map.perform("Zoom In")
    try map.perform("Zoom Out")
    #expect(zooms.map(\.direction) == [.zoomIn, .zoomOut])
    #expect(zooms.allSatisfy { $0.location == .center && $0.point == CGPoint(x: 100, y: 50) })
  }

  private struct Login: View {
    enum Field { case name, word }
    @State private var text = ""
    @AccessibilityFocusState private var field: Field?
    @AccessibilityFocusState private var isAtCheck: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).accessibilityFocused($field, equals: .name)
        TextField("Word", text: $text).accessibilityFocused($field, equals: .word)
        Text(field.map { "\($0)" } ?? "none")
        Button("Go") { field = .word }
        Button("Back") { field = nil }
      }
    }
  }

  @Test func `C673: the focus of assistive technology is that of the keyboard`() throws {
    let host = TestHost.phone(height: 400) { Login() }
    #expect(host.text.contains("none"))
    try host.find(label: "Go").tap()
    host.settle()
    #expect(host.text.contains("word"))
    try host.find(label: "Name").tap()
    host.settle()
    #expect(host.text.contains("name"))
    try host.find(label: "Back").tap()
    host.settle()
    #expect(host.text.contains("none"))
  }
}
