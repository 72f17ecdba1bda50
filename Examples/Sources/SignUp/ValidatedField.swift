import SwiftUI

/// A text field with its error beneath it, in red. The form learns of the error by a preference.
struct ValidatedField: View {
  let title: String
  @Binding var text: String
  var isSecure = false
  let rules: [any ValidationRule]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      field
      if let message { ErrorText(message: message) }
    }
    .validated(title, message)
  }

  private var message: String? { rules.message(for: text) }

  @ViewBuilder private var field: some View {
    if isSecure {
      SecureField(title, text: $text)
    } else {
      TextField(title, text: $text)
    }
  }
}

#Preview("Field", traits: .sizeThatFitsLayout) {
  ValidatedField(title: "Name", text: .constant("Al"), rules: [MinimumLength(length: 3)])
    .frame(width: 300).padding()
}
