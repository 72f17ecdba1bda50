import Testing
import TestSupport
import Waggle

@Suite("Elements wait by depth, and are taken from the root or from the leaves")
struct DepthQueueTests {
  /// A queue of names whose laws are checked after each step.
  private struct Bench {
    var queue = DepthQueue<String>()

    mutating func add(_ name: String, depth: Int) {
      queue.add(name, depth: depth)
      queue.checkInvariants()
    }

    mutating func take(deepest: Bool = false) -> String? {
      defer { queue.checkInvariants() }
      return deepest ? queue.takeDeepest() : queue.takeShallowest()
    }

    mutating func takeAll(deepest: Bool = false) -> [String] {
      var taken: [String] = []
      while let name = take(deepest: deepest) { taken.append(name) }
      return taken
    }
  }

  @Test(arguments: [[0, 2, 5], [0, 5, 2], [2, 0, 5], [2, 5, 0], [5, 0, 2], [5, 2, 0]])
  func `The order of depth does not depend on the order of adding`(order: [Int]) {
    var bench = Bench()
    for depth in order { bench.add("\(depth)", depth: depth) }
    #expect(bench.takeAll() == ["0", "2", "5"])
    for depth in order { bench.add("\(depth)", depth: depth) }
    #expect(bench.takeAll(deepest: true) == ["5", "2", "0"])
    #expect(bench.queue.isEmpty)
  }

  @Test func `At one depth the oldest is the shallowest, and the newest the deepest`() {
    var bench = Bench()
    for name in ["a", "b", "c"] { bench.add(name, depth: 3) }
    #expect(bench.takeAll() == ["a", "b", "c"])
    for name in ["a", "b", "c"] { bench.add(name, depth: 3) }
    #expect(bench.takeAll(deepest: true) == ["c", "b", "a"])
  }

  @Test func `An element added meanwhile comes next if it is nearer to the root than the rest`() {
    var bench = Bench()
    bench.add("a", depth: 2)
    bench.add("b", depth: 2)
    bench.add("c", depth: 4)
    #expect(bench.take() == "a")
    bench.add("parent", depth: 1)
    bench.add("sibling", depth: 2)
    #expect(bench.takeAll() == ["parent", "b", "sibling", "c"])
  }

  @Test func `An empty queue gives nothing, and can be used again`() {
    var bench = Bench()
    #expect(bench.take() == nil)
    #expect(bench.take(deepest: true) == nil)
    bench.add("a", depth: 7)
    #expect(bench.takeAll() == ["a"])
    bench.add("b", depth: 0)
    #expect(bench.queue.count == 1)
    bench.queue.removeAll()
    #expect(bench.takeAll() == [])
  }

  @Test(arguments: 0..<40)
  func `It gives what a sorted list gives, whatever is added and taken`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bench = Bench()
    var waiting: [(depth: Int, number: Int)] = []
    for number in 0..<200 {
      switch random.next() % 3 {
      case 0, 1:
        let depth = Int(random.next() % 8)
        bench.add("\(number)", depth: depth)
        waiting.append((depth, number))
      default:
        let deepest = random.next() % 2 == 0
        let expected =
          deepest
          ? waiting.max { ($0.depth, $0.number) < ($1.depth, $1.number) }
          : waiting.min { ($0.depth, $0.number) < ($1.depth, $1.number) }
        waiting.removeAll { $0.number == expected?.number }
        #expect(bench.take(deepest: deepest) == expected.map { "\($0.number)" })
      }
    }
  }
}
