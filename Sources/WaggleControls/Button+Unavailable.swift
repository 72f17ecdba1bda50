public import Waggle

// API of SwiftUI that Waggle does not have, where the compiler's own message would mislead.
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
  ) { fatalError("unavailable") }
}
