import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct StepperTests {
  private let model = ControlModel()

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 100), content: content)
    host.settle()
    return host
  }

  private var counting: TestHost {
    host { [model] in
      @Bindable var model = model
      Stepper("Jars", value: $model.count, in: 0...10) { model.log.append($0 ? "begins" : "ends") }
    }
  }

  private let plus = CGPoint(x: 280, y: 50)
  private let minus = CGPoint(x: 220, y: 50)

  @Test func `C038: a stepper is a row with 94 by 32 at its end`() throws {
    #expect(
      try counting.find(role: .stepper, label: "Jars").frame.size == CGSize(width: 300, height: 32))
    let hidden = host { HStack { Stepper("Jars", value: .constant(1)).labelsHidden() } }
    #expect(
      try hidden.find(role: .stepper, label: "Jars").frame.size == CGSize(width: 94, height: 32))
    #expect(hidden.text == [])
  }

  @Test func `minus and plus count, each tap one edit`() {
    let host = counting
    host.tap(at: plus)
    #expect(model.count == 4)
    host.tap(at: minus)
    host.tap(at: minus)
    #expect(model.count == 2)
    #expect(model.log == ["begins", "ends", "begins", "ends", "begins", "ends"])
  }

  @Test func `C067: beyond an end it is the end, and the button there is disabled`() {
    model.count = 9
    let host = host { [model] in
      @Bindable var model = model
      Stepper("Jars", value: $model.count, in: 0...10, step: 5)
    }
    #expect(model.count == 9)
    host.tap(at: plus)
    #expect(model.count == 10)
    host.tap(at: plus)
    #expect(model.count == 10)
    host.tap(at: minus)
    #expect(model.count == 5)
  }

  @Test func `C067: a value outside comes back and goes no further`() throws {
    model.count = 20
    let host = counting
    #expect(model.count == 20)
    try host.find(role: .stepper).increment()
    #expect(model.count == 20)
    try host.find(role: .stepper).decrement()
    #expect(model.count == 10)
  }

  @Test func `C202: the test kit says that a stepper is at its bound`() throws {
    model.count = 10
    let host = counting
    let error = #expect(throws: ActionError.self) {
      try host.find(role: .stepper).increment()
    }
    #expect(error?.description.contains("it is at its bound") == true)
    #expect(model.count == 10)
    try host.find(role: .stepper).decrement()
    #expect(model.count == 9)
  }

  @Test func `C067: a button that is held repeats after half a second, up to the end`() {
    let host = counting
    host.press(at: plus)
    host.advance(by: 0.45)
    #expect(model.count == 3)
    host.advance(by: 0.1)
    #expect(model.count == 4)
    host.advance(by: 2)
    #expect(model.count == 10)
    host.release(at: plus)
    #expect(model.count == 10)
    #expect(model.log == ["begins", "ends"])
  }

  @Test func `no number overflows`() throws {
    func next<V: Strideable>(_ value: V, step: V.Stride, up: Bool) throws -> V {
      let box = Box(value)
      let host = host {
        Stepper("x", value: Binding(get: { box.value }, set: { box.value = $0 }), step: step)
      }
      if up {
        try host.find(role: .stepper).increment()
      } else {
        try host.find(role: .stepper).decrement()
      }
      return box.value
    }
    #expect(try next(Int.max, step: 1, up: true) == Int.max)
    #expect(try next(Int.min, step: 1, up: false) == Int.min)
    #expect(try next(0, step: Int.min, up: true) == 0)
    #expect(try next(UInt8(3), step: 5, up: false) == 3)
    #expect(try next(UInt8(250), step: 300, up: true) == 250)
    #expect(try next(Double.greatestFiniteMagnitude, step: 1, up: true) == .greatestFiniteMagnitude)
    #expect(try next(Double.nan, step: 1, up: true).isNaN)
  }

  @Test func `a missing action disables its button`() {
    let host = host { [model] in
      Stepper("x", onIncrement: nil, onDecrement: { model.count -= 1 })
    }
    host.tap(at: plus)
    host.tap(at: minus)
    #expect(model.count == 2)
  }

  @Test func `arrow keys count`() {
    let host = counting
    host.key(.tab)
    host.key(.upArrow)
    host.key(.rightArrow)
    host.key(.downArrow)
    #expect(model.count == 4)
  }

  @Test func `C154: its value is the number, or in a format`() throws {
    #expect(try counting.find(role: .stepper, label: "Jars").value == "3")
    let host = host { Stepper("Part", value: .constant(0.5), step: 0.1, format: .percent) }
    #expect(try host.find(role: .stepper).value == 0.5.formatted(.percent))
  }

  @Test func `C156: a disabled stepper stays and does nothing`() throws {
    let host = host { [model] in
      @Bindable var model = model
      Stepper("Jars", value: $model.count).disabled(true)
    }
    #expect(try !host.find(role: .stepper, label: "Jars").isEnabled)
    host.tap(at: plus)
    #expect(model.count == 3)
  }

  @Test func `a host that is dropped while a button is held counts no more`() {
    do {
      let host = counting
      host.press(at: plus)
      host.advance(by: 0.55)
    }
    #expect(model.count == 4)
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}
