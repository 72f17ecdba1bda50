import SwiftUI

/// Edits one draft, and tells the views above whether it is valid.
struct DraftEditor: View {
  let number: Int
  @Bindable var draft: Draft

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      TextField("Post \(number)", text: $draft.text, axis: .vertical)
        .lineLimit(2...8)
      HStack {
        if draft.remaining < 0 {
          Text("Too long by \(-draft.remaining)").foregroundStyle(.red)
        }
        Spacer()
        Text(verbatim: "\(draft.remaining)")
          .monospacedDigit()
          .foregroundStyle(draft.remaining > 10 ? AnyShapeStyle(.secondary) : AnyShapeStyle(.red))
          .accessibilityLabel("Characters left in post \(number)")
          .accessibilityValue(Text(verbatim: "\(draft.remaining)"))
      }
      .font(.footnote)
    }
    .preference(key: Validity.self, value: draft.isValid)
  }
}

#Preview("Draft", traits: .sizeThatFitsLayout) {
  DraftEditor(number: 1, draft: Draft(id: 1, text: "The clover is in bloom 🐝")).frame(width: 320)
    .padding()
}
