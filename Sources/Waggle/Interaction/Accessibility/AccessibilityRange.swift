/// The number that a control shows, with the smallest and the largest that it can show (C154).
package struct AccessibilityRange: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double

  package init(value: Double, minimum: Double, maximum: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension View {
  /// Sets the number that assistive technology reports for the view, beside the words of its value; nil keeps the one
  /// that it has.
  package nonisolated func accessibilityRange(_ range: AccessibilityRange?) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.range = range } }
}
