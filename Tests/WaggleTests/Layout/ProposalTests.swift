import Foundation
import Testing

@testable import Waggle

@Suite("A. Proposals and leaves")
@MainActor
struct ProposalTests {
  @Test func `L001: the child chooses its size, the parent only places it`() {
    let tree = Tree(20, 10) { b(50, 10, "box").frame(width: 20) }
    #expect(tree.frame("box") == CGRect(-15, 0, 50, 10))
  }

  @Test func `L001: each axis is asked on its own`() {
    #expect(size(nil, 40) { G() } == CGSize(10, 40))
    #expect(size(0, .infinity) { G() } == CGSize(0, .infinity))
  }

  @Test func `L005: a spacer takes the length along its stack and none across`() {
    let tree = Tree(100, 50) {
      HStack(spacing: 0) {
        b(10)
        Spacer().named("spacer")
      }
    }
    #expect(
      tree.fixture.named["spacer"]?.node?.size(for: .init(width: nil, height: 50)) == CGSize(8, 0))
    #expect(tree.width("spacer") == 90)
  }

  @Test func `L005: a spacer's least length can be given`() {
    #expect(
      size(nil, nil) {
        HStack(spacing: 0) {
          b(10)
          Spacer(minLength: 3)
        }
      }.width == 13)
    #expect(
      size(0, 0) {
        HStack(spacing: 0) {
          b(10)
          Spacer(minLength: 0)
        }
      }.width == 10)
  }

  @Test func `L005: outside of a stack a spacer takes both axes`() {
    #expect(size(30, 40) { Spacer() } == CGSize(30, 40))
    let pile = Tree {
      ZStack {
        Spacer().named("spacer")
        b(1, 1)
      }
    }
    let spacer = pile.fixture.named["spacer"]?.node
    #expect(spacer?.size(for: .init(width: nil, height: 40)) == CGSize(8, 40))
    let tree = Tree {
      HStack {
        b(30, 30).overlay { Spacer().named("spacer") }
        b(10)
      }
    }
    #expect(tree.frame("spacer").size == CGSize(30, 30))
  }

  @Test func `L005: a spacer comes last`() {
    let tree = Tree {
      HStack {
        Spacer()
        b(10)
      }
    }
    #expect(tree.size(0, 0).width == 18)
    #expect(ask({ Spacer() }) { $0.layoutPriority } == -.infinity)
  }

  @Test func `L006: a divider is one pixel thin across its stack and greedy along it`() {
    #expect(
      size(nil, nil) {
        VStack(spacing: 0) {
          b(60, 10)
          Divider()
        }.fixedSize()
      }
        == CGSize(60, 10.5))
    #expect(
      size(100, 50) {
        HStack(spacing: 0) {
          b(60, 10)
          Divider()
        }
      } == CGSize(60.5, 50))
    #expect(size(nil, nil) { Divider() } == CGSize(10, 0.5))
    let coarse = Tree(scale: 1) { Divider() }
    #expect(coarse.size(40, nil) == CGSize(40, 1))
  }

  @Test func `L007: an empty view takes no slot and no gap`() {
    #expect(
      size(nil, nil) {
        VStack {
          b(10)
          EmptyView()
          b(10)
        }
      }.height == 28)
    #expect(
      size(nil, nil) {
        VStack {
          b(10)
          if false { b(10) }
          b(10)
        }
      }.height == 28)
    #expect(
      size(nil, nil) {
        VStack {
          b(10)
          ForEach(0..<0) { _ in b(10) }
          b(10)
        }
      }.height == 28)
  }

  @Test func `L007: an empty stack has no size, no gaps and the lowest priority`() {
    #expect(
      size(nil, nil) {
        VStack {
          b(10)
          HStack {}
          b(10)
        }
      }.height == 20)
    let tree = Tree { HStack {} }
    #expect(tree.size(50, 50) == .zero)
    #expect(tree.node.layoutPriority == -.infinity)
    #expect(tree.node.spacing == .zero)
  }

  @Test func `L008: modifiers of a group go to each of its views`() {
    let tree = Tree {
      HStack(spacing: 0) {
        Group {
          b(10)
          b(20)
        }.padding(5)
      }
    }
    #expect(tree.size(nil, nil) == CGSize(50, 20))
  }

  @Test func `L008: lists flatten into their container`() {
    let tree = Tree {
      HStack(spacing: 1) {
        Group {
          b(1)
          b(2)
        }
        ForEach(0..<3) { _ in b(10) }
        if true { b(4) }
      }
    }
    #expect(tree.size(nil, nil).width == 42)
  }

  @Test func `L009: several views in an overlay lie one over the other`() {
    let tree = Tree {
      b(50, 50).overlay {
        b(10, 30, "a")
        b(30, 10, "b")
      }
    }
    #expect(tree.frame("a") == CGRect(45, 35, 10, 30))
    #expect(tree.frame("b") == CGRect(35, 45, 30, 10))
  }

  @Test func `L009: several views at the root are a column`() {
    let tree = Tree(100, 100) {
      b(10, 10, "a")
      b(20, 10, "b")
    }
    #expect(tree.frame("a") == CGRect(45, 36, 10, 10))
    #expect(tree.frame("b") == CGRect(40, 54, 20, 10))
  }

  @Test func `L010: a stack of one static view is that view`() {
    let tree = Tree { VStack { text(20).layoutPriority(1) } }
    #expect(tree.node.layoutPriority == 1)
    #expect(tree.node.spacing == text(1).spacing)
    #expect(tree.size(nil, nil) == CGSize(20, 13))
    #expect(size(30, 40) { HStack { Spacer() } } == CGSize(30, 0))
    #expect(ask({ VStack { if true { b(1).layoutPriority(1) } } }) { $0.layoutPriority } == 0)
  }

  @Test func `L011: the root is offered the window and centred in it`() {
    let tree = Tree(90, 50) { b(40, 10, "box") }
    #expect(tree.frame("box") == CGRect(25, 20, 40, 10))
    #expect(tree.asks("box") == [ProposedViewSize(width: 90, height: 50)])
  }
}
