import Foundation
import TestSupport
import Testing
import WaggleTestKit

@testable import Waggle

/// A tap, which counts how often it is asked for its taps.
private final class CountedTap: Recognizer<Void> {
  let tally: Tally
  init(_ tally: Tally) { self.tally = tally }
  override var tapCount: Int {
    tally.count += 1
    return 1
  }
}

private final class Listener: GestureListener {
  let isEnabled = true, isGone = false
  let mask = GestureMask.all
  let rank = _GestureRank.normal
  let recognizer: Recognizer<Void>
  init(_ recognizer: Recognizer<Void>) { self.recognizer = recognizer }
}

@MainActor @Suite struct NestedGestureTests {
  private struct Tapped: View {
    let depth: Int
    let log: Log
    var body: AnyView {
      depth == 0
        ? AnyView(Color.red.onTapGesture { log.add("inner") })
        : AnyView(Tapped(depth: depth - 1, log: log).onTapGesture { log.add("outer") })
    }
  }

  @Test func `a tap inside nested taps visits each level a bounded number of times (M116)`() {
    func visits(_ depth: Int) -> Int {
      let log = Log()
      let host = TestHost(size: CGSize(width: 100, height: 100)) { Tapped(depth: depth, log: log) }
      host.settle()
      host.tap(at: CGPoint(x: 50, y: 50))
      let before = host.runtime.counts.placements
      host.tap(at: CGPoint(x: 50, y: 50))
      #expect(log.entries == ["inner", "inner"])
      return host.runtime.counts.placements - before
    }
    let (one, two) = (visits(20), visits(40))
    #expect(one > 0 && two < one * 2 + 20, "\(one) \(two)")
  }

  @Test func `joining gestures asks each for its taps once (M102)`() {
    for count in [1, 10, 100] {
      let tally = Tally()
      let listeners = (0..<count).map { _ in Listener(CountedTap(tally)) }
      _ = GestureChain.begin(listeners)
      #expect(tally.count == count)
    }
  }

  @Test func `what is found inside moved and turned views is what is found without memory`() {
    let log = Log()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { column in
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { row in
              Color.red.frame(width: 20, height: 10).padding(3)
                .onTapGesture { log.add("\(column) \(row)") }
                .rotationEffect(.degrees(column == 1 ? 90 : 0)).offset(y: column == 2 ? 7 : 0)
            }
          }
        }
      }
    }
    host.settle()
    for x in stride(from: 1.0, to: 100, by: 9) {
      for y in stride(from: 1.0, to: 100, by: 9) {
        let point = CGPoint(x: x, y: y)
        let found = host.runtime.input.hit(at: point)?.view
        let plain = host.runtime.input.root?.output(HitTestOutput.self)?.hit(point)?.view
        #expect(found === plain)
      }
    }
  }
}
