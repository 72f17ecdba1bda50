/// The axis of the nearest stack, to which spacers and dividers adapt; nil outside of a stack.
package enum StackOrientation: InputKey {
  package static var defaultValue: Axis? { nil }
}
