import Foundation
import TestSupport
import Testing
import Waggle
import WaggleGraph
import WaggleTestKit

private struct AKey: EnvironmentKey { static let defaultValue = 0 }
private struct BKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var a: Int {
    get { self[AKey.self] }
    set { self[AKey.self] = newValue }
  }
  fileprivate var b: Int {
    get { self[BKey.self] }
    set { self[BKey.self] = newValue }
  }
  /// Sets one of two values, which one depends on the number.
  fileprivate var either: Int {
    get { a + b }
    set { if newValue.isMultiple(of: 2) { a = newValue } else { b = newValue } }
  }
}

private struct Values: View {
  @Environment(\.a) private var a
  @Environment(\.b) private var b
  var body: some View { Text("\(a) \(b)") }
}

private struct Rows<Row: View>: View {
  let count: Int
  @ViewBuilder let row: (Int) -> Row
  var body: some View { VStack { ForEach(0..<count, id: \.self) { row($0) } } }
}

/// Content that is given a value and does not run when it changes.
private struct Given<Content: View>: View {
  let knob: Knob<Int>
  let content: Content
  var body: some View {
    Turned(knob) { content.environment(\.a, $0) }
  }
}

@MainActor @Suite struct EnvironmentCostTests {
  /// What a change of a value costs, in edges of the graph that are visited and in rules that run.
  private func cost<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [Int] {
    let knob = Knob(1)
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Given(knob: knob, content: content())
    }
    host.settle()
    host.frame { knob.value = 2 }
    let graph = host.runtime.graph
    let (visits, runs) = (graph.edgeVisits, graph.runsTotal)
    host.frame { knob.value = 3 }
    return [graph.edgeVisits - visits, graph.runsTotal - runs]
  }

  @Test func `a value that no view reads costs the same above any number of views (R230)`() {
    func costs(_ count: Int) -> [[Int]] {
      [
        cost { Rows(count: count) { _ in Color.red } },
        cost { Rows(count: count) { Text("\($0)") } },
        cost { Rows(count: count) { Text("\($0)").font(.body).environment(\.b, $0) } },
      ]
    }
    #expect(costs(10) == costs(40))
  }

  @Test func `a value that one view reads costs the same beside any number of others (R230)`() {
    struct Shade: View {
      @Environment(\.a) private var a
      var body: some View { Color(white: Double(a) / 10) }
    }
    func costs(_ count: Int) -> [Int] {
      cost { Rows(count: count) { if $0 == 3 { Shade() } else { Text("\($0)").font(.body) } } }
    }
    // Drawing groups rows in a balanced tree.
    #expect(zip(costs(10), costs(80)).allSatisfy { $1 - $0 < 40 }, "\(costs(10)) \(costs(80))")
  }

  @Test func `a value that is set again further in runs none there (R230)`() {
    let log = Log()
    struct Reader: View {
      let log: Log
      @Environment(\.a) private var a
      var body: some View {
        let _ = log.add("\(a)")
        Text("\(a)")
      }
    }
    struct Shadowed: View {
      let count: Int
      let log: Log
      var body: some View {
        VStack { ForEach(0..<count, id: \.self) { _ in Reader(log: log) } }.environment(\.a, 9)
      }
    }
    func costs(_ count: Int) -> [Int] {
      cost { Shadowed(count: count, log: log) }
    }
    #expect(costs(10)[1] == costs(40)[1])
    #expect(log.entries.allSatisfy { $0 == "9" })
  }

  @Test func `an equal value from a transform wakes none (R230)`() {
    let (log, knob) = (Log(), Knob(1))
    struct Reader: View {
      let log: Log
      @Environment(\.a) private var a
      var body: some View {
        let _ = log.add("\(a)")
        Text("\(a)")
      }
    }
    let host = TestHost {
      Turned(knob) { n in Reader(log: log).transformEnvironment(\.a) { $0 = n / 10 } }
    }
    host.settle()
    for n in [2, 3, 12, 14] { host.frame { knob.value = n } }
    #expect(log.take() == ["0", "1"])
  }
}

/// What can be around a view: each kind of change, with a number on which it depends.
private enum Change: Int, CaseIterable {
  case setsA, setsEither, switchesKeys, transforms, transformsAll, setsSometimes, replaces

  @MainActor func around(_ content: AnyView, _ n: Int) -> AnyView {
    switch self {
    case .setsA: AnyView(content.environment(\.a, n))
    case .setsEither: AnyView(content.environment(\.either, n))
    case .switchesKeys: AnyView(content.environment(n.isMultiple(of: 2) ? \.a : \.b, n))
    case .transforms: AnyView(content.transformEnvironment(\.b) { $0 += 10 * n })
    case .transformsAll: AnyView(content.transformEnvironment(\.self) { $0.a += $0.b + n })
    case .setsSometimes:
      AnyView(content.transformEnvironment(\.self) { if n.isMultiple(of: 3) { $0.b = n } })
    case .replaces: AnyView(Replaced(n: n, content: content))
    }
  }

  private struct Replaced: View {
    let n: Int
    let content: AnyView
    @Environment(\.self) private var values
    var body: some View {
      var changed = values
      changed.b += n
      return content.environment(\.self, changed)
    }
  }
}

@MainActor @Suite struct EnvironmentOracleTests {
  private struct Page: View {
    let changes: [Change]
    let numbers: [Knob<Int>]
    /// Whether the content is the same view in each update.
    var body: some View {
      zip(changes, numbers).reduce(AnyView(Values())) { content, next in
        AnyView(
          Turned(next.1) {
            next.0.around(
              AnyView(
                VStack {
                  content; Values()
                }), $0)
          })
      }
    }
  }

  @Test func `each change in each nest gives what the same nest gives afresh (R230)`() {
    let nests = Change.allCases.flatMap { outer in
      Change.allCases.flatMap { middle in Change.allCases.map { [$0, middle, outer] } }
    }
    for nest in nests.sampled(each: 4) { checkNest(nest) }
  }

  private func checkNest(_ changes: [Change]) {
    func host(_ numbers: [Int]) -> (TestHost, [Knob<Int>]) {
      let knobs = numbers.map { Knob($0) }
      let host = TestHost { Page(changes: changes, numbers: knobs) }
      host.settle()
      return (host, knobs)
    }
    var numbers = [1, 1, 1]
    let (kept, knobs) = host(numbers)
    for (index, number) in [(0, 2), (1, 3), (2, 4), (1, 6), (0, 3), (2, 3), (1, 1), (0, 1)] {
      numbers[index] = number
      kept.frame { knobs[index].value = number }
      kept.settle()
      let fresh = host(numbers).0
      #expect(kept.text == fresh.text, "\(changes) \(numbers)")
    }
  }

  @Test func `a whole environment that was read further in can be set further out`() {
    struct Reader: View {
      @Environment(\.self) private var values
      let found: Knob<EnvironmentValues?>
      var body: some View {
        Text("\(values.a) \(values.b)").onAppear { found.value = values }
      }
    }
    let (found, knob) = (Knob<EnvironmentValues?>(nil), Knob(1))
    let host = TestHost {
      Turned(found) { values in
        Turned(knob) { n in
          VStack { Reader(found: found).environment(\.b, n) }
            .transformEnvironment(\.self) { if let values { $0 = values } }
            .environment(\.a, n)
        }
      }
    }
    host.settle()
    #expect(host.text == ["1 1"])
    host.frame { knob.value = 2 }
    host.settle()
    #expect(host.text == ["1 2"])
  }

  @Test func `an environment that outlives its view keeps its last values`() throws {
    final class Kept { var action: () -> Int = { 0 } }
    struct Reader: View {
      let kept: Kept
      @Environment(\.a) private var a
      var body: some View {
        let _ = kept.action = { a }
        Text("\(a)")
      }
    }
    let (kept, knob) = (Kept(), Knob(1))
    let host = TestHost {
      Turned(knob) { n in if n < 3 { Reader(kept: kept).environment(\.a, n * 10) } }
    }
    host.settle()
    host.frame { knob.value = 2 }
    #expect(kept.action() == 20)
    host.frame { knob.value = 3 }
    #expect(kept.action() == 20)
  }
}
