import Foundation
import Waggle
import WaggleControls

/// Why what one view writes arrives at another, or does not.
struct WhyPage: View {
  @Bindable var model: InspectorModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Why did my value not arrive?").font(.headline).accessibilityAddTraits(.isHeader)
        if model.writers.isEmpty {
          Text(verbatim: "No view writes \(model.keyName).")
        } else {
          Picker("From", selection: $model.writer) {
            ForEach(model.writers) { Text(verbatim: $0.name).tag(Optional($0.id)) }
          }
        }
        if model.listeners.isEmpty {
          Text(verbatim: "No view listens to or reads \(model.keyName), so it is not even computed.")
        } else {
          Picker("To", selection: $model.listener) {
            ForEach(model.listeners) { Text(verbatim: $0.name).tag(Optional($0.id)) }
          }
        }
        if let answer = model.answer { AnswerText(answer: answer) }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// An answer: whether the value arrives, the reason, the cure.
struct AnswerText: View {
  let answer: PreferenceAnswer

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: answer.arrives ? "checkmark.circle.fill" : "xmark.circle.fill")
        .foregroundStyle(answer.arrives ? .green : .red)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: answer.sentence)
        if let cure = answer.cure { Text(verbatim: cure).fontWeight(.medium) }
      }
    }
    .font(.callout)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("answer")
  }
}
