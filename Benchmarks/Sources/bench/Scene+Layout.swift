import CProbe
import Foundation
import SwiftUI
import WaggleTestKit

/// The window around a column of views of fixed sizes is resized.
struct Resize: Scene {
  let rows: Int

  var name: String { "resize" }
  var n: Int? { rows }

  func run() -> Row {
    let made = column()
    let costs = samples { round in
      Cost.measure { made.frame { made.size = size(round) } }
    }
    let cost = Cost.median(costs)
    return Row(scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations)
  }

  func count() -> Int {
    let made = column()
    for round in 0..<24 {
      if round == 4 { probe_start_counting() }
      made.frame { made.size = size(round) }
    }
    probe_stop_counting()
    return 20
  }

  private func column() -> TestHost {
    let made = host {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { _ in Color.gray.frame(width: 10, height: 4) }
      }
    }
    made.settle()
    return made
  }

  private func size(_ round: Int) -> CGSize {
    CGSize(width: 300 + round % 97, height: 600 + round % 89)
  }
}
