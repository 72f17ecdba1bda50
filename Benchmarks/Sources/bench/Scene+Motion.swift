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

/// A canvas in a card of a scrolled stack draws with each frame: what a clock's hand costs besides its drawing.
struct Hand: Scene {
  var name: String { "hand" }
  var n: Int? { nil }

  func run() -> Row {
    let made = start()
    let frames = 32
    var last = made.displayList.description
    var isRight = true
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
      scene: name, ns: one, nsFrame: one, allocations: cost.allocations / Double(frames),
      observerCorrect: isRight)
  }

  func count() -> Int {
    let made = start()
    probe_start_counting()
    for _ in 0..<100 { made.advance(by: 1.0 / 60) }
    probe_stop_counting()
    return 100
  }

  private func start() -> TestHost {
    let made = TestHost(size: CGSize(width: 390, height: 844)) { HandPage() }
    made.settle()
    made.advance(by: 0.1)
    return made
  }
}

/// A page of cards, one of which has a hand that moves.
struct HandPage: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 165))]) {
          GroupBox("Hand") { MovingHand() }
          GroupBox("Rest") { Text("0") }
        }
      }
      .navigationTitle("Hand")
    }
  }
}

/// A line that turns with the time.
struct MovingHand: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let angle = timeline.date.timeIntervalSinceReferenceDate
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        var line = Path()
        line.move(to: middle)
        line.addLine(to: CGPoint(x: middle.x + 40 * cos(angle), y: middle.y + 40 * sin(angle)))
        context.stroke(line, with: .color(.red), lineWidth: 3)
      }
      .frame(height: 120)
    }
  }
}
