import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Completions of changes that several hosts show (M034).
@MainActor @Suite struct HostCompletionTests {
  private let dial = Dial()
  private let log = Log()

  private struct Shown: View {
    let dial: Dial
    var body: some View { Color.red.frame(width: 10, height: 10).offset(x: dial.x) }
  }

  private func host() -> TestHost {
    let dial = dial
    let host = TestHost { Shown(dial: dial) }
    host.settle()
    return host
  }

  private func go(_ name: String, to x: CGFloat = 100, in seconds: Double = 1) {
    withAnimation(.linear(duration: seconds)) {
      dial.x = x
    } completion: { [log] in
      log.add(name)
    }
  }

  @Test func `a completion is called once, when the last host has settled`() {
    let (one, other) = (host(), host())
    go("done")
    one.frame()
    one.advance(by: 2)
    #expect(log.entries == [])
    other.frame()
    other.advance(by: 0.5)
    #expect(log.entries == [])
    other.advance(by: 0.6)
    #expect(log.entries == ["done"])
  }

  @Test func `a host that is dropped before its frame does not delay the completion`() {
    let one = host()
    var other: TestHost? = host()
    go("done")
    other = nil
    _ = other
    one.frame()
    one.advance(by: 1.1)
    #expect(log.entries == ["done"])
  }

  @Test func `a host that is dropped during its animation does not delay the completion`() {
    let one = host()
    var other: TestHost? = host()
    go("done")
    one.frame()
    other?.frame()
    other?.advance(by: 0.5)
    other = nil
    one.advance(by: 1.1)
    #expect(log.entries == ["done"])
  }

  @Test func `the completion of the only host is called once when it is dropped`() {
    for steps in 0..<3 {
      _ = log.take()
      dial.x = 0
      var only: TestHost? = host()
      go("done")
      if steps > 0 { only?.frame() }
      if steps > 1 { only?.advance(by: 0.5) }
      only = nil
      #expect(log.entries == ["done"], "after \(steps)")
    }
  }

  @Test func `nested changes outside of frames complete inner first, once each`() {
    let (one, other) = (host(), host())
    withAnimation(.linear(duration: 2)) {
      go("inner", in: 1)
    } completion: { [log] in
      log.add("outer")
    }
    one.frame()
    other.frame()
    one.advance(by: 3)
    #expect(log.entries == [])
    other.advance(by: 3)
    #expect(log.entries == ["inner", "outer"] || log.entries == ["outer", "inner"])
  }

  @Test func `a completion outside of frames that animates again is called again`() {
    let one = host()
    withAnimation {
    } completion: { [self] in
      go("second")
    }
    #expect(one.host.hasWork)
    one.frame()
    one.advance(by: 1.1)
    #expect(log.entries == ["second"])
  }

  @Test func `a completion in one host's frame for a change that only the other shows`() {
    let one = host()
    let other = TestHost { Color.red }
    other.settle()
    other.frame { go("done") }
    #expect(log.entries == [])
    one.frame()
    one.advance(by: 1.1)
    #expect(log.entries == ["done"])
  }
}
