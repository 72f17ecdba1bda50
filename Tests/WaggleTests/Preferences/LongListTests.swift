import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// A list of many rows that changes often.
@MainActor @Suite struct LongListTests {
  @Test func `Reversing and rotating the rows any number of times leaves no node behind (R052)`() {
    let order = Order()
    let host = TestHost { Rows(order: order) }
    host.settle()
    #expect(host.preference(Names.self)?.count == 100)
    host.frame { order.ids.reverse() }
    let nodes = host.counts.nodesLive
    for _ in 0..<10 { host.frame { order.ids.reverse() } }
    #expect(host.counts.nodesLive == nodes)
    func roll(_ times: Int) {
      for _ in 0..<times { host.frame { order.ids.append(order.ids.removeFirst()) } }
    }
    roll(200)
    let rolled = host.counts.nodesLive
    roll(200)
    #expect(rolled < nodes + 100 && host.counts.nodesLive <= rolled + 8)
    #expect(host.preference(Names.self) == order.ids.map { "\($0)" })
  }

  @Observable @MainActor final class Order {
    var ids = Array(0..<100)
  }

  private struct Rows: View {
    let order: Order
    var body: some View {
      VStack { ForEach(order.ids, id: \.self) { id in leaf.writes("\(id)") } }
    }
  }
}
