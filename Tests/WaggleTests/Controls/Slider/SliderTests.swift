import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct SliderTests {
  private let model = ControlModel()

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    host.settle()
    return host
  }

  private func slider(in range: ClosedRange<Double> = 0...1, step: Double? = nil) -> TestHost {
    host { [model] in
      @Bindable var model = model
      Group {
        if let step {
          Slider(value: $model.number, in: range, step: step) {
            Text("Size")
          } onEditingChanged: {
            model.log.append($0 ? "begins" : "ends")
          }
        } else {
          Slider(value: $model.number, in: range) {
            Text("Size")
          } onEditingChanged: {
            model.log.append($0 ? "begins" : "ends")
          }
        }
      }
      .disabled(model.isDisabled)
    }
  }

  private func problems(_ host: TestHost) -> [String] { host.diagnostics.map(\.id) }

  @Test func `C037: a slider is 31 high, fills its width, and does not show its label on iOS`()
    throws
  {
    let host = slider()
    #expect(
      try host.find(role: .slider, label: "Size").frame.size == CGSize(width: 200, height: 31))
    #expect(host.text == [])
    let labels = self.host {
      Slider(value: .constant(0.5)) {
        Text("Size")
      } minimumValueLabel: {
        Color.red.frame(width: 20, height: 5)
      } maximumValueLabel: {
        Color.red.frame(width: 20, height: 5)
      }
    }
    #expect(labels.displayList.description.contains("(28 47 144 6)"))
  }

  @Test func `C037: a drag of the knob writes the value, from its middle on`() {
    let host = slider()
    host.drag(from: CGPoint(x: 105, y: 50), to: CGPoint(x: 186, y: 50))
    #expect(model.number == 1)
    #expect(model.log == ["begins", "ends"])
  }

  @Test func `C037: a click on the track brings the knob there`() {
    let host = slider()
    host.tap(at: CGPoint(x: 19, y: 50))
    #expect(model.number == 0)
    #expect(model.log == ["begins", "ends"])
  }

  @Test func `C037: from right to left a slider grows to the left`() {
    let host = host { [model] in
      @Bindable var model = model
      Slider(value: $model.number).environment(\.layoutDirection, .rightToLeft)
    }
    host.tap(at: CGPoint(x: 19, y: 50))
    #expect(model.number == 1)
    host.key(.leftArrow)
    #expect(model.number == 1)
    host.key(.rightArrow)
    #expect(abs(model.number - 0.9) < 1e-9)
  }

  @Test func `C068: an upper bound off the steps is not reached`() {
    model.number = 0
    let host = slider(in: 0...10, step: 4)
    host.drag(from: CGPoint(x: 19, y: 50), to: CGPoint(x: 200, y: 50))
    #expect(model.number == 8)
    host.drag(from: CGPoint(x: 181, y: 50), to: CGPoint(x: 81, y: 50))
    #expect(model.number == 4)
  }

  @Test func `C068: a range shorter than a step is reported, and the slider is fixed`() {
    let host = slider(in: 0...0.5, step: 1)
    host.tap(at: CGPoint(x: 19, y: 50))
    #expect(model.number == 0.5)
    #expect(problems(host).contains("E-RANGE"))
  }

  @Test func `C068: a value outside is drawn at the end and not written`() throws {
    model.number = 7
    let host = slider()
    #expect(model.number == 7)
    #expect(try host.find(role: .slider).value == "1")
    try host.find(role: .slider).decrement()
    #expect(abs(model.number - 0.9) < 1e-9)
  }

  @Test func `bad numbers are reported and never crash`() {
    for number in [Double.nan, .infinity, -.infinity] {
      model.number = number
      let host = slider()
      #expect(problems(host) == ["E-RANGE"])
      host.tap(at: CGPoint(x: 19, y: 50))
      #expect(model.number == 0)
    }
    model.number = 1
    for range in [
      0...0, 0...Double.infinity, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
    ] {
      let host = slider(in: range)
      host.tap(at: CGPoint(x: 19, y: 50))
      host.key(.rightArrow)
      #expect(model.number == 1)
      #expect(problems(host).contains("E-RANGE"))
    }
    for step in [0, -1, Double.nan] {
      #expect(problems(slider(in: 0...1, step: step)).contains("E-RANGE"))
    }
  }

  @Test func `C156: an increment is a step, or a tenth of the range without one`() throws {
    let host = slider()
    try host.find(role: .slider, label: "Size").increment()
    #expect(abs(model.number - 0.6) < 1e-9)
    #expect(try host.find(role: .slider).value == "0.6")
    let steps = slider(in: 0...10, step: 5)
    try steps.find(role: .slider).increment()
    #expect(model.number == 5)
  }

  @Test func `C154: what the program says replaces the number`() throws {
    let host = host { Slider(value: .constant(0.5)).accessibilityValue("half") }
    #expect(try host.find(role: .slider).value == "half")
  }

  @Test func `arrow keys, Home and End move a slider that has the focus`() {
    let host = slider(in: 0...10)
    host.key(.tab)
    host.key(.end)
    #expect(model.number == 10)
    host.key(.home)
    host.key(.upArrow)
    #expect(model.number == 1)
    host.key(.downArrow)
    #expect(model.number == 0)
    #expect(model.log == Array(repeating: ["begins", "ends"], count: 4).flatMap { $0 })
  }

  @Test func `C070: a slider that is disabled during a drag ends it and writes no more`() {
    let host = slider()
    host.press(at: CGPoint(x: 100, y: 50))
    host.move(to: CGPoint(x: 120, y: 50))
    let number = model.number
    host.frame { model.isDisabled = true }
    host.move(to: CGPoint(x: 160, y: 50))
    host.release(at: CGPoint(x: 160, y: 50))
    #expect(model.number == number)
    #expect(model.log == ["begins", "ends"])
  }

  @Test func `a slider in a scroll view is moved sideways and scrolled up and down`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { [model] in
      @Bindable var model = model
      ScrollView {
        Slider(value: $model.number)
        Color.red.frame(height: 500).accessibilityIdentifier("end")
      }
    }
    host.settle()
    let start = try? host.find(identifier: "end").frame.minY
    host.frame {
      for (phase, y) in [
        (PointerEvent.Phase.began, 15.0), (.moved, 5), (.moved, -15), (.ended, -15),
      ] {
        host.host.input.handle(
          .pointer(
            PointerEvent(
              id: 3, kind: .touch, phase: phase, location: CGPoint(x: 20, y: y), time: host.time)))
      }
    }
    #expect(model.number == 0.5)
    #expect((try? host.find(identifier: "end").frame.minY) != start)
  }

  @Test func `a host that is dropped during a drag reports nothing`() {
    do {
      let host = slider()
      host.press(at: CGPoint(x: 100, y: 50))
      host.move(to: CGPoint(x: 120, y: 50))
    }
    #expect(model.log.first == "begins")
  }

  @Test(
    arguments: [
      (1.0 / 3, 0.0...1.0, nil, "0.33"), (22.456789, 10...30, nil, "22.5"),
      (1234.56, 0...5000, nil, "1235"),
      (0.30000000000000004, 0...1, 0.1, "0.3"), (7, 0...10, 1, "7"), (0.125, 0...1, 0.125, "0.125"),
    ] as [(Double, ClosedRange<Double>, Double?, String)])
  func
    `C154: the value of a slider is read with the digits of its step, or a hundredth of its range`(
      _ value: Double, _ range: ClosedRange<Double>, _ step: Double?, _ words: String
    ) throws
  {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      if let step {
        Slider(value: .constant(value), in: range, step: step)
      } else {
        Slider(value: .constant(value), in: range)
      }
    }
    #expect(try host.find(role: .slider).value == words)
  }
}
