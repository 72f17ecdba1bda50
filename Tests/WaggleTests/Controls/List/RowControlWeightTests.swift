import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a control costs that covers its row, and what a push of a screen of rows costs.
@MainActor @Suite struct RowControlWeightTests: WeighingRows {
  @Test func `C576: a button that is a row has at most ten nodes more than a row of its label`() {
    let text = nodes { Text("Row \($0)") }
    #expect(nodes { row in Button("Row \(row)") {} } <= text + 10)
    #expect(nodes { Link("Row \($0)", destination: URL(fileURLWithPath: "/")) } <= text + 11)
  }

  @Test func `C576: the highlight of a row has nodes while it is seen, and no others`() throws {
    let host = list(3) { row in Button("Row \(row)") {} }
    let rest = (host.counts.nodesLive, host.displayList.description)
    let frame = try host.find(label: "Row 1").frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    for _ in 0..<3 {
      host.hover(at: point)
      host.settle()
      #expect(host.counts.nodesLive > rest.0 && host.displayList.description != rest.1)
      host.press(at: point)
      host.advance(by: 0.1)
      host.release(at: point)
      host.hover(at: nil)
      host.advance(by: 0.1)
      #expect(host.displayList.description != rest.1)
      host.advance(by: 1)
      host.settle()
      #expect(host.counts.nodesLive == rest.0 && host.displayList.description == rest.1)
    }
  }

  @Test
  func `C576: pressing a row runs one body and lays out few views, those of its highlight`() throws
  {
    let host = list(3) { row in Button("Row \(row)") {} }
    let frame = try host.find(label: "Row 1").frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let before = host.counts
    host.press(at: point)
    host.advance(by: 0.1)
    #expect(host.counts.bodies - before.bodies <= 1)
    #expect(host.counts.layouts - before.layouts <= 10)
  }

  private struct LinkScreen: View {
    let index: Int
    var body: some View {
      List(0..<20, id: \.self) { NavigationLink("Go \($0)", value: $0) }
        .navigationTitle("Screen \(index)")
    }
  }

  @MainActor @Observable final class PathModel { var path: [Int] = [] }

  private struct Stack: View {
    @Bindable var model: PathModel
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").navigationDestination(for: Int.self) { LinkScreen(index: $0) }
      }
    }
  }

  @Test func `C577: a push costs the same at any depth`() {
    let model = PathModel()
    let host = TestHost.phone(height: 844) { Stack(model: model) }
    host.settle()
    var costs: [[Int]] = []
    for depth in 1...24 {
      let before = host.counts
      model.path.append(depth)
      host.settle()
      let after = host.counts
      costs.append([
        after.nodesLive - before.nodesLive, after.bodies - before.bodies,
        after.layouts - before.layouts,
      ])
    }
    #expect(costs[2] == costs[23])
    #expect(costs[23][0] <= 20 * 54 + 400)
  }
}
