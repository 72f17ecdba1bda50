import SwiftUI

/// What a new member enters.
struct Member: Equatable {
  var name = ""
  var email = ""
  var password = ""
  var repeated = ""
  var acceptsTerms = false
  /// Whether the form asks for a dark window; the view around it may override that.
  var likesTheDark = false
}

/// The form. It knows no field's rules: it counts the errors that arrive.
struct SignUpForm: View {
  private enum Field { case name, email, password, repeated }

  @Binding var member: Member
  let signUp: @MainActor () -> Void

  @State private var errors: [ValidationError] = []
  @State private var wasSent = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section {
        ValidatedField(title: "Name", text: $member.name, rules: [MinimumLength(length: 3)])
          .textContentType(.name)
          .focused($focus, equals: .name)
        ValidatedField(title: "Email", text: $member.email, rules: [EmailAddress()])
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .email)
      } header: {
        Text("About you")
      }
      Section {
        ValidatedField(
          title: "Password", text: $member.password, isSecure: true,
          rules: [MinimumLength(length: 8), ContainsDigit()]
        )
        .textContentType(.newPassword)
        .focused($focus, equals: .password)
        ValidatedField(
          title: "Repeat password", text: $member.repeated, isSecure: true,
          rules: [Equals(other: member.password, message: "The passwords differ.")]
        )
        .textContentType(.newPassword)
        .focused($focus, equals: .repeated)
      } header: {
        Text("Your password")
      }
      Section {
        Toggle("Accept the terms", isOn: $member.acceptsTerms)
          .validated(
            "Terms", member.acceptsTerms ? nil : "Accept the terms to sign up.", isShown: wasSent)
        Toggle("Prefer the dark", isOn: $member.likesTheDark)
      } footer: {
        ErrorCount(errors: errors)
      }
      Section {
        Button("Sign up", action: signUp)
          .disabled(!errors.isEmpty)
      }
    }
    .environment(\.wasSent, wasSent)
    .onSubmit {
      if focus == .repeated { wasSent = true }
      focus = next
    }
    .preferredColorScheme(member.likesTheDark ? .dark : nil)
    // The closure may run on any thread as far as the compiler knows. A binding may be sent there.
    .onPreferenceChange(ValidationErrors.self) { [$errors] errors in
      $errors.wrappedValue = errors
    }
  }

  private var next: Field? {
    switch focus {
    case .name: .email
    case .email: .password
    case .password: .repeated
    case .repeated, nil: nil
    }
  }
}

/// How many errors the form has, and which fields are missing; red once an error is beneath its field.
private struct ErrorCount: View {
  let errors: [ValidationError]

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: count).accessibilityIdentifier("count")
      if !errors.isEmpty {
        Text("Still missing: \(errors.map(\.field).formatted(.list(type: .and)))")
      }
    }
    .foregroundStyle(
      errors.contains(where: \.isShown) ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
  }

  private var count: String {
    switch errors.count {
    case 0: "All fields are valid."
    case 1: "1 error"
    default: "\(errors.count) errors"
    }
  }
}

#Preview("Form") {
  SignUpForm(member: .constant(Member())) {}
}
