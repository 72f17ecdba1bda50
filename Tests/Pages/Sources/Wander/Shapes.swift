import SwiftUI

/// Controls of several shapes, for the ring of the focus.
struct Shapes: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      Button("Rounded") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 10))
      Button {
      } label: {
        Image(systemName: "star").frame(width: 50, height: 50).background(.yellow, in: .circle)
      }
      .accessibilityLabel("Circle")
      Button("Card") {}
        .padding(12)
        .background(.mint, in: .rect(topLeadingRadius: 20, bottomTrailingRadius: 8))
        .accessibilityElement(children: .combine)
      Button("Text") {}
      TextField("Field", text: $text).textFieldStyle(.roundedBorder)
      Toggle("Switch", isOn: $isOn)
      Button {
        isWide.toggle()
      } label: {
        Text("Wide").frame(width: isWide ? 200 : 100, height: isWide ? 60 : 40)
          .background(.green, in: .capsule)
      }
    }
    .padding()
  }
}

/// Texts of other languages than the window's.
struct Languages: View {
  @State private var isArabic = false
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Own words")
      Text("Fremde Wörter").environment(\.locale, Locale(identifier: "de"))
      VStack {
        Text("كلمات")
        Button("زر") {}
        TextField("حقل", text: $text)
      }
      .environment(\.locale, Locale(identifier: "ar"))
      .environment(\.layoutDirection, .rightToLeft)
      Text("Changing").environment(\.locale, Locale(identifier: isArabic ? "ar" : "fr"))
      Button("Change") { isArabic.toggle() }
    }
  }
}
