import Foundation
package import Waggle

/// One page's program: its tree of views, what the page shows of it, and the connection while there is one.
///
/// At most one patch is under way. What changes meanwhile is drawn into the tree only, and the next patch brings the page to
/// the newest state: a slow page skips what is between. Nothing runs and nothing is sent while nothing changes.
@MainActor package final class LiveSession {
  /// Seconds between two frames while something moves.
  private static let pace = 1.0 / 60

  package let id = AccessToken()
  package let host: ViewHost
  private let input: PageInput
  private let fonts: PageFonts
  /// Above what the page's person prefers, and then above what the content asks for (R162).
  private let fixedScheme: ColorScheme?
  private let start = ContinuousClock.now

  private let numbers = ElementNumbers()
  private var drawn: PageDiffer
  private var spoken: AccessibilityDiffer
  private var sentDark: Bool?

  private var outbox: Outbox?
  /// Counts connections: whoever leaves says which one it was.
  private var attachment = 0
  /// The number of the last patch, and the patch itself until the page has shown it.
  private var lastPatch = 0
  private var inFlight: JSONMessage?
  /// Whether frames ran since the last patch was made.
  private var hasUnsentFrame = true
  private var spokenPace = AccessibilityThrottle()

  private var lastFrame = -1.0
  private var isClosed = false
  private var timer: Task<Void, Never>?

  init(_ host: ViewHost, _ fonts: PageFonts, scheme: ColorScheme?) {
    self.host = host
    self.fonts = fonts
    fixedScheme = scheme
    host.followsPreferredColorScheme = scheme == nil
    input = PageInput(host)
    drawn = PageDiffer(numbers, fonts)
    spoken = AccessibilityDiffer(numbers)
    host.runtime.wakeUp.listen { [weak self] in Task { @MainActor in self?.wake() } }
  }

  /// Seconds since the session began: the tree's time.
  private var time: TimeInterval { (ContinuousClock.now - start) / .seconds(1) }

  package var isConnected: Bool { outbox != nil }

  /// When its page left it, or when it was made where none ever came.
  private(set) var leftAt = ContinuousClock.now

  /// Frees the tree. Whoever is connected is told why.
  package func close(_ ending: SocketEnding) {
    isClosed = true
    outbox?.end(ending)
    outbox = nil
    timer?.cancel()
    host.runtime.wakeUp.listen(nil)
    host.close()
  }
}

// MARK: The page

extension LiveSession {
  /// A page comes, or comes back. A page that was connected before is told to go.
  ///
  /// - Returns: the number of the connection.
  package func attach(_ outbox: Outbox, _ hello: PageHello) -> Int {
    self.outbox?.end(.refused("another page has taken this session"))
    self.outbox = outbox
    attachment += 1
    let isFresh = !resume(hello.session == id.text ? hello.shown : -1)
    outbox.send(.hello(id.text, isFresh: isFresh))
    if let inFlight { outbox.send(inFlight) }
    frame { apply(hello.window) }
    return attachment
  }

  /// Whether a page that has shown a certain patch can go on from there. If not, it is told everything anew.
  private func resume(_ shown: Int) -> Bool {
    if shown == lastPatch, shown > 0 {
      inFlight = nil
      return true
    }
    if shown == lastPatch - 1, shown > 0, inFlight != nil { return true }
    drawn = PageDiffer(numbers, fonts)
    spoken = AccessibilityDiffer(numbers)
    spokenPace = AccessibilityThrottle()
    (inFlight, sentDark) = (nil, nil)
    return false
  }

  /// The connection of that number is gone; the tree goes on.
  package func detach(_ number: Int) {
    guard number == attachment else { return }
    outbox = nil
    leftAt = .now
    frame { input.cancel(at: time) }
  }

  /// Whether nobody has connected since the connection of that number.
  func isIdle(since number: Int) -> Bool { outbox == nil && number == attachment }

  /// What the page says.
  package func receive(_ message: PageMessage) throws(SocketEnding) {
    switch message {
    case .hello: throw .malformed("a page said hello twice")
    case .shown(let number): try shown(number)
    case .window(let window): frame { apply(window) }
    case .act(let element, let action):
      guard let key = spoken.key(of: element) else { return }
      frame { input.act(key, action) }
    default: frame { input.handle(message, at: time) }
    }
  }

  private func shown(_ number: Int) throws(SocketEnding) {
    guard number <= lastPatch else { throw .malformed("a page showed what it was not told") }
    guard number == lastPatch else { return }
    inFlight = nil
    sendPatch()
    scheduleFrame()
  }

  private func apply(_ window: PageWindow) {
    host.size = window.size
    host.updateEnvironment {
      $0.displayScale = CGFloat(window.scale)
      $0.colorScheme = fixedScheme ?? (window.isDark ? .dark : .light)
      $0.accessibilityReduceMotion = window.reducesMotion
      $0.layoutDirection = window.isRightToLeft ? .rightToLeft : .leftToRight
      $0.scenePhase = window.isHidden ? .background : .active
    }
  }
}

// MARK: Frames

extension LiveSession {
  /// One frame now, and the page is told.
  private func frame(_ event: () -> Void = {}) {
    guard !isClosed else { return }
    lastFrame = time
    host.frame(at: lastFrame, event)
    hasUnsentFrame = true
    sendPatch()
    scheduleFrame()
  }

  /// Something became due while no frame ran.
  private func wake() {
    guard !isClosed, host.hasWork else { return }
    scheduleFrame()
  }

  /// Has the next frame run when something is due; at most `pace` frames a second.
  private func scheduleFrame() {
    timer?.cancel()
    timer = nil
    guard let next = nextFrame else { return }
    let wait = next - time
    timer = Task { [weak self] in
      if wait > 0 { try? await Task.sleep(for: .seconds(wait), tolerance: .zero) }
      if !Task.isCancelled { self?.frame() }
    }
  }

  private var nextFrame: TimeInterval? {
    if host.hasWork { return lastFrame + Self.pace }
    guard let moment = host.nextMoment else { return nil }
    if moment > lastFrame { return moment }
    return isConnected && inFlight == nil ? lastFrame + Self.pace : nil
  }

  private var isMoving: Bool { host.nextMoment.map { $0 <= lastFrame } ?? false }
}

// MARK: Patches

extension LiveSession {
  /// Tells the page what is new, unless it still has to show the last patch.
  private func sendPatch() {
    guard let outbox, inFlight == nil, hasUnsentFrame else { return }
    hasUnsentFrame = false
    var writer = PatchWriter()
    drawn.update(to: host.displayList, &writer)
    updateSpoken(&writer)
    reportCut()
    let dark = host.rootEnvironment.colorScheme == .dark
    guard !writer.isEmpty || dark != sentDark else { return }
    lastPatch += 1
    let patch = JSONMessage.patch(lastPatch, writer.list, isDark: dark == sentDark ? nil : dark)
    sentDark = dark
    inFlight = patch
    outbox.send(patch)
  }

  /// What is spoken is looked for in the whole tree, so only where something changed, and less often while it moves.
  private func updateSpoken(_ writer: inout PatchWriter) {
    let signs = AccessibilityThrottle.Signs(host)
    guard spokenPace.isDue(signs, at: time, isMoving: isMoving) else { return }
    let begin = time
    spoken.update(to: PageAccessibilityElement.all(of: host.accessibilityTree), &writer)
    spokenPace.note(signs, from: begin, to: time)
  }

  private func reportCut() {
    guard drawn.isCut || spoken.isCut else { return }
    host.runtime.reportOnce(
      Diagnostic(
        id: "W-DEEP",
        message:
          "A page holds at most \(PageDiffer.deepest) elements inside of one another; what lies deeper is not shown. "
          + "Nest fewer effects and containers, or end a view's recursion.",
        path: ""))
  }
}
