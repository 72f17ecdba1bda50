import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// What a page tells of its window and its person reaches the views.
@MainActor @Suite struct WindowTests {
  private struct Told: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale
    @Environment(\.scenePhase) private var phase
    let wish: ColorScheme?

    var body: some View {
      Text(
        "\(reducesMotion ? "rests" : "moves") \(scheme == .dark ? "dark" : "light") \(Int(scale)) \(phase)"
      )
      .preferredColorScheme(wish)
    }
  }

  private func told(
    _ window: PageWindow, wish: ColorScheme? = nil, fixed: ColorScheme? = nil
  ) async throws -> String {
    var rules = LiveSessions.Settings()
    rules.scheme = fixed
    let all = LiveSessions(settings: rules, fonts: noFonts) { makeHost($0) { Told(wish: wish) } }
    let outbox = Outbox()
    _ = try all.session(for: PageHello(window: window)).attach(outbox, PageHello(window: window))
    return try await texts(outbox).last ?? ""
  }

  @Test func `reduced motion, the dark scheme and the scale reach the views`() async throws {
    var window = phone
    #expect(try await told(window).contains("moves light 1"))
    (window.reducesMotion, window.isDark, window.scale) = (true, true, 3)
    #expect(try await told(window).contains("rests dark 3"))
  }

  @Test func `M194: a hidden page is in the background`() async throws {
    var window = phone
    #expect(try await told(window).contains("active"))
    window.isHidden = true
    #expect(try await told(window).contains("background"))
  }

  @Test func `the content's preferred scheme overrides the browser's (R162)`() async throws {
    #expect(try await told(phone, wish: .dark).contains("dark"))
    var window = phone
    window.isDark = true
    #expect(try await told(window, wish: .light).contains("light"))
  }

  @Test func `the scheme of a flag overrides both (R162)`() async throws {
    #expect(try await told(phone, wish: .light, fixed: .dark).contains("dark"))
  }

  @Test func `L144: the browser's reading direction reaches the views`() async throws {
    struct Leading: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
    }
    var window = phone
    for (isRightToLeft, word) in [(false, "left"), (true, "right")] {
      window.isRightToLeft = isRightToLeft
      let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
        makeHost($0) { Leading() }
      }
      let outbox = Outbox()
      _ = try all.session(for: PageHello(window: window)).attach(outbox, PageHello(window: window))
      #expect(try await texts(outbox).last?.contains(word) == true)
    }
    let hello = #"{"t":"hello","w":1,"h":1,"scale":1,"rtl":true}"#
    guard case .hello(let message) = try PageMessage(Array(hello.utf8)) else { return }
    #expect(message.window.isRightToLeft)
  }

  @Test func `changes of the page's preferences reach the views`() async throws {
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Told(wish: nil) } }
    let session = try all.session(for: PageHello(window: phone))
    let outbox = Outbox()
    _ = session.attach(outbox, PageHello(window: phone))
    try session.receive(.shown(1))
    var window = phone
    window.reducesMotion = true
    try session.receive(.window(window))
    #expect(try await texts(outbox).last?.contains("rests light 1") ?? false)
  }

  private struct Deep: View {
    let levels: Int
    var body: some View {
      if levels > 0 { AnyView(Deep(levels: levels - 1).opacity(0.999)) } else { Text("Bottom") }
    }
  }

  @Test func `content too deep for a page is reported once`() async throws {
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Deep(levels: 410) } }
    let session = try all.session(for: PageHello(window: phone))
    var said: [Diagnostic] = []
    session.host.runtime.report = { said.append($0) }
    _ = session.attach(Outbox(), PageHello(window: phone))
    try session.receive(.shown(1))
    try session.receive(.window(PageWindow(size: CGSize(width: 500, height: 500))))
    #expect(said.map(\.id) == ["W-DEEP"])
    #expect(said.first?.message.contains("nests at most 400 elements") ?? false)
  }
}

/// What is spoken is looked for when it may have changed, and no more often.
@Suite struct AccessibilityThrottleTests {
  private func revision(_ drawing: DisplayList = .empty, bodies: Int = 1)
    -> AccessibilityThrottle.Revision
  {
    AccessibilityThrottle.Revision(drawing: drawing, bodies: bodies, focused: nil)
  }

  private let other = DisplayList(DisplayNode(.group([])))

  private func noted(costing cost: TimeInterval = 0.001) -> AccessibilityThrottle {
    var throttle = AccessibilityThrottle()
    throttle.record(revision(), from: 1 - cost, to: 1)
    return throttle
  }

  @Test func `the check for depth runs at first, and not again while nothing changes`() {
    #expect(AccessibilityThrottle().isDue(revision(), at: 0, isAnimating: false))
    #expect(!noted().isDue(revision(), at: 100, isAnimating: false))
    #expect(!noted().isDue(revision(), at: 100, isAnimating: true))
  }

  @Test
  func `an accessibility label that changes is sent in the next frame, also during an animation`() {
    #expect(noted().isDue(revision(bodies: 2), at: 1.016, isAnimating: true))
  }

  @Test func `in a large tree accessibility takes at most a quarter of the time`() {
    #expect(!noted(costing: 0.05).isDue(revision(bodies: 2), at: 1.19, isAnimating: true))
    #expect(noted(costing: 0.05).isDue(revision(bodies: 2), at: 1.21, isAnimating: true))
  }

  @Test func `elements that only move are sent ten times per second, and once when they stop`() {
    #expect(!noted().isDue(revision(other), at: 1.09, isAnimating: true))
    #expect(noted().isDue(revision(other), at: 1.11, isAnimating: true))
    #expect(noted().isDue(revision(other), at: 1.01, isAnimating: false))
  }

  @Test func `in a large tree moves are sent so rarely that they take a twentieth of the time`() {
    #expect(!noted(costing: 0.05).isDue(revision(other), at: 1.9, isAnimating: true))
    #expect(noted(costing: 0.05).isDue(revision(other), at: 2.1, isAnimating: true))
  }
}
