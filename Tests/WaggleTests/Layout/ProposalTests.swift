import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Proposals and leaves")
@MainActor
struct ProposalTests {
  @Test func `L001: the child chooses its size, the parent only places it`() {
    let tree = PlainHost(20, 10) { box(50, 10, "box").frame(width: 20) }
    #expect(tree.frame("box") == CGRect(-15, 0, 50, 10))
  }

  @Test func `L001: each axis is measured separately`() {
    #expect(measure(nil, 40) { greedy() } == CGSize(10, 40))
    #expect(measure(0, .infinity) { greedy() } == CGSize(0, .infinity))
  }

  @Test func `L005: a spacer takes the length along its stack and none across`() {
    let tree = PlainHost(100, 50) {
      HStack(spacing: 0) {
        box(10)
        Spacer().named("spacer")
      }
    }
    #expect(
      tree.node("spacer")?.size(for: .init(width: nil, height: 50)) == CGSize(8, 0))
    #expect(tree.width("spacer") == 90)
  }

  @Test func `L005: a spacer's minimum length can be set`() {
    #expect(
      measure(nil, nil) {
        HStack(spacing: 0) {
          box(10)
          Spacer(minLength: 3)
        }
      }.width == 13)
    #expect(
      measure(0, 0) {
        HStack(spacing: 0) {
          box(10)
          Spacer(minLength: 0)
        }
      }.width == 10)
  }

  @Test func `L005: outside of a stack a spacer takes both axes`() {
    #expect(measure(30, 40) { Spacer() } == CGSize(30, 40))
    let pile = PlainHost {
      ZStack {
        Spacer().named("spacer")
        box(1, 1)
      }
    }
    let spacer = pile.node("spacer")
    #expect(spacer?.size(for: .init(width: nil, height: 40)) == CGSize(8, 40))
    let tree = PlainHost {
      HStack {
        box(30, 30).overlay { Spacer().named("spacer") }
        box(10)
      }
    }
    #expect(tree.frame("spacer").size == CGSize(30, 30))
  }

  @Test func `L005: a spacer comes last`() {
    let tree = PlainHost {
      HStack {
        Spacer()
        box(10)
      }
    }
    #expect(tree.size(0, 0).width == 18)
    #expect(ask({ Spacer() }) { $0.layoutPriority } == -.infinity)
  }

  @Test func `L006: a divider is one pixel thin across its stack and greedy along it`() {
    #expect(
      measure(nil, nil) {
        VStack(spacing: 0) {
          box(60, 10)
          Divider()
        }.fixedSize()
      }
        == CGSize(60, 10.5))
    #expect(
      measure(100, 50) {
        HStack(spacing: 0) {
          box(60, 10)
          Divider()
        }
      } == CGSize(60.5, 50))
    #expect(measure(nil, nil) { Divider() } == CGSize(10, 0.5))
    let coarse = PlainHost(scale: 1) { Divider() }
    #expect(coarse.size(40, nil) == CGSize(40, 1))
  }

  @Test func `L007: an empty view takes no slot and no gap`() {
    #expect(
      measure(nil, nil) {
        VStack {
          box(10)
          EmptyView()
          box(10)
        }
      }.height == 28)
    #expect(
      measure(nil, nil) {
        VStack {
          box(10)
          if false { box(10) }
          box(10)
        }
      }.height == 28)
    #expect(
      measure(nil, nil) {
        VStack {
          box(10)
          ForEach(0..<0) { _ in box(10) }
          box(10)
        }
      }.height == 28)
  }

  @Test func `L007: an empty stack has no size, no gaps and the lowest priority`() {
    #expect(
      measure(nil, nil) {
        VStack {
          box(10)
          HStack {}
          box(10)
        }
      }.height == 20)
    let tree = PlainHost { HStack {} }
    #expect(tree.size(50, 50) == .zero)
    #expect(tree.node.layoutPriority == -.infinity)
    #expect(tree.node.spacing == .zero)
  }

  @Test func `L008: modifiers of a group apply to each of its views`() {
    let tree = PlainHost {
      HStack(spacing: 0) {
        Group {
          box(10)
          box(20)
        }.padding(5)
      }
    }
    #expect(tree.size(nil, nil) == CGSize(50, 20))
  }

  @Test func `L008: lists flatten into their container`() {
    let tree = PlainHost {
      HStack(spacing: 1) {
        Group {
          box(1)
          box(2)
        }
        ForEach(0..<3) { _ in box(10) }
        if true { box(4) }
      }
    }
    #expect(tree.size(nil, nil).width == 42)
  }

  @Test func `L009: several views in an overlay overlap`() {
    let tree = PlainHost {
      box(50, 50).overlay {
        box(10, 30, "a")
        box(30, 10, "b")
      }
    }
    #expect(tree.frame("a") == CGRect(45, 35, 10, 30))
    #expect(tree.frame("b") == CGRect(35, 45, 30, 10))
  }

  @Test func `L009: several views at the root are a column`() {
    let tree = PlainHost(100, 100) {
      box(10, 10, "a")
      box(20, 10, "b")
    }
    #expect(tree.frame("a") == CGRect(45, 36, 10, 10))
    #expect(tree.frame("b") == CGRect(40, 54, 20, 10))
  }

  @Test func `L010: a stack of one static view is that view`() {
    let tree = PlainHost { VStack { textBox(20).layoutPriority(1) } }
    #expect(tree.node.layoutPriority == 1)
    #expect(tree.node.spacing == textBox(1).spacing)
    #expect(tree.size(nil, nil) == CGSize(20, 13))
    #expect(measure(30, 40) { HStack { Spacer() } } == CGSize(30, 0))
    #expect(ask({ VStack { if true { box(1).layoutPriority(1) } } }) { $0.layoutPriority } == 0)
  }

  @Test func `L011: the root is proposed the window's size and centred in it`() {
    let tree = PlainHost(90, 50) { box(40, 10, "box") }
    #expect(tree.frame("box") == CGRect(25, 20, 40, 10))
    #expect(tree.proposals("box") == [ProposedViewSize(width: 90, height: 50)])
  }
}
