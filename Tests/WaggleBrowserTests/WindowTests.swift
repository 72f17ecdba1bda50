import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// What a page reports of its window and its user reaches the views.
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

  @Test(arguments: ["pt-BR", "de", nil])
  func `the browser's language and its wish for contrast reach the views`(language: String?)
    async throws
  {
    struct Told: View {
      @Environment(\.locale) private var locale
      @Environment(\.colorSchemeContrast) private var contrast
      var body: some View {
        Text("\(locale.identifier(.bcp47)) \(contrast == .increased ? "strong" : "soft")")
      }
    }
    var window = phone
    (window.locale, window.wantsContrast) = (language, language != nil)
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0) { Told() }
    }
    let outbox = Outbox()
    _ = try all.session(for: PageHello(window: window)).attach(outbox, PageHello(window: window))
    let shown = try await texts(outbox).last ?? ""
    #expect(shown.contains(language.map { "\($0) strong" } ?? "soft"))
  }

  @Test(arguments: [(#""pt-BR""#, "pt-BR"), (#""../../x""#, nil), (#""""#, nil)])
  func `a language that is none is left out`(said: String, language: String?) throws {
    let hello = #"{"t":"hello","w":1,"h":1,"scale":1,"contrast":true,"locale":\#(said)}"#
    guard case .hello(let message) = try PageMessage(Array(hello.utf8)) else {
      Issue.record("it is no greeting")
      return
    }
    #expect(message.window.locale == language)
    #expect(message.window.wantsContrast)
  }

  @Test(arguments: [
    ("\"opaque\":true", "100"), ("\"inverted\":true", "010"), ("\"mono\":true", "001"),
    ("\"ms\":1", "000"),
  ])
  func `C363: what the browser says of transparency and colours reaches the views`(
    said: String, told: String
  ) async throws {
    struct Told: View {
      @Environment(\.accessibilityReduceTransparency) private var opaque
      @Environment(\.accessibilityInvertColors) private var inverted
      @Environment(\.accessibilityDifferentiateWithoutColor) private var differs
      var body: some View {
        Text(verbatim: "told " + [opaque, inverted, differs].map { $0 ? "1" : "0" }.joined())
      }
    }
    let hello = #"{"t":"hello","w":300,"h":300,"scale":1,\#(said)}"#
    guard case .hello(let message) = try PageMessage(Array(hello.utf8)) else {
      Issue.record("it is no greeting")
      return
    }
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0) { Told() }
    }
    let outbox = Outbox()
    _ = try all.session(for: message).attach(outbox, message)
    #expect(try await texts(outbox).last?.contains("told \(told)") == true)
  }

  @Test func `what is adjusted says the number that it has, and no other`() async throws {
    struct Adjusted: View {
      let value: String
      var body: some View {
        Text("Volume").accessibilityValue(value).accessibilityAdjustableAction { _ in }
      }
    }
    for (value, role, number) in [("5 of 10", "slider", "5.0"), ("loud", "spinbutton", nil)] {
      let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
        makeHost($0) { Adjusted(value: value) }
      }
      let outbox = Outbox()
      _ = try all.session(for: PageHello(window: phone)).attach(outbox, PageHello(window: phone))
      let shown = try await texts(outbox).last ?? ""
      #expect(shown.contains(#""role":"\#(role)""#))
      #expect(shown.contains(#""at":""#) == (number != nil))
      if let number { #expect(shown.contains(#""at":"\#(number)""#)) }
    }
  }

  @Test func `C360: what is announced goes to the page, and a text that updates is a live region`()
    async throws
  {
    struct Speaking: View {
      var body: some View {
        Text("12:00").accessibilityAddTraits(.updatesFrequently)
          .onAppear { AccessibilityNotification.Announcement("Bees are home").post() }
      }
    }
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0) { Speaking() }
    }
    let outbox = Outbox()
    _ = try all.session(for: PageHello(window: phone)).attach(outbox, PageHello(window: phone))
    let said = try await texts(outbox)
    #expect(said.contains { $0.contains(#""live":"polite""#) })
    #expect(said.contains { $0.contains(#"{"t":"announce","text":"Bees are home"}"#) })
  }

  @Test func `feedback has the page vibrate`() async throws {
    struct Felt: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").onAppear { count += 1 }.sensoryFeedback(.error, trigger: count)
      }
    }
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0) { Felt() }
    }
    let outbox = Outbox()
    _ = try all.session(for: PageHello(window: phone)).attach(outbox, PageHello(window: phone))
    let sent = try await texts(outbox)
    #expect(sent.contains { $0.contains(#"{"t":"vibrate","ms":[16,70,16,70,26]}"#) })
  }

  /// What a page is sent of a view.
  private func sent<Content: View>(_ content: @escaping @MainActor () -> Content) async throws
    -> String
  {
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0, content: content)
    }
    let outbox = Outbox()
    _ = try all.session(for: PageHello(window: phone)).attach(outbox, PageHello(window: phone))
    return try await texts(outbox).joined()
  }

  @Test func `a heading that is a button is a button in a heading`() async throws {
    let shown = try await sent {
      Button("Hives") {}.accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
    }
    #expect(shown.contains(#""tag":"h3""#) && shown.contains(#""tag":"button""#))
    let plain = try await sent { Button("Hives") {} }
    #expect(!plain.contains(#""tag":"h"#))
  }

  @Test func `C361: what shows its focus itself has no ring`() async throws {
    #expect(try await sent { Text("Board").focusable() }.contains(#""quiet""#) == false)
    let quiet = try await sent { Text("Board").focusable().focusEffectDisabled() }
    #expect(quiet.contains(#""quiet":"true""#))
  }

  @Test func `M128: what is clear is touched in a page where it has a touch area`()
    async throws
  {
    let clear = try await sent { Color.clear.frame(width: 50) }
    #expect(clear.contains(#""nt":1"#))
    let touched = try await sent {
      Color.clear.frame(width: 50).contentShape(Rectangle()).onTapGesture {}
    }
    #expect(!touched.contains(#""nt":1"#))
    let disabled = try await sent {
      Color.clear.frame(width: 50).contentShape(Rectangle()).allowsHitTesting(false)
    }
    #expect(disabled.contains(#""nt":1"#))
  }

  @Test func `custom content is in the description, what matters most first`() async throws {
    struct Described: View {
      var body: some View {
        Button("Clover") {}
          .accessibilityCustomContent("Bloom", "May")
          .accessibilityCustomContent("Nectar", "rich", importance: .high)
      }
    }
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0) { Described() }
    }
    let outbox = Outbox()
    _ = try all.session(for: PageHello(window: phone)).attach(outbox, PageHello(window: phone))
    let shown = try await texts(outbox).joined()
    #expect(shown.contains(#""more":"Nectar rich, Bloom May""#))
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

  @Test func `L223: the page's safe area and its keyboard reach the layout`() async throws {
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Color.red } }
    var window = phone
    window.safeArea = EdgeInsets(top: 47, leading: 1, bottom: 34, trailing: 2)
    window.keyboardHeight = 300
    let session = try all.session(for: PageHello(window: window))
    _ = session.attach(Outbox(), PageHello(window: window))
    #expect(session.host.safeArea == window.safeArea)
    #expect(session.host.displayList.description.contains("1 47 387 497"))
  }

  @Test(
    arguments: [
      (
        #""safe":[47,1,34,2],"keyboard":300"#,
        EdgeInsets(top: 47, leading: 1, bottom: 34, trailing: 2), 300
      ),
      (
        #""safe":[47,1,34,2],"rtl":true"#, EdgeInsets(top: 47, leading: 2, bottom: 34, trailing: 1),
        0
      ),
      (
        #""safe":[-1,9e99,1e9,-9e99],"keyboard":-4"#,
        EdgeInsets(top: 0, leading: 390, bottom: 844, trailing: 0), 0
      ),
      (#""keyboard":1e300"#, EdgeInsets(), 844),
    ] as [(String, EdgeInsets, CGFloat)])
  func `L223: a safe area that a page sends is no longer than its window`(
    _ fields: String, _ insets: EdgeInsets, _ keyboard: CGFloat
  ) throws {
    let message = try PageMessage(
      Array(#"{"t":"window","w":390,"h":844,"scale":1,\#(fields)}"#.utf8))
    guard case .window(let window) = message else {
      Issue.record("another message")
      return
    }
    #expect(window.safeArea == insets)
    #expect(window.keyboardHeight == keyboard)
  }

  @Test func `L223: a safe area without its four numbers is refused`() {
    for bad in ["[]", "[1,2,3]", "[1,2,3,4,5]", #"["a",1,2,3]"#, "7"] {
      #expect(throws: PageMessage.FormatError.self) {
        try PageMessage(Array(#"{"t":"window","w":1,"h":1,"scale":1,"safe":\#(bad)}"#.utf8))
      }
    }
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
  private func revision(_ drawing: DisplayList = .empty, bodies: Int = 1, timed: Int = 0)
    -> AccessibilityThrottle.Revision
  {
    AccessibilityThrottle.Revision(
      drawing: drawing, bodies: bodies, timedBodies: timed, focused: nil)
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

  @Test func `C470: bodies that only the time made due are sent as rarely as moves`() {
    #expect(!noted().isDue(revision(bodies: 9, timed: 8), at: 1.09, isAnimating: true))
    #expect(noted().isDue(revision(bodies: 9, timed: 8), at: 1.11, isAnimating: true))
    #expect(noted().isDue(revision(bodies: 9, timed: 7), at: 1.016, isAnimating: true))
    #expect(noted().isDue(revision(bodies: 9, timed: 8), at: 1.01, isAnimating: false))
  }

  @Test func `in a large tree moves are sent so rarely that they take a twentieth of the time`() {
    #expect(!noted(costing: 0.05).isDue(revision(other), at: 1.9, isAnimating: true))
    #expect(noted(costing: 0.05).isDue(revision(other), at: 2.1, isAnimating: true))
  }
}
