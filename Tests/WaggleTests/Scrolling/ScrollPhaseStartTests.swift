import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// The first call of `onScrollPhaseChange`.
@MainActor @Suite struct ScrollPhaseStartTests {
  @Test(arguments: [false, true])
  func `L120: onScrollPhaseChange is called once at the start`(isList: Bool) {
    var calls: [[ScrollPhase]] = []
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Group {
        if isList {
          List { Color.red.frame(height: 900) }
        } else {
          ScrollView { Color.red.frame(height: 900) }
        }
      }
      .onScrollPhaseChange { calls.append([$0, $1]) }
    }
    host.settle()
    host.advance(by: 1)
    #expect(calls == [[.idle, .idle]])
    host.press(at: CGPoint(x: 50, y: 80))
    host.move(to: CGPoint(x: 50, y: 20))
    host.settle()
    #expect(calls.count > 1 && calls[1][0] == .idle && calls[1][1] != .idle)
  }

  @Test func `L120: without a scroll view it is not called`() {
    var calls = 0
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.onScrollPhaseChange { _, _ in calls += 1 }
    }
    host.settle()
    #expect(calls == 0)
  }
}
