import CProbe
import Foundation
import SwiftUI
import WaggleTestKit

/// One step of the wheel over many lazy rows: one row is made, one is dropped.
struct Scroll: Scene {
  let rows: Int

  var name: String { "scroll" }
  var n: Int? { rows }

  func run() -> Row {
    LazyRowProbe.made = 0
    let made = host { LazyColumn(count: rows) }
    made.settle()
    warmUp(made)
    var isRight = LazyRowProbe.made < 200
    let costs = samples { _ in
      let before = LazyRowProbe.made
      let cost = Cost.measure { step(made) }
      isRight = isRight && LazyRowProbe.made - before == 1
      return cost
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, ns: cost.whole, nsFrame: cost.whole, allocations: cost.allocations,
      observerCorrect: isRight)
  }

  func count() -> Int {
    let made = host { LazyColumn(count: rows) }
    made.settle()
    warmUp(made)
    probe_start_counting()
    for _ in 0..<20 { step(made) }
    probe_stop_counting()
    return 20
  }

  /// Scrolls into the middle; after three steps each one drops a row.
  private func warmUp(_ host: TestHost) {
    host.scroll(at: middle, by: CGVector(dx: 0, dy: CGFloat(rows) * 22))
    for _ in 0..<4 { step(host) }
  }

  private func step(_ host: TestHost) { host.scroll(at: middle, by: CGVector(dx: 0, dy: 44)) }

  private var middle: CGPoint { CGPoint(x: 195, y: 400) }
}

/// The first frame of a scroll view with many lazy rows.
struct LazyOpen: Scene {
  let rows: Int

  var name: String { "lazy-open" }
  var n: Int? { rows }

  func run() -> Row {
    open()
    var isRight = true
    let costs = samples { _ in
      LazyRowProbe.made = 0
      let cost = open()
      isRight = isRight && LazyRowProbe.made == 20
      return cost
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, ns: cost.whole, nsFrame: cost.whole, allocations: cost.allocations,
      observerCorrect: isRight)
  }

  func count() -> Int {
    open()
    probe_start_counting()
    open()
    probe_stop_counting()
    return 1
  }

  /// The host is freed after the measured part.
  @discardableResult private func open() -> Cost {
    var made: TestHost?
    let cost = Cost.measure {
      made = host { LazyColumn(count: rows) }
      made?.settle()
    }
    withExtendedLifetime(made) {}
    return cost
  }
}

/// How many rows were made.
@MainActor private enum LazyRowProbe {
  static var made = 0
}

/// Rows of 44 points in a window of 844: twenty are visible.
private struct LazyColumn: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count) { LazyColumnRow(index: $0) }
      }
    }
  }
}

private struct LazyColumnRow: View {
  let index: Int

  var body: some View {
    let _ = LazyRowProbe.made += 1
    HStack {
      Color.gray.frame(width: 30, height: 30)
      Text("Row \(index)")
    }
    .frame(height: 44)
  }
}
