import Waggle

extension Binding {
  /// Whether there is a value; false removes it.
  nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    nonisolated(unsafe) let value = self
    return Binding<Bool> {
      value.wrappedValue != nil
    } set: {
      if !$0 { value.wrappedValue = nil }
    }
  }
}
