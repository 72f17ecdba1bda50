import TestSupport
import Testing
import Waggle
import WaggleTestKit

private enum WrittenNames: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A place whose one view writes what the view around it writes too.
private struct Inside: View {
  var isShown = true
  var body: some View {
    ZStack { if isShown { Color.red.preference(key: WrittenNames.self, value: ["inside"]) } }
  }
}

/// What is around a place answers for its key itself.
@MainActor @Suite struct WriterAroundPlaceTests {
  /// The value that an observer around a view gets, and the one that is requested of a tree of the view alone.
  private func seen(_ view: some View) -> [[String]?] {
    var seen = WrittenNames.defaultValue
    let observed = TestHost { view.onPreferenceChange(WrittenNames.self) { seen = $0 } }
    observed.settle()
    let alone = TestHost { view }
    alone.settle()
    return [seen, alone.preference(WrittenNames.self)]
  }

  private func check(_ view: some View, _ value: [String]) {
    let expected = [value, value]
    #expect(seen(view) == expected)
    #expect(seen(AnyView(view)) == expected)
    #expect(seen(ZStack { AnyView(view) }) == expected)
    #expect(seen(VStack { if true { AnyView(AnyView(view)) } }) == expected)
    #expect(seen(VStack { ForEach(0..<1) { _ in view } }) == expected)
    #expect(
      seen(
        VStack {
          Color.blue; if true { view }
        }) == expected)
  }

  @Test
  func `R013, R232: a writer around a place whose one view writes the same key has its own value`()
  {
    check(Inside().preference(key: WrittenNames.self, value: ["around"]), ["around"])
    check(AnyView(Inside()).preference(key: WrittenNames.self, value: ["around"]), ["around"])
    check(Inside(isShown: false).preference(key: WrittenNames.self, value: ["around"]), ["around"])
  }

  @Test func `R063, R232: a transform around such a place changes the value of the view inside`() {
    check(
      Inside().transformPreference(WrittenNames.self) { $0.append("more") }, ["inside", "more"])
    check(
      AnyView(Inside()).transformPreference(WrittenNames.self) { $0.append("more") },
      ["inside", "more"])
  }
}
