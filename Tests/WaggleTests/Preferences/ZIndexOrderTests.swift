import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Views with z indices are reduced in drawing order (R049–R051).
@MainActor @Suite struct ZIndexOrderTests {
  @Test func `Stacks reduce in the order of their children while every z index is 0 (R049)`() {
    @ViewBuilder func three() -> some View {
      leaf.writes("1")
      leaf.writes("2").zIndex(0)
      leaf.writes("3")
    }
    #expect(value(Names.self) { ZStack { three() } } == ["1", "2", "3"])
    #expect(value(Names.self) { HStack { three() } } == ["1", "2", "3"])
    #expect(value(Names.self) { VStack { three() } } == ["1", "2", "3"])
  }

  @Test func `With a z index stacks reduce in drawing order, dynamic or static (R050, R051)`() {
    let dynamic = pairs {
      VStack { ForEach(1...3, id: \.self) { leaf.writesSpy("\($0)").zIndex(Double(4 - $0)) } }
    }
    #expect(dynamic.pairs == ["3+2", "[3,2]+1"])
    let fixed = pairs {
      ZStack {
        leaf.writesSpy("1").zIndex(3)
        leaf.writesSpy("2").zIndex(2)
        leaf.writesSpy("3").zIndex(1)
      }
    }
    #expect(fixed.pairs == ["3+2", "[3,2]+1"])
  }

  @Test func `Equal z indices keep the order of the list, and negative ones come first (R050)`() {
    let found = value(Names.self) {
      VStack {
        leaf.writes("a").zIndex(1)
        leaf.writes("b")
        leaf.writes("c").zIndex(1)
        leaf.writes("d").zIndex(-1)
      }
    }
    #expect(found == ["d", "b", "a", "c"])
  }

  @Test func `A z index that changes changes the order (R050)`() {
    let z = Knob(0.0)
    let host = host {
      VStack {
        Turned(z) { leaf.writes("a").zIndex($0) }
        leaf.writes("b")
      }
    }
    #expect(host.preference(Names.self) == ["a", "b"])
    host.frame { z.value = 2 }
    #expect(host.preference(Names.self) == ["b", "a"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `Several z indices that change at once give one order, without a cycle (R050)`() {
    let z = Knob([2.0, 1, 0])
    let host = host {
      VStack {
        Turned(z) { z in
          ForEach(0..<3) { leaf.writes("\($0)").zIndex(z[$0]) }
        }
      }
    }
    #expect(host.preference(Names.self) == ["2", "1", "0"])
    host.frame { z.value = [1, 2, 3] }
    #expect(host.preference(Names.self) == ["0", "1", "2"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test(
    "A z index that changes reorders the implicit container of several views (R050, R027)",
    arguments: Around.allCases)
  private func implicitOrder(_ around: Around) {
    let knob = Knob(1.0)
    let host = host {
      Turned(knob) { z in
        switch around {
        case .window: Pair(z: z)
        case .layer: Color.clear.overlay { Pair(z: z) }
        case .modifier: Pair(z: z).modifier(Framed())
        case .stack: ZStack { Group { Pair(z: z) } }
        }
      }
    }
    #expect(host.preference(Names.self) == ["1", "0"])
    host.frame { knob.value = 0 }
    #expect(host.preference(Names.self) == ["0", "1"])
    host.frame { knob.value = 1 }
    #expect(host.preference(Names.self) == ["1", "0"])
  }

  @Test
  func `Z indices set the order of reduces in each container, stable, negative too (R050, R051)`() {
    func z(_ s: String, _ z: Double) -> some View { leaf.writes(s).zIndex(z) }
    #expect(
      value(Names.self) {
        VStack {
          z("a", 1); leaf.writes("b"); z("c", -1); leaf.writes("d")
        }
      } == ["c", "b", "d", "a"])
    #expect(
      value(Names.self) {
        HStack {
          if true { z("a", 2) }; leaf.writes("b")
        }
      } == ["b", "a"])
    #expect(
      value(Names.self) {
        ZStack {
          Group {
            leaf.writes("a"); leaf.writes("b")
          }.zIndex(1); leaf.writes("c")
        }
      } == ["c", "a", "b"])
    #expect(
      value(Names.self) {
        VStack {
          Shell { z("a", 1) }; leaf.writes("b")
        }
      } == ["b", "a"])
    #expect(
      value(Names.self) {
        VStack {
          leaf.zIndex(1).writes("a"); leaf.writes("b")
        }
      } == ["b", "a"])
    #expect(
      value(Names.self) {
        leaf.overlay {
          z("a", 1); leaf.writes("b")
        }
      } == ["b", "a"])
  }

  @Test func `A z index that changes reorders the value in the same frame (R050)`() {
    let knob = Knob(0.0)
    let log = Log()
    let host = host {
      Turned(knob) { z in
        ZStack {
          leaf.writes("a").zIndex(z)
          leaf.writes("b")
          if true { leaf.writes("c") }
        }.logsNames(log)
      }
    }
    host.settle()
    host.frame { knob.value = 1 }
    host.frame { knob.value = -1 }
    host.frame { knob.value = 0 }
    #expect(log.take() == ["[a,b,c]", "[b,c,a]", "[a,b,c]"])
  }

  private enum Around: CaseIterable { case window, layer, modifier, stack }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 50, height: 50) }
  }

  private struct Pair: View {
    let z: Double
    var body: some View {
      ForEach(0..<2) { index in leaf.writes("\(index)").zIndex(index == 0 ? z : 0) }
    }
  }
}
