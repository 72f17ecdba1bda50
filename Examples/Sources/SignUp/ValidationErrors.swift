import SwiftUI

/// The error of one field.
struct ValidationError: Equatable, Identifiable {
  let field: String
  let message: String

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
  func validated(_ field: String, _ message: String?) -> some View {
    preference(
      key: ValidationErrors.self,
      value: message.map { [ValidationError(field: field, message: $0)] } ?? [])
  }
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
