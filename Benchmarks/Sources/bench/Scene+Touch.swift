import CProbe
import Foundation
import SwiftUI
import WaggleTestKit

/// A tap on one of many areas: finds the hit view and delivers the tap to it.
struct Hit: Scene {
  let areas: Int

  var name: String { "hit" }
  var n: Int? { areas }

  func run() -> Row {
    let made = host(height: CGFloat(areas) * 4) { Areas(count: areas) }
    made.settle()
    var isRight = true
    let costs = samples { round in
      let area = chosen(round)
      let cost = Cost.measure { made.tap(at: middle(of: area)) }
      isRight = isRight && ObserverProbe.last as? Int == area
      return cost
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, ns: cost.untilObserver, nsFrame: cost.whole,
      allocations: cost.allocations, observerCorrect: isRight)
  }

  func count() -> Int {
    let made = host(height: CGFloat(areas) * 4) { Areas(count: areas) }
    made.settle()
    made.tap(at: middle(of: 0))
    probe_start_counting()
    for round in 0..<20 { made.tap(at: middle(of: chosen(round))) }
    probe_stop_counting()
    return 20
  }

  /// Areas all over the column.
  private func chosen(_ round: Int) -> Int { round &* 7919 % areas }

  /// Areas are 4 points high, in a column in the middle of a window that holds all of them.
  private func middle(of area: Int) -> CGPoint {
    CGPoint(x: 195, y: CGFloat(area) * 4 + 2)
  }
}

/// A column of areas to be tapped.
private struct Areas: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Color.gray.frame(width: 10, height: 4).onTapGesture { ObserverProbe.note(index) }
      }
    }
  }
}

/// A finger drags one of many leaves; an observer of all is called at each step.
struct Drag: Scene {
  let leaves: Int

  var name: String { "drag" }
  var n: Int? { leaves }

  func run() -> Row {
    let made = host { DraggedColumn(count: leaves) }
    made.settle()
    made.press(at: start)
    var isRight = true
    let costs = samples { round in
      let cost = Cost.measure { made.move(to: place(round)) }
      isRight = isRight && ObserverProbe.last as? Int == leaves + round + 1
      return cost
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, ns: cost.untilObserver, nsFrame: cost.whole,
      allocations: cost.allocations, observerCorrect: isRight)
  }

  func count() -> Int {
    let made = host { DraggedColumn(count: leaves) }
    made.settle()
    made.press(at: start)
    for round in 0..<84 {
      if round == 64 { probe_start_counting() }
      made.move(to: place(round))
    }
    probe_stop_counting()
    return 20
  }

  /// On the leaf in the middle.
  private var start: CGPoint { CGPoint(x: 195, y: 424) }
  private func place(_ round: Int) -> CGPoint { CGPoint(x: start.x + CGFloat(round + 1), y: 424) }
}

/// A column of leaves under one observer, one of which follows a finger.
private struct DraggedColumn: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { DraggedLeaf(index: $0, count: count) }
    }
    .onPreferenceChange(MaxKey.self) { ObserverProbe.note($0) }
  }
}

private struct DraggedLeaf: View {
  let index: Int
  let count: Int
  @State private var offset = 0

  var body: some View {
    Color.gray
      .frame(width: 10, height: 4)
      .offset(x: CGFloat(offset))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { offset = Int($0.translation.width) }
      )
      .preference(key: MaxKey.self, value: offset == 0 ? index : count + offset)
  }
}
