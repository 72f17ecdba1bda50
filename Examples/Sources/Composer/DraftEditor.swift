import SwiftUI

/// Edits one draft, and tells the views above whether it is valid.
struct DraftEditor: View {
  let number: Int
  @Bindable var draft: Draft

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField("Post \(number)", text: $draft.text, axis: .vertical)
        .lineLimit(2...8)
        .onChange(of: draft.text) { shorten() }
      Text(verbatim: "\(draft.remaining)")
        .font(.footnote)
        .monospacedDigit()
        .foregroundStyle(draft.remaining > 10 ? AnyShapeStyle(.secondary) : AnyShapeStyle(.red))
        .frame(maxWidth: .infinity, alignment: .trailing)
        .accessibilityLabel("Characters left in post \(number)")
        .accessibilityValue(Text(verbatim: "\(draft.remaining)"))
    }
    .preference(key: Validity.self, value: draft.isValid)
  }

  /// Cuts off what is beyond the limit, also in the middle of what is typed.
  private func shorten() {
    if draft.remaining < 0 { draft.text = String(draft.text.prefix(Draft.limit)) }
  }
}

#Preview("Draft", traits: .sizeThatFitsLayout) {
  DraftEditor(number: 1, draft: Draft(id: 1, text: "The clover is in bloom 🐝")).frame(width: 320)
    .padding()
}
