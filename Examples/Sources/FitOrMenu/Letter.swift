import SwiftUI

/// A letter with its tools. Its menu has the inks if the row says that it does not show them.
struct Letter<Row: ToolRow>: View {
  let name: String
  let width: CGFloat

  @State private var style = Style()
  @State private var inksInRow = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(name).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        menu
      }
      Row(style: $style)
        .frame(width: width, alignment: .leading)
        .padding(.vertical, 6)
        .background(Color.accentColor.opacity(0.12))
      Text("Dear bee, the clover is in bloom.")
        .fontWeight(style.isBold ? .bold : .regular)
        .foregroundStyle(style.ink.color)
      LabeledContent(
        "The menu receives", value: inksInRow ? "inks in the row" : "no inks in the row")
      Text(verbatim: Row.code)
        .font(.system(size: 11, design: .monospaced))
        .environment(\.layoutDirection, .leftToRight)
      Findings<Row>(width: width)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.gray.opacity(0.12)))
    .onPreferenceChange(InksInRowKey.self) { inksInRow = $0 }
  }

  private var menu: some View {
    Menu {
      if !inksInRow {
        InkPicker(ink: $style.ink).pickerStyle(.inline)
      }
      Toggle("Bold", isOn: $style.isBold)
      Button("Start again", role: .destructive) { style = Style() }
    } label: {
      Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
    }
    .accessibilityLabel("More for: \(name)")
  }
}

/// Lines of a trace, which may be wider than a phone.
struct TraceText: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    ScrollView(.horizontal) {
      Text(verbatim: text)
        .font(.system(size: 11, design: .monospaced))
        .fixedSize()
        .padding(.vertical, 4)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}
