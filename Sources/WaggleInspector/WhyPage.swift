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
          choice("From", model.writers, $model.writer)
        }
        if model.listeners.isEmpty {
          Text(
            verbatim: "No view listens to or reads \(model.keyName), so it is not even computed.")
        } else {
          choice("To", model.listeners, $model.listener)
        }
        if let answer = model.answer { AnswerText(answer: answer) }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func choice(
    _ label: String, _ choices: [InspectedChoice], _ selection: Binding<InspectedView.ID?>
  ) -> some View {
    HStack(spacing: 4) {
      Text(verbatim: label).foregroundStyle(.quiet).frame(width: 44, alignment: .leading)
        .accessibilityHidden(true)
      Picker(label, selection: selection) {
        ForEach(choices) { Text(verbatim: $0.name).tag(Optional($0.id)) }
      }
      .labelsHidden()
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
