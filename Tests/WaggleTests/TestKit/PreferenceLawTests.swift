import Testing
import WaggleTestKit

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Last: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct First: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct Difference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}

@Suite struct PreferenceLawTests {
  private let samples = [0, 1, 2]

  @Test func `A lawful key has no violations`() {
    #expect(PreferenceLaw.violations(of: Sum.self, samples: samples) == [])
  }

  @Test func `Taking the next value breaks the law on the right side (R004, R006)`() {
    let found = PreferenceLaw.violations(of: Last.self, samples: samples)
    #expect(found.count == 2)
    #expect(found[0] == "Last: 1 with the default after it becomes 0, not 1 (R004).")
  }

  @Test func `Keeping the first value breaks it on the left side (R005, R007)`() {
    let found = PreferenceLaw.violations(of: First.self, samples: samples)
    #expect(found.allSatisfy { $0.contains("R005") })
    #expect(found.count == 2)
  }

  @Test func `A reducer must not mind grouping (R008)`() {
    let found = PreferenceLaw.violations(of: Difference.self, samples: samples)
    #expect(found.contains { $0.hasSuffix("(R008).") })
  }
}
