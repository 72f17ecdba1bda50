public import Waggle

// What SwiftUI has and Waggle has not, where the compiler's own words would lead astray.
extension Button where Label == Text {
  /// Absent: a button with a title and a symbol.
  @available(
    *, unavailable,
    message:
      "Waggle has no Label yet. Write Button(action: …) { HStack { Image(systemName: …); Text(…) } }."
  )
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { fatalError("absent") }
}
