public import Foundation

extension View {
  /// Sets the store of the `@AppStorage` properties in this view that name none (R239).
  ///
  /// ```swift
  /// struct Name: View {
  ///   @AppStorage("name") private var name = "Ada"
  ///
  ///   var body: some View { Text(name) }
  /// }
  ///
  /// Name().defaultAppStorage(UserDefaults(suiteName: "org.example.notes")!)
  /// ```
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    nonisolated(unsafe) let store = store
    return environment(\.defaultAppStorage, store)
  }
}
