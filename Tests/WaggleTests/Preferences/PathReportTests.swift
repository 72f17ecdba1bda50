import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Diagnostics name the path of the view (R029, R085, R193).
@MainActor @Suite struct PathReportTests {
  @Test func `Each report names the view's path and the key`() throws {
    let reports = [
      try report("E-LAW") {
        leaf.preference(key: Last.self, value: "x").overlay { if true { leaf } }
      },
      try report("W-ORDER") { leaf.onPreferenceChange(Names.self) { _ in }.writes("x") },
      try report("W-NOWRITER") { leaf.onPreferenceChange(Names.self) { _ in } },
      try report("N-SHADOW") { leaf.writes("1").writes("2") },
      try report("W-GROUP") {
        VStack {
          Group {
            leaf.writes("1")
            leaf.writes("2")
          }
          .onPreferenceChange(Names.self) { _ in }
        }
      },
      try report("W-EMPTY") { VStack { EmptyView().writes("x") } },
      try report("W-VTF") {
        ViewThatFits {
          leaf.box(150, 10).writes("wide")
          leaf.box(50, 10)
        }
        .frame(width: 100)
      },
    ]
    for report in reports {
      #expect(report.path.contains("Screen"), "\(report)")
      #expect(
        report.message.contains(report.id == "E-LAW" ? "Last" : "Names"), "\(report)")
      #expect(report.message.hasSuffix(".") || report.message.hasSuffix("\n"), "\(report)")
    }
  }

  @Test(arguments: Endless.Way.allCases)
  private func `An infinite tree is made up to the limit, reported and closed`(
    _ way: Endless.Way
  ) throws {
    let host = host { Endless(way: way, level: 0) }
    host.frame()
    let report = try #require(host.reports("W-DEEP").first)
    #expect(report.message.contains("too deep for the stack"))
    #expect(report.path.count <= 400)
    _ = host.preference(Names.self)
    host.host.close()
    #expect(host.counts.nodesLive == 0)
  }

  @Test func `The report of a loop of onChange has the path, the state and the cure (R193)`() {
    let host = host { VStack { Restless() } }
    host.tap(at: CGPoint(x: host.size.width / 2, y: host.size.height / 2))
    let loops = host.reports("W-LOOP")
    #expect(loops.map(\.path) == ["VStack > Restless"])
    #expect(loops.first?.message.contains("The action set count, which changed") == true)
    #expect(loops.first?.message.contains("Set state only when") == true)
  }

  @Test
  func `The report of a tree that never settles has the path of the last action's view (R085)`() {
    let host = host { VStack { Restless(isBusy: true) } }
    host.settle()
    let loops = host.reports("W-LOOP")
    #expect(loops.map(\.path) == ["VStack > Restless"])
    #expect(loops.first?.message.contains("120 frames") == true)
  }

  @Test func `A tree that is too deep in several places gives one W-DEEP`() {
    let host = host {
      HStack {
        Nest(depth: 2_000)
        Nest(depth: 2_000).padding()
        Nest(depth: 2_000).frame(width: 3)
      }
    }
    host.settle()
    #expect(host.reports("W-DEEP").count == 1)
  }

  /// Contains itself, in one of several ways.
  private struct Endless: View {
    enum Way: CaseIterable { case anyView, conditional, stacked, layered }
    let way: Way
    let level: Int

    var body: some View {
      switch way {
      case .anyView: AnyView(next)
      case .conditional: if level >= 0 { AnyView(Group { next }) }
      case .stacked: VStack { AnyView(next).writes("\(level)") }
      case .layered: leaf.overlay { AnyView(next) }.background { leaf }
      }
    }

    private var next: Endless { Endless(way: way, level: level + 1) }
  }

  private struct Restless: View {
    var isBusy = false
    @State private var count = 0
    var body: some View {
      Color.red.onChange(of: count, initial: isBusy) { count += 1 }
        .onTapGesture { count += 1 }
    }
  }

  private struct Nest: View {
    let depth: Int
    var body: AnyView {
      depth == 0 ? AnyView(Text("x")) : AnyView(VStack { Nest(depth: depth - 1) })
    }
  }
}
