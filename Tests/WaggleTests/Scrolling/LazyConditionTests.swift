import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Loops in lazy containers that a condition brings and takes away, with an animation.
@MainActor @Suite struct LazyConditionTests {
  /// Where the loop is.
  enum Place: String, CaseIterable {
    case list, section, stack, row, grid, loop, form, sections
  }

  private struct Rows: View {
    let place: Place
    let isThere: Knob<Bool>
    var count = 2

    var body: some View {
      Turned(isThere) { isThere in
        switch place {
        case .list:
          List {
            loop(isThere)
            Text("end")
          }
        case .section:
          List {
            Section("S") { loop(isThere) }
            Text("end")
          }
        case .sections:
          List {
            if isThere { ForEach(0..<count, id: \.self) { n in Section { Text("row \(n)") } } }
            Section { Text("end") }
          }
        case .stack:
          ScrollView {
            LazyVStack {
              loop(isThere)
              Text("end")
            }
          }
        case .row:
          ScrollView(.horizontal) {
            LazyHStack {
              loop(isThere)
              Text("end")
            }
          }
        case .grid:
          ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
              loop(isThere)
              Text("end")
            }
          }
        case .loop:
          List {
            ForEach(0..<1, id: \.self) { _ in loop(isThere) }
            Text("end")
          }
        case .form:
          Form {
            loop(isThere)
            Text("end")
          }
        }
      }
    }

    @ViewBuilder private func loop(_ isThere: Bool) -> some View {
      if isThere {
        Text("first")
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
      }
    }
  }

  private func open(_ rows: Rows) -> TestHost {
    TestHost.phone { rows }
  }

  @Test(arguments: Place.allCases)
  func `R175: rows of a loop that a condition takes away with an animation go, and come again`(
    place: Place
  ) throws {
    let isThere = Knob(true)
    let host = open(Rows(place: place, isThere: isThere))
    let all = host.text.sorted()
    var nodes: [Int] = []
    for _ in 0..<3 {
      withAnimation { isThere.value = false }
      host.settle()
      host.advance(by: 2)
      #expect(host.text.filter { $0 != "S" } == ["end"])
      nodes.append(host.counts.nodesLive)
      withAnimation { isThere.value = true }
      host.settle()
      host.advance(by: 2)
      #expect(host.text.sorted() == all)
    }
    #expect(Set(nodes).count == 1)
  }

  @Test(arguments: Place.allCases, [0, 0.1])
  func `R175: a view inserted again while its removal is animated is there once, where it was`(
    place: Place, pause: Double
  ) throws {
    let isThere = Knob(true)
    let host = open(Rows(place: place, isThere: isThere))
    let all = host.text
    let nodes = host.counts.nodesLive
    for _ in 0..<3 {
      withAnimation { isThere.value = false }
      host.settle()
      host.advance(by: pause)
      withAnimation { isThere.value = true }
      host.settle()
      #expect(Set(host.text).count == host.text.count)
      host.advance(by: 2)
      #expect(host.text == all)
    }
    #expect(host.counts.nodesLive <= nodes + 2)
  }

  @Test(arguments: Place.allCases)
  func `R175: however often the condition changes meanwhile, nothing is left in the end`(
    place: Place
  ) throws {
    for seed in 0..<6 {
      var random = SeededGenerator(seed: UInt64(seed))
      let isThere = Knob(true)
      let host = open(Rows(place: place, isThere: isThere, count: 1 + seed))
      for _ in 0..<12 {
        let value = Bool.random(using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 {
          isThere.value = value
        } else {
          withAnimation { isThere.value = value }
        }
        host.settle()
        host.advance(by: Double.random(in: 0...0.4, using: &random))
      }
      withAnimation { isThere.value = false }
      host.settle()
      host.advance(by: 2)
      #expect(host.text.filter { $0 != "S" } == ["end"], "seed \(seed)")
    }
  }
}
