import SwiftUI

struct Login: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isRemembered = false
  @FocusState private var focus: Field?
  enum Field: Hashable { case name, password }
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield").font(.system(size: 48, weight: .light)).foregroundStyle(
        .tint)
      Text("Welcome back").font(.largeTitle.bold())
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .password)
      Toggle("Remember me", isOn: $isRemembered)
      Button {
        focus = nil
      } label: {
        Text("Sign in").frame(maxWidth: .infinity).padding(.vertical, 8)
      }
      .buttonStyle(.borderedProminent)
      .disabled(name.isEmpty || password.count < 8)
      if !password.isEmpty && password.count < 8 {
        Text("\(8 - password.count) letters more").font(.caption).foregroundStyle(.red)
      }
    }
    .padding(24)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    .animation(.easeInOut(duration: 0.2), value: password)
    .onAppear { focus = .name }
  }
}
