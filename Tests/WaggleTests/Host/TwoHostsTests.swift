import Foundation
import TestSupport
import Testing
import Waggle

/// Hosts whose frames alternate, or run inside one another's actions, share no animation, completion or context.
@MainActor @Suite struct TwoHostsTests {
  private let knob = Knob<CGFloat>(0)
  private let otherKnob = Knob<CGFloat>(0)
  private let log = Log()

  private func host(
    _ knob: Knob<CGFloat>, onChange action: @escaping () -> Void = {}
  ) -> PlainHost {
    PlainHost {
      Turned(knob) { value in
        Color.red.frame(width: 10, height: 10).offset(x: value).onChange(of: value) { action() }
      }
    }
  }

  /// What a host draws when its knob is at `value` and nothing is animated.
  private func atRest(_ value: CGFloat) -> [String] { host(Knob(value)).lines }

  // MARK: Frames that alternate

  @Test func `A frame applies the writes of its own host alone`() {
    let (one, other) = (host(knob), host(otherKnob))
    knob.value = 50
    otherKnob.value = 50
    one.host.frame()
    #expect(one.lines == atRest(50))
    #expect(other.lines == atRest(0))
    #expect(other.runtime.hasPendingTransactions)
    other.host.frame()
    #expect(other.lines == atRest(50))
  }

  @Test func `While one host animates, the changes of another are immediate`() {
    let (one, other) = (host(knob), host(otherKnob))
    one.host.frame { withAnimation(.linear(duration: 1)) { knob.value = 100 } }
    other.host.frame { otherKnob.value = 100 }
    #expect(one.runtime.clock.isMoving)
    #expect(!other.runtime.clock.isMoving)
    #expect(other.lines == atRest(100))
    one.host.frame(at: 0.5)
    #expect(one.lines == atRest(50))
    #expect(other.time == 0)
  }

  // MARK: A frame inside another's action

  @Test func `A host in an action of an animated change does not animate its own`() {
    let other = host(otherKnob)
    let one = host(knob) { [otherKnob] in other.settle { otherKnob.value = 100 } }
    one.host.frame { withAnimation(.linear(duration: 1)) { knob.value = 100 } }
    #expect(other.lines == atRest(100))
    #expect(!other.runtime.clock.isMoving)
    #expect(one.runtime.clock.isMoving)
    one.host.frame(at: 0.5)
    #expect(one.lines == atRest(50))
  }

  @Test func `A host that animates in an action does not animate the change around it`() {
    let other = host(otherKnob)
    let one = host(knob) { [otherKnob] in
      other.host.frame { withAnimation(.linear(duration: 1)) { otherKnob.value = 100 } }
    }
    one.host.frame { knob.value = 100 }
    #expect(one.lines == atRest(100))
    #expect(!one.runtime.clock.isMoving)
    #expect(other.runtime.clock.isMoving)
    #expect(!other.runtime.allowsAnimation && !one.runtime.allowsAnimation)
  }

  @Test func `A completion is called in a frame of the host whose event made it`() {
    let other = host(otherKnob)
    let one = host(knob) { [log] in
      withAnimation {
      } completion: {
        log.add("outer")
      }
      other.settle {
        withAnimation {
        } completion: {
          log.add("inner")
        }
      }
      log.add("after the inner frames")
    }
    one.settle { knob.value = 1 }
    #expect(log.take() == ["inner", "after the inner frames", "outer"])
  }

  @Test func `After a frame inside an action the action's transaction is current again`() {
    let other = host(otherKnob)
    let one = host(knob) { [log, otherKnob] in
      withTransaction(\.isContinuous, true) {
        other.settle { withAnimation { otherKnob.value = 1 } }
        log.add("continuous: \(Transaction.current.isContinuous)")
        log.add("animation: \(Transaction.current.animation != nil)")
      }
    }
    one.settle { knob.value = 1 }
    #expect(log.take() == ["continuous: true", "animation: false"])
  }

  @Test
  func `A host that is made, driven and closed in an action leaves the frame around it intact`() {
    let one = host(knob) { [log] in
      let inner = Knob<CGFloat>(0)
      let host = host(inner)
      host.settle { inner.value = 5 }
      log.add(host.lines == atRest(5) ? "drawn" : "not drawn")
      host.host.close()
    }
    one.host.frame { knob.value = 100 }
    #expect(log.take() == ["drawn"])
    #expect(one.lines == atRest(100))
    #expect(one.diagnostics == [])
  }
}

extension PlainHost {
  fileprivate var time: TimeInterval { host.time }
}
