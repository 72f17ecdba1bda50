public import Waggle

/// Checks on samples whether a key's `reduce` follows the laws of every reducer.
///
/// ```swift
/// struct Last: PreferenceKey {
///   static let defaultValue = ""
///   static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
/// }
///
/// print(PreferenceLaw.report(of: Last.self))
/// // Last is unlawful:
/// //   "a" with the default after it becomes "", not "a" (R004).
/// // For information:
/// //   The order counts: "a" and "b" become "b", but "b" and "a" become "a".
/// ```
///
/// A report costs about n³ calls of `reduce` for n samples, of which 16 are tried in threes.
public enum PreferenceLaw {
  /// The broken laws, one sentence each with its smallest counterexample; empty if the key follows the laws on the
  /// samples.
  ///
  /// - Parameter key: the key to check.
  /// - Parameter samples: values that views might write. All triples are tried, so a dozen is enough.
  public static func violations<K: PreferenceKey>(
    of key: K.Type, samples: [K.Value]
  ) -> [String] where K.Value: Equatable {
    report(of: key, samples: samples).violations.map(\.description)
  }

  /// What is found with samples of the value's type; see ``samples(of:)`` for which types have some.
  public static func report<K: PreferenceKey>(of key: K.Type) -> PreferenceLawReport
  where K.Value: Equatable {
    report(of: key, samples: samples(of: K.Value.self))
  }

  /// What is found with samples.
  ///
  /// - Parameter key: the key to check.
  /// - Parameter samples: values that views might write. The default is tried in any case.
  public static func report<K: PreferenceKey>(
    of key: K.Type, samples: [K.Value]
  ) -> PreferenceLawReport where K.Value: Equatable {
    LawChecker<K>(samples).report
  }
}

/// What is known of a key after its `reduce` was tried.
public struct PreferenceLawReport: Hashable, Sendable, CustomStringConvertible {
  /// A law that every reducer must follow.
  public enum Law: String, Hashable, Sendable {
    /// The default after a value changes nothing (R004).
    case defaultAfter = "R004"
    /// The default before a value changes nothing (R005).
    case defaultBefore = "R005"
    /// The order of combining has no effect (R008).
    case grouping = "R008"
    /// The same values give the same result, and are not changed themselves (R055, R056).
    case purity = "R056"
  }

  /// A broken law, with the smallest counterexample among the samples.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// Which law it breaks.
    public let law: Law
    /// The counterexample as a sentence.
    public let description: String
  }

  /// The name of the key's type.
  public let key: String
  /// How many values were tried. With none, nothing was checked.
  public let sampleCount: Int
  /// The broken laws, each once. What an impure `reduce` gives is not checked further.
  public let violations: [Violation]
  /// Whether the order of values has no effect. No law: many lawful keys, such as those of lists, keep the order of the
  /// views.
  public let isCommutative: Bool
  /// The other remarks, a sentence each: about the order, and about values that are not asked for.
  public let notes: [String]

  /// Whether the key follows the laws on the samples, and there were some.
  public var isLawful: Bool { violations.isEmpty && sampleCount > 0 }

  /// The broken laws, then the notes, one per line.
  public var description: String {
    let verdict =
      sampleCount == 0
      ? ["\(key) was not checked: no samples are known for its value. Pass some to samples:."]
      : violations.isEmpty
        ? ["\(key) is lawful, as far as \(sampleCount) samples show."]
        : ["\(key) is unlawful:"] + violations.map { "  \($0)" }
    return (verdict + (notes.isEmpty ? [] : ["For information:"] + notes.map { "  \($0)" }))
      .joined(separator: "\n")
  }
}
