import Foundation
import Testing
import TestSupport
import WaggleTestKit

@MainActor @Suite struct HitTesterTests {
  private let middle = CGPoint(x: 50, y: 50)

  private func middleHit(in host: TestHost) -> HitTestResult? {
    host.host.query { host.host.input.hit(at: middle) }
  }

  private func pathThrough(_ host: TestHost, to view: ViewNode) -> HitTestResult? {
    host.host.query { host.host.rootView.output(HitTestOutput.self)?.path(to: view.layout) }
  }

  @Test func `A blocked tester hits nothing, and hits again when its condition has ended`() {
    let view = TestHost.small { Color.red }.host.rootView
    var isBlocked = true
    let tester = HitTester { _ in HitTestResult(view: view) }
      .blocked(by: .faded) { isBlocked }
    #expect(tester.hit(middle) == nil)
    isBlocked = false
    #expect(tester.hit(middle)?.view === view)
  }

  @Test func `A path leads through obstacles and names the outermost`() {
    let view = TestHost.small { Color.red }.host.rootView
    let open = HitTester { _ in HitTestResult(view: view) }
    #expect(open.path(to: view.layout)?.obstacle == nil)
    let inner = open.blocked(by: .faded) { true }
    #expect(inner.path(to: view.layout)?.obstacle == .faded)
    let outer = inner.blocked(by: .hidden) { true }
    #expect(outer.path(to: view.layout)?.obstacle == .hidden)
    #expect(outer.path(to: view.layout)?.view === view)
    let free = inner.blocked(by: .hidden) { false }
    #expect(free.path(to: view.layout)?.obstacle == .faded)
  }

  @Test func `Where nothing is hit an obstacle adds no result`() {
    let view = TestHost.small { Color.red }.host.rootView
    let tester = HitTester { _ in nil }.blocked(by: .hidden) { true }
    #expect(tester.hit(middle) == nil)
    #expect(tester.path(to: view.layout) == nil)
  }

  @Test func `A hit and the path to the hit view have the same gestures, the innermost first`()
    throws
  {
    let log = Log()
    let host = TestHost.small {
      VStack { Color.red.logs("inner", log) }.contentShape(Rectangle()).logs("outer", log)
    }
    host.settle()
    let hit = try #require(middleHit(in: host))
    let path = try #require(pathThrough(host, to: hit.view))
    #expect(path.view === hit.view)
    #expect(hit.listeners.count == 2)
    #expect(hit.listeners.map(ObjectIdentifier.init) == path.listeners.map(ObjectIdentifier.init))
    host.tap(at: middle)
    #expect(log.entries == ["inner"])
  }

  @Test func `R170: a tap does not measure what a hidden view would draw`() {
    let (outlines, log) = (Tally(), Log())
    let host = TestHost.small {
      ZStack {
        Outlined(outlines: outlines).fill(Color.blue).hidden()
        Color.red.logs("front", log)
      }
    }
    host.settle()
    host.tap(at: middle)
    #expect(log.entries == ["front"])
    #expect(outlines.count == 0)
  }

  @Test
  func `Bounds that ancestors keep are those of the views that can be hit, hidden ones left out`() {
    let host = TestHost.small {
      VStack {
        ZStack {
          Color.blue.frame(width: 60, height: 60).hidden()
          Color.red.frame(width: 20, height: 20)
        }
      }
    }
    host.settle()
    host.tap(at: middle)
    host.host.checkInvariants()
  }

  @Test func `The path to a view behind another leads to that view`() throws {
    let log = Log()
    let host = TestHost.small {
      ZStack {
        Color.blue.logs("behind", log).allowsHitTesting(false)
        Color.red
      }
    }
    host.settle()
    let front = try #require(middleHit(in: host))
    let back = try #require(
      pathThrough(host, to: host.host.rootView), "the first leaf of the whole tree")
    #expect(front.view !== back.view)
    #expect(front.listeners.isEmpty)
    #expect(back.listeners.count == 1)
    #expect(back.obstacle == .noHitTesting)
  }
}

/// A shape that counts how often its outline is made.
private struct Outlined: Shape, @unchecked Sendable {
  let outlines: Tally

  func path(in rect: CGRect) -> Path {
    outlines.count += 1
    return Path(rect)
  }
}
