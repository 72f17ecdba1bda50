import SwiftUI
import WaggleTestKit

/// Keys side by side with what the checker says of them: the default is neutral, and grouping has no effect.
struct LawScreen: View {
  var body: some View {
    List {
      Section {
        ForEach(CheckedKey.all) { KeyRow(key: $0) }
      } footer: {
        Text(
          """
          A reducer keeps the law if its default changes nothing on either side, and if it does not matter which \
          values are combined first.
          """)
      }
    }
    .navigationTitle("The law")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct KeyRow: View {
  let key: CheckedKey

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(verbatim: key.name).font(.headline)
        Spacer()
        HStack(spacing: 4) {
          Image(systemName: key.isLawful ? "checkmark.circle.fill" : "xmark.circle.fill")
          Text(key.isLawful ? "Lawful" : "Unlawful")
        }
        .foregroundStyle(key.isLawful ? Color.green : .red)
      }
      Text(verbatim: key.reducer).font(.system(size: 13, design: .monospaced))
      ForEach(key.violations, id: \.self) { violation in
        Text(verbatim: violation).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

/// A key, and what the checker found.
struct CheckedKey: Identifiable {
  let name: String
  /// The body of its `reduce`.
  let reducer: String
  let violations: [String]

  var id: String { name }
  var isLawful: Bool { violations.isEmpty }

  init<Key: PreferenceKey>(_ key: Key.Type, _ reducer: String, samples: [Key.Value])
  where Key.Value: Equatable {
    name = "\(key)"
    self.reducer = reducer
    violations = PreferenceLaw.violations(of: key, samples: samples)
  }

  static let all = [
    CheckedKey(LastKey.self, "value = nextValue()", samples: ["a", "b"]),
    CheckedKey(
      LastSetKey.self, "if next != defaultValue { value = next }", samples: ["a", "b"]),
    CheckedKey(FirstKey.self, "", samples: [1, 2]),
    CheckedKey(FirstSetKey.self, "value = value ?? nextValue()", samples: [1, 2]),
    CheckedKey(DifferenceKey.self, "value -= nextValue()", samples: [1, 2]),
    CheckedKey(SumKey.self, "value += nextValue()", samples: [1, 2]),
    CheckedKey(LargestKey.self, "value = max(value, nextValue())", samples: [1, 2]),
    CheckedKey(
      AllTrueFromFalseKey.self, "value = value && nextValue()", samples: [true, false]),
    CheckedKey(AllValidKey.self, "value = value && nextValue()", samples: [true, false]),
    CheckedKey(RowsKey.self, "value += nextValue()", samples: [[1], [2]]),
  ]
}
