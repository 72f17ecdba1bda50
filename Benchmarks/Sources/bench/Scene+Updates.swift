import CProbe
import SwiftUI
import WaggleTestKit

/// One leaf changes, and with it the observed value.
struct OneLeaf<Key: SceneKey>: Scene {
  let name: String
  let leaves: Int

  var n: Int? { leaves }

  func run() -> Row {
    let updates = Updates(leaves: leaves)
    let made = host { Column<Key>(count: leaves) }
    made.settle()
    var isRight = ObserverProbe.last as? Key.Value == updates.expected(Key.self)
    let costs = samples { round in
      let leaf = updates.next(round)
      let cost = Cost.measure { made.frame { LeafBindings.set(leaf, to: updates.numbers[leaf]) } }
      isRight = isRight && ObserverProbe.last as? Key.Value == updates.expected(Key.self)
      return cost
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, ns: cost.untilObserver, nsFrame: cost.whole,
      allocations: cost.allocations,
      ratioToLoop: cost.untilObserver.map { $0 / PlainLoop<Key>(leaves: leaves).nanoseconds() },
      observerCorrect: isRight)
  }

  func count() -> Int {
    let updates = Updates(leaves: leaves)
    let made = host { Column<Key>(count: leaves) }
    made.settle()
    return updates.count { leaf, number in made.frame { LeafBindings.set(leaf, to: number) } }
  }
}

/// One leaf changes its colour, but not its preference.
struct UnobservedUpdate: Scene {
  let leaves: Int

  var name: String { "irrelevant" }
  var n: Int? { leaves }

  func run() -> Row {
    let updates = Updates(leaves: leaves)
    let made = host { Column<MillionsKey>(count: leaves) }
    made.settle()
    let isRight = ObserverProbe.last as? Int == 0
    ObserverProbe.forget()
    let frames = 32
    let costs = samples { round in
      Cost.measure {
        for frame in 0..<frames {
          let leaf = updates.next(round * frames + frame)
          made.frame { LeafBindings.set(leaf, to: updates.numbers[leaf] % 1_000_000) }
        }
      }
    }
    let cost = Cost.median(costs)
    let one = cost.whole / Double(frames)
    return Row(
      scene: name, n: n, ns: one, nsFrame: one, allocations: cost.allocations / Double(frames),
      observerCorrect: isRight && ObserverProbe.calls == 0)
  }

  func count() -> Int {
    let updates = Updates(leaves: leaves)
    let made = host { Column<MillionsKey>(count: leaves) }
    made.settle()
    return updates.count { leaf, number in
      made.frame { LeafBindings.set(leaf, to: number % 1_000_000) }
    }
  }
}

/// The one leaf inside many wrappers changes.
struct Wrappers: Scene {
  let depth: Int

  var name: String { "wrappers" }
  var n: Int? { depth }

  func run() -> Row {
    LeafBindings.want([0])
    let made = host { NestRoot(depth: depth) }
    made.settle()
    var isRight = ObserverProbe.last as? Int == 0
    let costs = samples { round in
      let cost = Cost.measure { made.frame { LeafBindings.set(0, to: round + 1) } }
      isRight = isRight && ObserverProbe.last as? Int == round + 1
      return cost
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, ns: cost.untilObserver, nsFrame: cost.whole,
      allocations: cost.allocations, observerCorrect: isRight)
  }

  func count() -> Int {
    let updates = Updates(leaves: 1)
    let made = host { NestRoot(depth: depth) }
    made.settle()
    return updates.count { _, number in made.frame { LeafBindings.set(0, to: number) } }
  }
}

/// A frame in which nothing happened, above 1,000 leaves.
struct IdleFrame: Scene {
  var name: String { "idle-frame" }
  var n: Int? { nil }

  func run() -> Row {
    LeafBindings.want([])
    let made = host { Column<MaxKey>(count: 1_000) }
    made.settle()
    made.frame {}
    let frames = 1_000
    let costs = samples { _ in Cost.measure { for _ in 0..<frames { made.frame {} } } }
    let cost = Cost.median(costs)
    return Row(
      scene: name, nsFrame: cost.whole / Double(frames),
      allocations: cost.allocations / Double(frames))
  }

  func count() -> Int {
    LeafBindings.want([])
    let made = host { Column<MaxKey>(count: 1_000) }
    made.settle()
    made.frame {}
    probe_start_counting()
    for _ in 0..<100 { made.frame {} }
    probe_stop_counting()
    return 100
  }
}
