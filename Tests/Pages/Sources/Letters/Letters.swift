import SwiftUI

/// Names in many scripts, and buttons that bring more: what fonts does a page load for them?
@main struct LettersApp: App {
  var body: some Scene {
    WindowGroup { LettersView() }
  }
}

struct LettersView: View {
  @State private var shown: [String] = []

  private static let names = [
    ("Japanese", "田中さくら"), ("Again", "田中さくらです"), ("Thai", "สมชาย ใจดี"), ("Hindi", "अनन्या शर्मा"),
    ("Emoji", "😀👍🏽👨‍👩‍👧🇩🇪1️⃣"), ("Mixed", "Ada 你好 😀 नमस्ते"),
    ("Widths", "Letters of several widths"), ("Rounded", "Rounded letters"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Ada Lovelace")
      ForEach(Self.names, id: \.0) { name, text in
        Button(name) { shown.append(text) }
      }
      Button("Own") {
        CTFontManagerRegisterFontsForURL(
          URL(fileURLWithPath: ProcessInfo.processInfo.environment["LETTERS_FONT"] ?? "") as CFURL,
          .process, nil)
        shown.append("Own")
      }
      ForEach(shown, id: \.self) { text in
        label(text)
          .font(text == "Own" ? .custom("Waggle Fonts", size: 24) : .system(size: 24))
          .fontDesign(text.hasPrefix("Rounded") ? .rounded : nil)
          .accessibilityIdentifier(text)
      }
    }
    .padding()
  }

  private func label(_ text: String) -> Text {
    guard text.hasPrefix("Letters") else { return Text(text) }
    return Text("Letters of ").fontWidth(.expanded) + Text("several ")
      + Text("widths").fontWidth(.condensed)
  }
}
