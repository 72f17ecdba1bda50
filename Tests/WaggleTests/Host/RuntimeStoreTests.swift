import Foundation
import TestSupport
import Testing
import Waggle

/// What each room keeps for a host, and what becomes of it when the host is closed.
@MainActor @Suite struct RuntimeStoreTests {
  @Test func `A runtime has one store of each type, and always returns the same`() {
    let (one, other) = (Spy(), OtherSpy())
    let runtime = Runtime()
    runtime.add(one)
    runtime.add(other)
    #expect(runtime.store(Spy.self) === one)
    #expect(runtime.store(OtherSpy.self) === other)
    #expect(runtime.store(Spy.self) === one)
  }

  @Test func `A host and its views use the stores of its runtime`() {
    let host = PlainHost { Color.red }
    #expect(host.runtime.store(ViewStore.self) === host.host.views)
    #expect(host.runtime.store(PreferenceStore.self) === host.host.preferences)
    #expect(host.runtime.store(LayoutStore.self) === host.host.layout)
    #expect(host.runtime.store(InputRouter.self) === host.host.input)
    #expect(host.node.store === host.host.layout)
  }

  @Test func `Two hosts share no store`() {
    let (one, other) = (PlainHost { Color.red }, PlainHost { Color.red })
    #expect(one.host.views !== other.host.views)
    #expect(one.host.preferences !== other.host.preferences)
    #expect(one.host.layout !== other.host.layout)
    #expect(one.host.input !== other.host.input)
    #expect(one.runtime.store(DrawingStore.self) !== other.runtime.store(DrawingStore.self))
  }

  @Test func `Closing a host closes each store once, however often the host is closed`() {
    let host = PlainHost { Color.red }
    let (one, other) = (Spy(), OtherSpy())
    host.runtime.add(one)
    host.runtime.add(other)
    host.host.close()
    host.host.close()
    #expect(one.closings == 1 && other.closings == 1)
  }

  @Test func `A closed host has no work and no next moment, whatever was pending`() {
    let (knob, log) = (Knob<CGFloat>(0), Log())
    let host = PlainHost {
      Turned(knob) { value in
        Color.red.offset(x: value).frame(width: 10 + value)
          .onChange(of: value) { log.add("change to \(value)") }
      }
    }
    _ = host.runtime.timers.wake(at: 5) { log.add("timer") }
    host.host.frame { withAnimation(.linear(duration: 1)) { knob.value = 100 } }
    _ = log.take()
    knob.value = 3
    #expect(host.host.hasWork)
    host.host.close()
    #expect(!host.host.hasWork)
    #expect(host.host.nextMoment == nil)
    #expect(log.take() == [])
  }
}

/// Counts how often it is closed.
private class ClosingCount {
  private(set) var closings = 0
  func close() { closings += 1 }
}

private final class Spy: ClosingCount, RuntimeStore {}
private final class OtherSpy: ClosingCount, RuntimeStore {}
