import SwiftUI

/// A tree that surprises, read with two keys: one whose reducer is wrong, one whose reducer is right.
struct SurpriseScreen: View {
  let tree: SurprisingTree
  @State private var hasPart = true

  var body: some View {
    Form {
      Section {
        Toggle(tree.part, isOn: $hasPart)
      } footer: {
        Text(tree.explanation)
      }
      Reading<LastKey>(tree: tree, hasPart: hasPart, reducer: "value = nextValue()")
      Reading<LastSetKey>(
        tree: tree, hasPart: hasPart, reducer: "if next != defaultValue { value = next }")
    }
    .navigationTitle(tree == .overlay ? "An if in an overlay" : "An empty toolbar")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The tree read with one key: what arrives, and how it came about.
private struct Reading<Key: NameKey>: View {
  let tree: SurprisingTree
  let hasPart: Bool
  let reducer: String
  @State private var value = ""

  var body: some View {
    Section {
      HStack(spacing: 16) {
        SurprisingView<Key>(tree: tree, hasPart: hasPart) { value = $0 }
          .frame(width: 72, height: 48)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .accessibilityHidden(true)
        LabeledContent("Value") {
          Text(value).foregroundStyle(value == Key.defaultValue ? Color.red : .green)
        }
        .accessibilityElement(children: .combine)
      }
      TraceText(tree.trace(of: Key.self, hasPart: hasPart))
    } header: {
      Text(verbatim: "\(Key.self): \(reducer)").textCase(nil)
    }
  }
}

/// The lines of a trace, which are wider than a phone.
struct TraceText: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    DisclosureGroup("How it travelled") {
      ScrollView(.horizontal) {
        Text(verbatim: text)
          .font(.system(size: 11, design: .monospaced))
          .fixedSize()
          .padding(.vertical, 4)
      }
    }
  }
}
