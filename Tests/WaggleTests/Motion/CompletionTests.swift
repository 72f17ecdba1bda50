import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("When animations are complete (M034–M036)")
@MainActor struct CompletionTests {
  private let dial = Dial()
  private let log = Log()

  private func go(
    to x: CGFloat, _ name: String, _ animation: Animation = .second,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    withAnimation(animation, completionCriteria: criteria) {
      dial.x = x
    } completion: {
      log.add(name)
    }
  }

  @Test func `M034: a completion is called once, when all animations of the change are done`() {
    let host = motionHost { Square().offset(x: dial.x).opacity(1 - dial.x / 200) }
    host.frame { go(to: 100, "done") }
    host.advance(by: 0.98)
    #expect(log.entries == [])
    host.advance(by: 0.04)
    host.advance(by: 1)
    #expect(log.entries == ["done"])
  }

  @Test func `M034: a completion is called at once where nothing changes`() {
    let host = motionHost { Square().offset(x: dial.x) }
    host.frame { go(to: 0, "done") }
    host.settle()
    #expect(log.entries == ["done"])
    host.advance(by: 1)
    #expect(log.entries == ["done"])
  }

  @Test func `M034: a completion is called at once where the change is not animated`() {
    let host = motionHost { Square().preference(key: NumberKey.self, value: dial.x) }
    host.frame { go(to: 10, "done") }
    host.settle()
    #expect(log.entries == ["done"])
  }

  @Test func `M035: a spring is logically complete after its response, and is removed later`() {
    let host = motionHost { Square().offset(x: dial.x) }
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    host.frame {
      withAnimation(spring, completionCriteria: .removed) {
        withAnimation(spring) {
          dial.x = 100
        } completion: {
          log.add("logical")
        }
      } completion: {
        log.add("removed")
      }
    }
    host.advance(by: 0.48)
    #expect(log.entries == [])
    host.advance(by: 0.04)
    #expect(log.entries == ["logical"])
    host.advance(by: 2)
    #expect(log.entries == ["logical", "removed"])
  }

  @Test(
    "M036: a replaced animation is logically complete as planned, and removed when all has ended")
  func retarget() {
    let host = motionHost { Square().offset(x: dial.x) }
    for (index, x) in [100, 0].enumerated() {
      host.frame {
        go(to: CGFloat(x), "log\(index + 1)")
        dial.other += 1
      }
      host.advance(by: 0.5)
    }
    #expect(log.entries == [])
    host.advance(by: 0.04)
    #expect(log.entries == ["log1"])
    host.advance(by: 1)
    #expect(log.entries == ["log1", "log2"])
  }

  @Test func `M036: logical completions come in order, then removals`() {
    let host = motionHost { Square().offset(x: dial.x) }
    for (index, x) in [100, 0].enumerated() {
      host.frame {
        withAnimation(.second, completionCriteria: .removed) {
          go(to: CGFloat(x), "log\(index + 1)")
        } completion: {
          log.add("rem\(index + 1)")
        }
      }
      host.advance(by: 0.5)
    }
    host.advance(by: 2)
    #expect(log.entries == ["log1", "log2", "rem1", "rem2"])
  }

  @Test func `M036: removing a view calls the completions of its animations`() {
    let host = motionHost {
      ZStack(alignment: .topLeading) { if !dial.isOn { Square().offset(x: dial.x) } }
    }
    host.frame { go(to: 100, "done") }
    host.advance(by: 0.5)
    host.frame { dial.isOn = true }
    host.advance(by: 0.1)
    host.settle()
    #expect(log.entries == ["done"])
    #expect(host.host.nextMoment == nil)
  }

  // MARK: Outside of a frame

  @Test func `M034: outside of a frame, where nothing changes, it is called at once`() {
    let host = motionHost { Square() }
    host.settle()
    go(to: 0, "done")
    #expect(log.entries == ["done"])
    #expect(!host.host.hasWork)
  }

  @Test
  func `M034: outside of a frame, a change in one host does not wait for another host's frame`() {
    let host = motionHost { Square().offset(x: dial.x) }
    let other = motionHost { Square() }
    host.settle()
    other.settle()
    go(to: 100, "done")
    #expect(host.host.hasWork)
    #expect(!other.host.hasWork)
    other.frame()
    host.frame()
    host.advance(by: 1.02)
    #expect(log.entries == ["done"])
  }

  @Test func `M034: a change that no view shows is complete in the frame that applies it`() {
    let host = motionHost { Square().preference(key: NumberKey.self, value: dial.x) }
    host.settle()
    go(to: 100, "done")
    #expect(log.entries == [])
    host.settle()
    #expect(log.entries == ["done"])
  }

  @Test func `M034: a transaction's own completion is called where nothing changes`() {
    let host = motionHost { Square().offset(x: dial.x) }
    host.settle()
    func change(_ name: String, to x: CGFloat) {
      var transaction = Transaction(animation: .second)
      transaction.addAnimationCompletion { log.add(name) }
      withTransaction(transaction) { dial.x = x }
    }
    change("outside", to: 0)
    #expect(log.entries == ["outside"])
    host.frame { change("inside", to: 0) }
    #expect(log.entries == ["outside", "inside"])
    host.frame { change("moved", to: 100) }
    host.advance(by: 1.02)
    #expect(log.entries == ["outside", "inside", "moved"])
  }

  @Test func `M034: a completion of a disappearance is called while its host is dropped`() {
    let log = log
    do {
      let host = motionHost {
        Square().onDisappear {
          withAnimation {
          } completion: {
            log.add("done")
          }
        }
      }
      host.settle()
    }
    #expect(log.entries == ["done"])
  }
}
