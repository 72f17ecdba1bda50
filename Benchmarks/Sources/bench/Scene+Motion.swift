import CProbe
import SwiftUI
import WaggleTestKit

/// One leaf fades in and out while the others rest: frames in which only time has passed.
struct Animate: Scene {
  let leaves: Int

  var name: String { "animate" }
  var n: Int? { leaves }

  func run() -> Row {
    let made = start()
    let frames = 32
    var isRight = true
    var last = made.displayList.description
    let costs = samples { _ in
      let cost = Cost.measure { for _ in 0..<frames { made.advance(by: 1.0 / 60) } }
      let seen = made.displayList.description
      isRight = isRight && seen != last
      last = seen
      return cost
    }
    let cost = Cost.median(costs)
    let one = cost.whole / Double(frames)
    return Row(
      scene: name, n: n, ns: one, nsFrame: one, allocations: cost.allocations / Double(frames),
      observerCorrect: isRight)
  }

  func count() -> Int {
    let made = start()
    probe_start_counting()
    for _ in 0..<100 { made.advance(by: 1.0 / 60) }
    probe_stop_counting()
    return 100
  }

  /// A column whose middle leaf is animated.
  private func start() -> TestHost {
    let middle = leaves / 2
    LeafBindings.want([middle])
    let made = host { FadingColumn(count: leaves) }
    made.settle()
    made.frame {
      let animation = Animation.linear(duration: 0.97).repeatForever()
      withAnimation(animation) { LeafBindings.set(middle, to: 0) }
    }
    made.advance(by: 0.1)
    return made
  }
}

/// A column of leaves whose opacity is a state.
struct FadingColumn: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { FadingLeaf(index: $0) }
    }
  }
}

/// A leaf that can be set to fade.
struct FadingLeaf: View {
  let index: Int
  @State private var number = 1

  var body: some View {
    let _ = LeafBindings.connect(index, $number)
    Color(white: 0.5).frame(width: 10, height: 4).opacity(number == 0 ? 0.25 : 1)
  }
}
