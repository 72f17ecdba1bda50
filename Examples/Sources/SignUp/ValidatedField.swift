import SwiftUI

/// A text field. Once it was left, or the form was sent, its error is beneath it, in red. The form learns of the error at
/// once, by a preference.
struct ValidatedField: View {
  let title: String
  @Binding var text: String
  var isSecure = false
  let rules: [any ValidationRule]
  @State private var wasLeft = false
  @FocusState private var hasFocus: Bool
  @Environment(\.wasSent) private var wasSent

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      field
        .focused($hasFocus)
        .onChange(of: hasFocus) { if !hasFocus { wasLeft = true } }
      if let message, isShown { ErrorText(message: message) }
    }
    .validated(title, message, isShown: isShown)
  }

  private var isShown: Bool { wasLeft || wasSent }
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
