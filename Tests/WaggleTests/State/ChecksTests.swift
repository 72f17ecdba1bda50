import Foundation
import Glibc
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

// The framework checks its own laws in debug builds, in test runs, and where WAGGLE_CHECKS is 1 (C560, C561).

private final class Model: Watched {
  var number = 0
}

private struct WritingView: View, Watched {
  let model: Model
  var body: some View {
    let _ = model.number += 1
    Text("written")
  }
}

private struct WritingLayout: Layout, Watched {
  let model: Model
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    model.number += 1
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor private final class Asked {
  var host: TestHost?
}

private struct AskingView: View {
  let asked: Asked
  var isAsking = false
  @State private var count = 0
  var body: some View {
    let _ = count > 0 ? _ = asked.host?.host.rootView.collected(AccessibilityOutput.self) : ()
    Text("asking").onAppear { count += 1 }
  }
}

/// A tree that another thread may draw.
private struct Drawn: @unchecked Sendable {
  private let keeper: TestHost
  let host: ViewHost

  @MainActor init(_ test: TestHost) { (keeper, host) = (test, test.host) }
}

/// What breaks a law, each of another kind.
private enum Violation: String, CaseIterable, Codable, Sendable {
  /// A body, and a layout, that write what their views refer to.
  case body, layout
  /// What is stored: more animations end than have started.
  case completion
  /// A question: a body asks what is in the views.
  case question
  /// Where code runs: a frame off the main actor.
  case frame

  var message: String {
    switch self {
    case .body: "The body of WritingView writes Model.number"
    case .layout: "The layout of WritingLayout writes Model.number"
    case .completion: "Invariant broken: no more animations end than have started"
    case .question: "AccessibilityOutput is asked at VStack"
    case .frame: "Invariant broken: a frame runs on the main actor"
    }
  }

  /// Breaks the law, with a host whose making has decided about the checks.
  func run(checks: String) async {
    setenv(Checks.variable, checks, 1)
    switch self {
    case .body: await MainActor.run { TestHost { WritingView(model: Model()) }.settle() }
    case .layout:
      await MainActor.run {
        TestHost { WritingLayout(model: Model()) { Text("a") } }.settle()
      }
    case .completion:
      await MainActor.run {
        _ = TestHost { Text("a") }
        AnimationCompletion(.removed, isImmediate: false) {}.animationEnded()
      }
    case .question: await ask()
    case .frame:
      let drawn = await MainActor.run { Drawn(TestHost { Text("a") }) }
      await Task.detached { drawn.host.frame() }.value
    }
  }

  @MainActor private func ask() {
    let asked = Asked()
    let host = TestHost { VStack { AskingView(asked: asked) } }
    asked.host = host
    host.settle()
    asked.host = nil
  }
}

@Suite struct ChecksTests {
  @Test(arguments: Violation.allCases)
  fileprivate func `C560: where WAGGLE_CHECKS is 1, a law that is broken stops the program`(
    violation: Violation
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [violation] in await violation.run(checks: "1")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(violation.message))
  }

  @Test(arguments: Violation.allCases)
  fileprivate func `C560: where WAGGLE_CHECKS is 0, the program continues`(
    violation: Violation
  ) async {
    await #expect(processExitsWith: .success) { [violation] in await violation.run(checks: "0") }
  }

  @Test(.enabled(if: getenv(Checks.variable) == nil))
  @MainActor func `C560: a test run checks, whatever the build`() {
    _ = TestHost { Text("a") }
    #expect(isChecking)
  }

  private static let tests = [
    ["/a/MeadowPackageTests.xctest", "MeadowTests.A"], ["Meadow-test-runner"],
    ["/a/Meadow", "--testing-library", "swift-testing"],
    ["/a/Meadow", "--testing-library=swift-testing"],
  ]
  private static let programs = [[], ["/a/Meadow"], ["/a.xctest/Meadow", "a.xctest"]]

  @Test(arguments: [true, false])
  func `C560: without the variable debug builds and test runs check`(isDebug: Bool) {
    for value in [nil, ""] {
      for arguments in Self.tests {
        #expect(Checks.areWanted(value, arguments: arguments, isDebug: isDebug))
      }
      for arguments in Self.programs {
        #expect(Checks.areWanted(value, arguments: arguments, isDebug: isDebug) == isDebug)
      }
    }
  }

  @Test(arguments: [true, false])
  func `C560: the variable decides before all else`(isDebug: Bool) {
    for arguments in Self.tests + Self.programs {
      #expect(Checks.areWanted("1", arguments: arguments, isDebug: isDebug))
      #expect(!Checks.areWanted("0", arguments: arguments, isDebug: isDebug))
    }
  }

  @Test func `C561: a value that means nothing stops the program with the two that do`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      setenv(Checks.variable, "yes", 1)
      await MainActor.run { _ = TestHost { Text("a") } }
    }
    #expect(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        == "Waggle: WAGGLE_CHECKS is \"yes\". Set it to 1 to check the laws of Waggle, to 0 to leave the checks out.\n"
    )
  }
}
