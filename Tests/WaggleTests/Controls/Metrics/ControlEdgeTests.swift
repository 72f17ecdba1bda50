import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

extension View {
  fileprivate func framed(_ name: String) -> some View {
    background(
      GeometryReader { _ in Color.clear.accessibilityElement().accessibilityIdentifier(name) })
  }
}

/// The distances of controls from what is beside them, as recorded on iOS 26.
@MainActor @Suite struct ControlEdgeTests {
  fileprivate enum Kind: CaseIterable {
    case button, borderless, stepper, slider, valueSlider, segmented, box
  }

  @ViewBuilder fileprivate func view(_ kind: Kind) -> some View {
    switch kind {
    case .button: Button("OK") {}
    case .borderless: Button("OK") {}.buttonStyle(.borderless)
    case .stepper: Stepper("Q", value: .constant(3))
    case .slider: Slider(value: .constant(0.5))
    case .valueSlider:
      Slider(value: .constant(0.5)) {
        Text("V")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    case .segmented:
      Picker("P", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented)
    case .box: Color.red.frame(height: 9)
    }
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  private func `L035: below these controls, and above all but a button, the gap is 8`(
    above: Kind, below: Kind
  ) throws {
    let host = TestHost(size: CGSize(width: 320, height: 400)) {
      VStack {
        view(above).framed("a")
        view(below).framed("b")
      }
    }
    host.settle()
    let gap = try host.find(identifier: "b").frame.minY - host.find(identifier: "a").frame.maxY
    if below != .button && below != .borderless { #expect(gap == 8) }
  }

  @Test(arguments: [true, false])
  func `C036, C038: a toggle and a stepper hang on the first baseline`(isStepper: Bool) throws {
    let host = TestHost(size: CGSize(width: 320, height: 300)) {
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 20, height: 24.5).alignmentGuide(.firstTextBaseline) { _ in 18.5 }
          .framed("text")
        if isStepper {
          Stepper("Hg", value: .constant(1)).framed("control")
        } else {
          Toggle("Hg", isOn: .constant(true)).framed("control")
        }
      }
    }
    host.settle()
    let (text, control) = (
      try host.find(identifier: "text").frame, try host.find(identifier: "control").frame
    )
    #expect(control.minY - text.minY == 18.5)
  }

  @Test(arguments: [375, 600] as [CGFloat], [true, false])
  func `C041: the wheels of a date are 320 points wide, in the middle`(
    width: CGFloat, hasTime: Bool
  ) throws {
    let host = TestHost(size: CGSize(width: width, height: 400)) {
      DatePicker(
        "D", selection: .constant(.init(timeIntervalSinceReferenceDate: 0)),
        displayedComponents: hasTime ? [.date, .hourAndMinute] : .date
      )
      .datePickerStyle(.wheel).labelsHidden().framed("wheels")
    }
    host.settle()
    let frame = try host.find(identifier: "wheels").frame
    #expect(frame.size == CGSize(width: 320, height: 216) && frame.midX == width / 2)
  }
}
