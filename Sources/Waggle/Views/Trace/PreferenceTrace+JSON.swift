import Foundation

extension PreferenceTrace {
  /// The trace as a JSON object; `Docs/trace.schema.json` describes it.
  ///
  /// - Parameter key: the key's name.
  package func record(of key: String) -> PreferenceRecord {
    PreferenceRecord(key: key, steps: steps.map { PreferenceRecord.Step($0, level: 1) })
  }
}

/// A trace in the form that programs read.
package struct PreferenceRecord: Codable, Hashable, Sendable {
  package struct Step: Codable, Hashable, Sendable {
    /// What the view does with the value.
    package var role: String
    /// The names from the root to the view.
    package var path: [String]
    /// The value as text, of at most 1,000 characters.
    package var value: String?
    /// True if no view wrote the value: it is the default of a place that can be empty.
    package var isDefault: Bool?
    /// Why the value was not requested.
    package var notAsked: String?
    package var notes: [String]?
    /// The values that a left fold reduced, in order.
    package var reduced: [String]?
    package var steps: [Step]?
    /// How many steps are further in than a program can read, and left out.
    package var leftOut: Int?
  }

  package var key: String
  package var steps: [Step]
}

/// The most levels of steps: programs read about 500 levels of a document, and each step has two.
private let mostLevels = 200

/// The longest text of a value.
private let longestValue = 1_000

extension PreferenceRecord.Step {
  init(_ step: PreferenceTrace.Step, level: Int) {
    role = step.role.rawValue
    path = PreferenceTrace.names(in: step.viewPath)
    value = step.value?.withoutEnding.text(in: longestValue)
    isDefault = step.value?.isImplicitDefault ?? false ? true : nil
    notAsked = step.notRequested?.rawValue
    let words = step.notes.compactMap { if case .words(let words) = $0 { words } else { nil } }
    notes = words.isEmpty ? nil : words
    reduced =
      step.notes.lazy.compactMap { note -> [String]? in
        if case .reduced(let values) = note {
          values.map { $0.text(in: longestValue) }
        } else {
          nil
        }
      }.first
    guard !step.steps.isEmpty else { return }
    if level < mostLevels {
      steps = step.steps.map { Self($0, level: level + 1) }
    } else {
      leftOut = PreferenceTrace.entries(of: step.steps).count
    }
  }
}
