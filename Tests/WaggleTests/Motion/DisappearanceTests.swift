import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// The order in which views come and others go (M180–M183).
@MainActor @Suite struct DisappearanceTests {
  private let log = Log()

  private func told(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10)
      .onAppear { [log] in log.add("+\(name)") }
      .onDisappear { [log] in log.add("-\(name)") }
  }

  @Test(arguments: [true, false])
  func `M182: without an animation too the new view appears before the old one disappears`(
    _ isIdentity: Bool
  ) {
    let transition: AnyTransition = isIdentity ? .identity : .opacity
    let show = Show(1) { id in VStack { told("\(id)").transition(transition).id(id) } }
    _ = log.take()
    show.jump(2)
    #expect(log.take() == (isIdentity ? ["-1", "+2"] : ["+2", "-1"]))
  }

  @Test
  func `M182: branches of an if, rows and views without a container disappear in that order too`() {
    let branches = Show(true) { isOn in VStack { if isOn { told("a") } else { told("b") } } }
    let rows = Show([1, 2, 3]) { rows in
      VStack { ForEach(rows, id: \.self) { told("\($0)") } }
    }
    let root = Show(1) { id in told("r\(id)").id(id) }
    _ = log.take()
    branches.jump(false)
    #expect(log.take() == ["+b", "-a"])
    rows.jump([4, 2, 5])
    #expect(log.take() == ["+4", "+5", "-1", "-3"])
    root.jump(2)
    #expect(log.take() == ["+r2", "-r1"])
  }

  @Test func `M180: a list with one onDisappear disappears when its last view is removed`() {
    let show = Show([1, 2]) { rows in
      VStack {
        ForEach(rows, id: \.self) { _ in Color.red }
          .onAppear { [log] in log.add("+") }
          .onDisappear { [log] in log.add("-") }
      }
    }
    #expect(log.take() == ["+"])
    show.set([1])
    show.host.advance(by: 1.1)
    #expect(log.take() == [])
    show.set([])
    show.host.advance(by: 0.9)
    #expect(log.take() == [])
    show.host.advance(by: 0.2)
    #expect(log.take() == ["-"])
    show.set([1])
    #expect(log.take() == ["+"])
    show.jump([])
    #expect(log.take() == ["-"])
  }

  @Test func `M180, M181: a condition that is true again before the removal ends gets no callback`()
  {
    let show = Show(true) { isOn in
      VStack {
        Group { if isOn { told("in") } }.onDisappear { [log] in log.add("-group") }
      }
    }
    _ = log.take()
    show.set(false)
    show.host.advance(by: 0.5)
    show.set(true)
    show.host.advance(by: 2)
    #expect(log.take() == [])
    show.set(false)
    show.host.advance(by: 1.1)
    #expect(log.take() == ["-in", "-group"])
  }
}
