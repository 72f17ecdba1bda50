import SwiftUI

/// The error of one field.
struct ValidationError: Equatable, Identifiable {
  let field: String
  let message: String
  /// Whether it is beneath its field: one that was not come to yet is only missing.
  var isShown = true

  var id: String { field }
}

/// The errors of all fields in a view, in their order.
struct ValidationErrors: PreferenceKey {
  static let defaultValue: [ValidationError] = []

  static func reduce(value: inout [ValidationError], nextValue: () -> [ValidationError]) {
    value += nextValue()
  }
}

extension View {
  /// Sends the error of a field up to the form; nil for none.
  func validated(_ field: String, _ message: String?, isShown: Bool = true) -> some View {
    preference(
      key: ValidationErrors.self,
      value: message.map { [ValidationError(field: field, message: $0, isShown: isShown)] } ?? [])
  }
}

extension EnvironmentValues {
  /// Whether the form was sent: all of its errors are shown then.
  @Entry var wasSent = false
}

/// An error, in red.
struct ErrorText: View {
  let message: String

  var body: some View {
    Label(message, systemImage: "exclamationmark.circle.fill")
      .font(.footnote)
      .foregroundStyle(.red)
      .labelStyle(.titleAndIcon)
  }
}
