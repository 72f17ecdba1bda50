import Waggle

/// Tries a key's `reduce` on samples, the smallest first.
struct LawChecker<K: PreferenceKey> where K.Value: Equatable {
  /// More samples are not tried in threes.
  private static var mostInTriples: Int { 16 }
  private static var width: Int { 60 }

  private let samples: [K.Value]

  /// Values that are not equal to themselves, such as NaN, prove nothing and are left out; so are repeated ones.
  init(_ samples: [K.Value]) {
    var distinct: [(value: K.Value, length: Int)] = []
    for sample in samples
    where sample == sample && !distinct.contains(where: { $0.value == sample }) {
      distinct.append((sample, ShortValue(sample).text(in: 200).count))
    }
    // The order of the samples decides between those of the same length.
    self.samples = distinct.enumerated().sorted {
      ($0.element.length, $0.offset) < ($1.element.length, $1.offset)
    }.map(\.element.value)
  }

  var report: PreferenceLawReport {
    // What an impure reducer gives depends on what was tried before.
    if let purity {
      return PreferenceLawReport(
        key: "\(K.self)", sampleCount: samples.count, violations: [purity], isCommutative: false,
        notes: [])
    }
    let order = orderNote
    return PreferenceLawReport(
      key: "\(K.self)", sampleCount: samples.count,
      violations: [defaultAfter, defaultBefore, grouping].compactMap { $0 },
      isCommutative: order == nil, notes: [order, demandNote].compactMap { $0 })
  }

  private func reduced(_ a: K.Value, _ b: K.Value) -> K.Value {
    var value = a
    K.reduce(value: &value) { b }
    return value
  }

  /// How often `reduce` asks for the next value.
  private func demand(_ a: K.Value, _ b: K.Value) -> Int {
    var value = a
    var calls = 0
    K.reduce(value: &value) {
      calls += 1
      return b
    }
    return calls
  }

  private func shown(_ value: Any) -> String {
    if let text = value as? String {
      return "\"\(ShortValue(text).text(in: Self.width))\"".replacingEmpty
    }
    return ShortValue(value).text(in: Self.width)
  }

  private func violation(_ law: PreferenceLawReport.Law, _ sentence: String)
    -> PreferenceLawReport.Violation
  { PreferenceLawReport.Violation(law: law, description: "\(sentence) (\(law.rawValue)).") }

  // MARK: Laws

  private var defaultAfter: PreferenceLawReport.Violation? {
    samples.lazy.compactMap { sample in
      let result = reduced(sample, K.defaultValue)
      guard result != sample else { return nil }
      return violation(
        .defaultAfter,
        "\(shown(sample)) with the default after it becomes \(shown(result)), not \(shown(sample))")
    }.first
  }

  private var defaultBefore: PreferenceLawReport.Violation? {
    samples.lazy.compactMap { sample in
      let result = reduced(K.defaultValue, sample)
      guard result != sample else { return nil }
      return violation(
        .defaultBefore,
        "\(shown(sample)) with the default before it becomes \(shown(result)), not \(shown(sample))"
      )
    }.first
  }

  /// The triple whose samples come first in sum is the smallest counterexample.
  private var grouping: PreferenceLawReport.Violation? {
    let values = samples.prefix(Self.mostInTriples)
    for sum in 0...max(0, 3 * (values.count - 1)) {
      for i in values.indices {
        for j in values.indices {
          let k = sum - i - j
          guard values.indices.contains(k) else { continue }
          let (a, b, c) = (values[i], values[j], values[k])
          let left = reduced(reduced(a, b), c)
          let right = reduced(a, reduced(b, c))
          guard left != right, left == left || right == right else { continue }
          if differOnlyByRounding(left, right) { continue }
          return violation(
            .grouping,
            "(\(shown(a)), \(shown(b))), \(shown(c)) becomes \(shown(left)), but "
              + "\(shown(a)), (\(shown(b)), \(shown(c))) becomes \(shown(right))")
        }
      }
    }
    return nil
  }

  /// The same values give the same result, and an object that a view wrote, or that is in the default, is not changed.
  private var purity: PreferenceLawReport.Violation? {
    let values = [("the default, ", K.defaultValue)] + samples.map { ("", $0) }
    for (aName, a) in values {
      for (bName, b) in values {
        let before = (ObjectFields(a), ObjectFields(b))
        let first = reduced(a, b)
        let after = (ObjectFields(a), ObjectFields(b))
        let names = (aName + shown(before.0, a), bName + shown(before.1, b))
        if before.0 != after.0 {
          return mutation("combining \(names.0) with \(names.1)", "first", before.0, after.0)
        }
        if before.1 != after.1 {
          return mutation("combining \(names.0) with \(names.1)", "second", before.1, after.1)
        }
        let second = reduced(a, b)
        if first != second, first == first {
          return violation(
            .purity,
            "\(shown(a)) and \(shown(b)) become \(shown(first)), and the next time \(shown(second))"
          )
        }
      }
    }
    return nil
  }

  private func shown(_ fields: ObjectFields, _ value: K.Value) -> String {
    fields.isEmpty ? shown(value) : fields.text(in: Self.width)
  }

  private func mutation(
    _ pair: String, _ changed: String, _ before: ObjectFields, _ after: ObjectFields
  ) -> PreferenceLawReport.Violation {
    let (old, new) = before.difference(to: after, in: Self.width)
    return violation(
      .purity,
      "\(pair) changes an object in the \(changed), which a view still has: \(old) is now \(new)")
  }

  // MARK: For information

  /// The first pair whose order counts.
  private var orderNote: String? {
    for a in samples {
      for b in samples {
        let (there, back) = (reduced(a, b), reduced(b, a))
        guard there != back, there == there, !differOnlyByRounding(there, back) else { continue }
        return
          "The order counts: \(shown(a)) and \(shown(b)) become \(shown(there)), but \(shown(b)) and "
          + "\(shown(a)) become \(shown(back))."
      }
    }
    return nil
  }

  /// Whether some values are not asked for, or are asked for several times.
  private var demandNote: String? {
    let calls = samples.map { a in samples.map { demand(a, $0) } }
    if let idle = samples.indices.first(where: { calls[$0].contains(0) }) {
      return
        "reduce does not call nextValue() for a value such as \(shown(samples[idle])): the views after it are not asked (R053)."
    }
    return calls.joined().contains { $0 > 1 }
      ? "reduce calls nextValue() more than once for some values, which computes nothing again (R054)."
      : nil
  }
}

extension String {
  /// An empty text is shown as two quotes, which `ShortValue` writes already.
  fileprivate var replacingEmpty: String { self == "\"\"\"\"" ? "\"\"" : self }
}
