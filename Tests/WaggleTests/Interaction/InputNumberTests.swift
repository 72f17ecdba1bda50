import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Gestures, accessibility and feedback.
@MainActor @Suite struct InputNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("tap count") { Text("a").onTapGesture(count: whole($0)) {} },
    NumberedView("tap gesture") { Text("a").gesture(TapGesture(count: whole($0)).onEnded {}) },
    NumberedView("spatial tap") {
      Text("a").gesture(SpatialTapGesture(count: whole($0)).onEnded { _ in })
    },
    NumberedView("longPress") {
      Text("a").onLongPressGesture(minimumDuration: $0, maximumDistance: $0) {}
    },
    NumberedView("longPress duration") {
      Text("a").onLongPressGesture(minimumDuration: $0) {
      } onPressingChanged: { _ in
      }
    },
    NumberedView("longPress gesture") {
      Text("a").gesture(
        LongPressGesture(minimumDuration: $0, maximumDistance: 3).sequenced(
          before: DragGesture(minimumDistance: $0)
        ).onEnded { _ in })
    },
    NumberedView("drag") {
      Color.red.gesture(DragGesture(minimumDistance: $0).onChanged { _ in }.onEnded { _ in })
    },
    NumberedView("magnify") {
      Color.red.gesture(MagnifyGesture(minimumScaleDelta: $0).onChanged { _ in })
    },
    NumberedView("rotate") {
      Color.red.gesture(RotateGesture(minimumAngleDelta: .degrees($0)).onChanged { _ in })
    },
    NumberedView("drag offset") { DragOffset(x: $0) },
    NumberedView("activationPoint") {
      Button("a") {}.accessibilityActivationPoint(UnitPoint(x: $0, y: $0))
    },
    NumberedView("activationPoint cg") {
      Button("a") {}.accessibilityActivationPoint(CGPoint(x: $0, y: $0))
    },
    NumberedView("sortPriority") { Button("a") {}.accessibilitySortPriority($0) },
    NumberedView("accessibility zoom") {
      Text("a").accessibilityAdjustableAction { _ in }.accessibilityValue("\($0)")
    },
    NumberedView("accessibility frame") {
      Button("a") {}.frame(width: $0, height: $0).accessibilityElement(children: .combine)
    },
    NumberedView("sensory") {
      Text("a").sensoryFeedback(.impact(weight: .heavy, intensity: $0), trigger: $0)
    },
    NumberedView("hover") { Color.red.onContinuousHover { _ in }.frame(width: $0) },
    NumberedView("draggable") { Text("a").draggable("x").frame(width: $0, height: $0) },
    NumberedView("drop") {
      Color.red.dropDestination(for: String.self) { _, _ in true }.offset(x: $0)
    },
    NumberedView("contextMenu") {
      Text("a").frame(width: $0, height: $0).contextMenu { Button("b") {} }
    },
    NumberedView("focusable") {
      Text("a").focusable().frame(width: $0).onKeyPress(.upArrow) { .handled }
    },
    NumberedView("button scaled") {
      Button("a") {}.scaleEffect($0).rotation3DEffect(.degrees($0), axis: (x: 1, y: 0, z: 0))
    },
    NumberedView("chart") { Text("a").accessibilityChartDescriptor(Chart(x: $0)) },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

private struct DragOffset: View {
  let x: Double
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Text("a").offset(offset)
      .gesture(
        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
          state = CGSize(width: value.translation.width * x, height: x)
        })
  }
}

private struct Chart: AXChartDescriptorRepresentable {
  let x: Double

  func makeChartDescriptor() -> AXChartDescriptor {
    let axis = AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: [x]) {
      "\($0)"
    }
    let series = AXDataSeriesDescriptor(
      name: "s", isContinuous: true, dataPoints: [AXDataPoint(x: x, y: x)])
    return AXChartDescriptor(title: "t", summary: nil, xAxis: axis, yAxis: nil, series: [series])
  }
}
