import SwiftUI

/// The colour scheme that the whole window takes. It overrides the one that the form prefers.
enum Appearance: String, CaseIterable, Identifiable {
  case form = "Automatic"
  case light = "Light"
  case dark = "Dark"

  var id: Self { self }

  var scheme: ColorScheme? {
    switch self {
    case .form: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The form, or the greeting of a member; around both, a choice that overrides the form's colour scheme.
public struct RootView: View {
  @State private var member = Member()
  @State private var isMember = false
  @State private var appearance = Appearance.form
  @State private var errorCount = 0

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      if isMember {
        Greeting(name: member.name) { startAgain() }
      } else {
        SignUpForm(member: $member) { isMember = true }
      }
    }
    // The other way to get to the main actor, which all of SwiftUI's own observers run on.
    .onPreferenceChange(ValidationErrors.self) { errors in
      MainActor.assumeIsolated { errorCount = errors.count(where: \.isShown) }
    }
    // preferredColorScheme(nil) would replace what the form prefers by nothing.
    .transformPreference(PreferredColorSchemeKey.self) { scheme in
      if let override = appearance.scheme { scheme = override }
    }
  }

  private var header: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Join the hive").font(.headline)
        if !isMember, errorCount > 0 {
          Text("Some fields need your attention.").font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) { Text($0.rawValue) }
      }
    }
    .padding(.horizontal)
    .frame(minHeight: 56)
  }

  private func startAgain() {
    member = Member()
    isMember = false
  }
}

/// What a new member sees.
private struct Greeting: View {
  let name: String
  let startAgain: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "checkmark.circle.fill")
        .font(.largeTitle)
        .foregroundStyle(.green)
      Text("Welcome, \(name)!").font(.title2)
      Button("Start again", action: startAgain).buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Sign up") {
  RootView()
}
