public import Waggle

/// Tells whether a key keeps the law that every reducer must keep, on samples of its values.
public enum PreferenceLaw {
  /// The breaches, a sentence each; empty where the key is lawful on the samples.
  ///
  /// - Parameter samples: values of the kind that views write. All triples are tried: a dozen is plenty.
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

  /// R004, R005: the default is neutral on either side.
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

  /// R008: how values are grouped does not matter. The first breach is enough.
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
