import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a stepper costs, and what its buttons show.
@MainActor @Suite struct StepperWeightTests: WeighingViews {
  @Test func `C591: a stepper with its label has few nodes, at its end and disabled too`() {
    let few = 34
    #expect(nodes { Stepper("Go", value: .constant(1)) } <= few)
    #expect(nodes { Stepper("Go", value: .constant(1), in: 0...1) } <= few)
    #expect(nodes { Stepper("Go", onIncrement: nil, onDecrement: {}) } <= few)
    #expect(
      nodes { Stepper("Go", value: .constant(1)).disabled(true) } - few
        <= nodes { Text("Go").disabled(true) } - nodes { Text("Go") })
  }

  private struct Counter: View {
    @State private var count = 1

    var body: some View { Stepper("Go \(count)", value: $count, in: 0...2) }
  }

  @Test func `C591: what a button shows has nodes while it is seen`() throws {
    let host = TestHost.phone(height: 200) { Counter() }
    host.settle()
    let (nodes, drawing) = (host.counts.nodesLive, host.displayList.description)
    let frame = try host.find(role: .stepper).frame
    let plus = CGPoint(x: frame.maxX - 20, y: frame.midY)
    host.hover(at: plus)
    host.settle()
    #expect(host.counts.nodesLive > nodes && host.displayList.description != drawing)
    host.hover(at: nil)
    host.settle()
    #expect(host.counts.nodesLive == nodes && host.displayList.description == drawing)
    host.press(at: plus)
    host.settle()
    #expect(host.counts.nodesLive > nodes && host.displayList.description != drawing)
    let outside = CGPoint(x: plus.x, y: plus.y + 500)
    host.move(to: outside)
    host.release(at: outside)
    host.settle()
    #expect(host.counts.nodesLive == nodes && host.displayList.description == drawing)
  }

  @Test func `C591: a button that reaches the end is disabled and drawn faint as a new one is`()
    throws
  {
    let host = TestHost.phone(height: 200) { Counter() }
    host.settle()
    let frame = try host.find(role: .stepper).frame
    let plus = CGPoint(x: frame.maxX - 20, y: frame.midY)
    for _ in 0..<3 {
      host.tap(at: plus)
      host.advance(by: 1)
    }
    #expect(host.text == ["Go 2"])
    let fresh = TestHost.phone(height: 200) { Stepper("Go 2", value: .constant(2), in: 0...2) }
    fresh.settle()
    #expect(try host.png() == fresh.png())
    host.hover(at: plus)
    host.settle()
    #expect(try host.png() == fresh.png())
  }

  @Test func `C591: keys reach the stepper and none of its buttons`() throws {
    let host = TestHost.phone(height: 300) {
      VStack {
        Counter()
        Button("After") {}
      }
    }
    host.settle()
    host.key(.tab)
    host.key(.upArrow)
    #expect(host.text.contains("Go 2"))
    host.key(.tab)
    host.key(.downArrow)
    host.key(.space)
    #expect(host.text.contains("Go 2"))
  }
}
