import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Observable private final class Parts {
  var hasSource = true
  var hasTarget = true
  var isDisabled = false
}

private struct Removable: View {
  let parts: Parts
  let log: Log

  var body: some View {
    VStack(spacing: 0) {
      ZStack { if parts.hasSource { Color.red.draggable("clover") } }.frame(height: 100)
      ZStack {
        if parts.hasTarget {
          Color.green.dropDestination(for: String.self) { words, _ in
            log.add(words.joined())
            return true
          } isTargeted: {
            log.add("\($0)")
          }
          .disabled(parts.isDisabled)
        }
      }
      .frame(height: 100)
    }
  }
}

@MainActor @Suite("The end of a drag")
struct DropEndTests {
  private let log = Log()
  private let parts = Parts()

  private func begin() -> TestHost {
    let (parts, log) = (parts, log)
    let host = TestHost(size: CGSize(width: 100, height: 200)) { Removable(parts: parts, log: log) }
    host.press(at: at(50, 50))
    host.move(to: at(50, 150))
    #expect(log.take() == ["true"])
    return host
  }

  @Test func `a target that is removed learns once that nothing is over it`() {
    let host = begin()
    host.frame { parts.hasTarget = false }
    #expect(log.take() == ["false"])
    host.move(to: at(50, 160))
    host.release(at: at(50, 160))
    #expect(log.take().isEmpty)
    #expect(!host.isDragging)
  }

  @Test func `a target that is disabled is no longer targeted, and takes nothing`() {
    let host = begin()
    host.frame { parts.isDisabled = true }
    host.release(at: at(50, 150))
    #expect(log.take() == ["false"])
  }

  @Test func `a value is dropped although its view has been removed`() {
    let host = begin()
    host.frame { parts.hasSource = false }
    host.move(to: at(50, 160))
    host.release(at: at(50, 160))
    #expect(log.take() == ["clover", "false"])
  }

  @Test func `without its view it fades where it is`() {
    let host = begin()
    host.frame { parts.hasSource = false }
    host.move(to: at(50, 20))
    host.release(at: at(50, 20))
    #expect(host.displayList.description.contains("opacity") || host.time == 0)
    host.advance(by: 0.4)
    #expect(log.take() == ["false"])
    #expect(host.host.nextMoment == nil)
  }

  @Test func `a window that loses the keyboard takes it back`() {
    let host = begin()
    host.frame { host.host.input.handle(.windowFocus(false)) }
    #expect(log.take() == ["false"])
    #expect(!host.isDragging)
  }

  @Test func `a host that is dropped leaves nothing targeted and nothing behind`() {
    weak var runtime: Runtime?
    do {
      let host = begin()
      runtime = host.runtime
    }
    #expect(log.take() == ["false"])
    #expect(runtime == nil)
  }

  @Test func `a window that loses the keyboard lets no drag begin`() {
    let (parts, log) = (parts, log)
    let host = TestHost(size: CGSize(width: 100, height: 200)) { Removable(parts: parts, log: log) }
    host.finger(.began, 50, 50)
    host.frame { host.host.input.handle(.windowFocus(false)) }
    host.advance(by: 1)
    #expect(!host.isDragging)
    #expect(host.host.nextMoment == nil)
  }
}
