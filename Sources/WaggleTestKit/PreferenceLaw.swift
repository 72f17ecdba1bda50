public import Waggle

/// Checks on samples whether a key's `reduce` follows the laws of every reducer.
///
/// ```swift
/// struct Last: PreferenceKey {
///   static let defaultValue = ""
///   static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
/// }
///
/// print(PreferenceLaw.violations(of: Last.self, samples: ["a", "b"]).isEmpty)  // false
/// ```
public enum PreferenceLaw {
  /// The violations, one sentence each; empty if the key follows the laws on the samples.
  ///
  /// - Parameter key: the key to check.
  /// - Parameter samples: values that views might write. All triples are tried, so a dozen is enough.
  public static func violations<K: PreferenceKey>(
    of key: K.Type, samples: [K.Value]
  ) -> [String] where K.Value: Equatable {
    samples.flatMap { identityViolations(key, $0) } + groupingViolations(key, samples)
  }

  private static func reduced<K: PreferenceKey>(_ key: K.Type, _ a: K.Value, _ b: K.Value)
    -> K.Value
  {
    var value = a
    K.reduce(value: &value) { b }
    return value
  }

  /// The default value is neutral on either side (R004, R005).
  private static func identityViolations<K: PreferenceKey>(_ key: K.Type, _ sample: K.Value)
    -> [String] where K.Value: Equatable
  {
    let after = reduced(key, sample, K.defaultValue)
    let before = reduced(key, K.defaultValue, sample)
    var found: [String] = []
    if after != sample {
      found.append(
        "\(K.self): \(sample) with the default after it becomes \(after), not \(sample) (R004).")
    }
    if before != sample {
      found.append(
        "\(K.self): \(sample) with the default before it becomes \(before), not \(sample) (R005).")
    }
    return found
  }

  /// The grouping of values has no effect (R008). Stops at the first violation.
  private static func groupingViolations<K: PreferenceKey>(_ key: K.Type, _ samples: [K.Value])
    -> [String] where K.Value: Equatable
  {
    for a in samples {
      for b in samples {
        for c in samples {
          let left = reduced(key, reduced(key, a, b), c)
          let right = reduced(key, a, reduced(key, b, c))
          guard left != right else { continue }
          return [
            "\(K.self): (\(a), \(b)), \(c) becomes \(left), but \(a), (\(b), \(c)) becomes \(right) (R008)."
          ]
        }
      }
    }
    return []
  }
}
