import Foundation
import Waggle

/// What the two buttons of a stepper do, whatever the type of its value is.
nonisolated struct StepperModel {
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let mayMove: (_ up: Bool) -> Bool
  private let number: () -> AccessibilityRange?
  private let words: () -> String?
  let onEditingChanged: (Bool) -> Void

  init(
    _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
    mayMove = { $0 ? increment != nil : decrement != nil }
    (number, words) = ({ nil }, { nil })
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, _ format: ((V) -> String)? = nil
  ) {
    let count = StepCount(bounds: bounds, step: step)
    increment = {
      if let next = count.next(value.wrappedValue, up: true) { value.wrappedValue = next }
    }
    decrement = {
      if let next = count.next(value.wrappedValue, up: false) { value.wrappedValue = next }
    }
    mayMove = { count.next(value.wrappedValue, up: $0) != nil }
    number = { AccessibilityRange(value.wrappedValue, bounds) }
    words = { format.map { $0(value.wrappedValue) } }
    self.onEditingChanged = onEditingChanged
  }

  /// Whether the button of this direction is enabled: the value would change (C067).
  @MainActor func canMove(up: Bool) -> Bool { mayMove(up) }

  /// Does what a button does.
  @MainActor func move(up: Bool) { (up ? increment : decrement)?() }

  /// Does what a tap on a button does: one edit.
  @MainActor func edit(up: Bool) {
    guard canMove(up: up) else { return }
    onEditingChanged(true)
    move(up: up)
    onEditingChanged(false)
  }

  /// The number that is read aloud; nil where there is no number.
  @MainActor var range: AccessibilityRange? { number() }
  /// What is read aloud as the value.
  @MainActor var spoken: String? { words() ?? number()?.value.spoken }
}

/// Counts up and down in a range, without leaving it and without overflow.
nonisolated private struct StepCount<V: Strideable> {
  let bounds: ClosedRange<V>?
  let step: V.Stride

  /// The next value; nil if there is no other. Beyond an end it is the end (C067).
  func next(_ value: V, up: Bool) -> V? {
    guard step == step else { return nil }
    let ascends = (step > 0) == up
    let moved = value.moved(by: step, up: up)
    guard let bounds else { return moved == value ? nil : moved }
    let next = clamped(moved ?? (ascends ? bounds.upperBound : bounds.lowerBound), bounds)
    // A value outside of the range can only come back.
    let isAhead = ascends ? next > value : next < value
    return isAhead ? next : nil
  }

  private func clamped(_ value: V, _ bounds: ClosedRange<V>) -> V {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}

extension Strideable {
  /// The value a step further or back; nil if its type has none.
  nonisolated fileprivate func moved(by step: Stride, up: Bool) -> Self? {
    if let number = self as? any FixedWidthInteger, let step = step as? any BinaryInteger {
      return number.moved(by: step, up: up) as? Self
    }
    return advanced(by: up ? step : 0 - step)
  }
}

extension FixedWidthInteger {
  nonisolated fileprivate func moved(by step: some BinaryInteger, up: Bool) -> Self? {
    guard let length = Self(exactly: step.magnitude) else { return nil }
    let (sum, overflow) =
      (step >= 0) == up ? addingReportingOverflow(length) : subtractingReportingOverflow(length)
    return overflow ? nil : sum
  }
}

extension AccessibilityRange {
  /// The number of a value, if it is one; without a range any number may come.
  nonisolated fileprivate init?<V: Strideable>(_ value: V, _ bounds: ClosedRange<V>?) {
    guard let number = Double(anyNumber: value) else { return nil }
    self.init(
      value: number, minimum: bounds.flatMap { Double(anyNumber: $0.lowerBound) } ?? -.infinity,
      maximum: bounds.flatMap { Double(anyNumber: $0.upperBound) } ?? .infinity)
  }
}

extension Double {
  nonisolated fileprivate init?(anyNumber value: Any) {
    if let integer = value as? any BinaryInteger {
      self = Double(integer)
    } else if let number = value as? any BinaryFloatingPoint {
      self = Double(number)
    } else {
      return nil
    }
  }
}
