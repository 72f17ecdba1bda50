import Foundation
package import Waggle

/// The program of one page: its tree of views, the elements that the page displays, and its connection, if it has one.
///
/// At most one patch is in flight. Once the page has acknowledged it, the next patch brings the page to the latest
/// state: a slow page skips the states between. Nothing runs or is sent while nothing changes.
@MainActor package final class LiveSession {
  /// The least time between two frames of an animation, in seconds.
  private static let frameInterval = 1.0 / 60
  /// The schemes of addresses that a program may open: others may run code or programs.
  private static let openedSchemes = ["http", "https", "mailto", "tel"]

  package let id = AccessToken()
  /// Identifies what the page's `@SceneStorage` keeps; the same after a reload.
  package let scene: String
  package let host: ViewHost
  private let input: PageInput
  private let fonts: PageFonts
  /// If set, used instead of the scheme that the page or the content prefers (R162).
  private let fixedScheme: ColorScheme?
  private let start = ContinuousClock.now

  private let numbers = ElementNumbers()
  private var pageDiffer: PageDiffer
  private var accessibilityDiffer: AccessibilityDiffer
  private var sentDark: Bool?
  private let fields: PageFields
  /// The last question of the page for the focus that was not answered.
  private var focusQuestion: Int?

  private var outbox: Outbox?
  /// Counts connections; identifies the one that a `detach` refers to.
  private var attachment = 0
  /// The number of the last patch, and the patch itself until the page acknowledges it.
  private var lastPatch = 0
  private var inFlight: JSONMessage?
  /// Whether frames ran since the last patch was made.
  private var hasUnsentFrame = true
  private var accessibilityThrottle = AccessibilityThrottle()
  /// The view that had the focus when the accessibility elements were last collected, and what it was found in.
  private var focusedView: (view: Int?, revision: AccessibilityThrottle.Revision)?
  /// How often the accessibility elements were collected, which visits all views.
  package private(set) var collections = 0

  private var lastFrame = -1.0
  /// When the last frame was done.
  private var lastFrameEnd = -1.0
  /// Where the page has scrolled since the last frame, by scroll view; the newest only.
  private var reports: [Int: ScrollReport] = [:]
  private var place = PlaceTeller()
  private let receivers = URLReceivers()
  /// Whether the pages of the address are being opened: nothing is shown before they are.
  private var isOpening = false
  private var isClosed = false
  private var timer: Task<Void, Never>?

  init(_ host: ViewHost, _ fonts: PageFonts, scene: String, scheme: ColorScheme?) {
    self.host = host
    self.scene = scene
    self.fonts = fonts
    fixedScheme = scheme
    host.followsPreferredColorScheme = scheme == nil
    input = PageInput(host)
    fields = PageFields(fonts)
    pageDiffer = PageDiffer(numbers, fonts)
    accessibilityDiffer = AccessibilityDiffer(numbers)
    host.runtime.wakeUp.listen { [weak self] in Task { @MainActor in self?.wake() } }
    host.updateEnvironment {
      $0.drawsFocusRings = false
      $0.urlReceivers = receivers
      $0.systemLinks = SystemLinks { [weak self] url in onMainActor { self?.open(url) ?? false } }
      $0.systemSharing = SystemSharing { [weak self] content in
        onMainActor { self?.outbox?.send(.share(content)) }
      }
    }
  }

  /// The tree's time: seconds since the session began.
  private var time: TimeInterval { (ContinuousClock.now - start) / .seconds(1) }

  package var isConnected: Bool { outbox != nil }

  /// When the page disconnected; for a session without any connection, when it was made.
  private(set) var disconnectedAt = ContinuousClock.now

  /// Frees the tree, and closes the connection with the reason.
  package func close(_ reason: WebSocketClose) {
    isClosed = true
    outbox?.end(reason)
    outbox = nil
    timer?.cancel()
    host.runtime.wakeUp.listen(nil)
    host.close()
  }
}

// MARK: The page

extension LiveSession {
  /// Connects a page, possibly again. A page that is connected already is disconnected.
  ///
  /// - Returns: the number of the connection.
  package func attach(_ outbox: Outbox, _ hello: PageHello) -> Int {
    self.outbox?.end(.policyViolation("another page has opened this session"))
    self.outbox = outbox
    attachment += 1
    focusQuestion = nil
    let isFresh = !resume(hello.session == id.text ? hello.shown : -1)
    outbox.send(.hello(id.text, scene: scene, isFresh: isFresh))
    if let inFlight { outbox.send(inFlight) }
    place.begin(hello)
    isOpening = attachment == 1
    runFrame { apply(hello.window) }
    if isOpening { open(hello) }
    return attachment
  }

  /// Whether a page that has displayed patch `shown` can continue from there. If not, it gets all elements again.
  private func resume(_ shown: Int) -> Bool {
    if shown == lastPatch, shown > 0 {
      inFlight = nil
      return true
    }
    if shown == lastPatch - 1, shown > 0, inFlight != nil { return true }
    pageDiffer = PageDiffer(numbers, fonts)
    accessibilityDiffer = AccessibilityDiffer(numbers)
    accessibilityThrottle = AccessibilityThrottle()
    (inFlight, sentDark) = (nil, nil)
    return false
  }

  /// Ends the connection of that number; the session keeps its tree.
  package func detach(_ number: Int) {
    guard number == attachment else { return }
    applyReports()
    outbox = nil
    disconnectedAt = .now
    runFrame { input.cancel(at: time) }
  }

  /// Whether no page has connected since the connection of that number.
  func isIdle(since number: Int) -> Bool { outbox == nil && number == attachment }

  /// Handles a message from the page.
  package func receive(_ message: PageMessage) throws(WebSocketClose) {
    switch message {
    case .shown(let number): return try acknowledge(number)
    case .scrolled(let number, let report): return take(report, of: number)
    default: applyReports()
    }
    switch message {
    case .hello: throw .protocolError("the page sent a second hello message")
    case .window(let window): runFrame { apply(window) }
    case .act(let element, let action, let number):
      focusQuestion = number ?? focusQuestion
      let key = accessibilityDiffer.key(of: element)
      runFrame { if let key { input.act(key, action) } }
    case .edit(let edit): try apply(edit)
    case .go(let target, let number):
      place.answer(number)
      host.openPages(target.path, depth: target.depth, slides: true) { runFrame($0) }
      sendPatch()
    case .open(let url): runFrame { receivers.deliver(url) }
    default:
      if case .key(let key) = message { focusQuestion = key.number ?? focusQuestion }
      runFrame { input.handle(message, at: time) }
    }
  }

  /// Takes a report of scrolling. Of several between two frames the newest is applied; a gesture's last one does not
  /// replace those before, so that its motion is observed.
  private func take(_ report: ScrollReport, of number: Int) {
    if !report.isMoving, reports[number]?.isMoving == true { applyReports() }
    reports[number] = report
    if time >= nextReport { applyReports() } else { scheduleFrame() }
  }

  /// Runs a frame with the reports that wait, if there are any.
  package func applyReports() {
    if !reports.isEmpty { runFrame() }
  }

  /// When reports may be applied: those that have arrived during a slow frame are collected first.
  private var nextReport: TimeInterval {
    max(lastFrame + Self.frameInterval, lastFrameEnd + Self.frameInterval / 8)
  }

  /// Opens an address in the user's browser; false without a page, and for schemes that a page must not open (C153).
  private func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), Self.openedSchemes.contains(scheme) else {
      host.runtime.reportOnce(.unopenedAddress(url, opened: Self.openedSchemes))
      return false
    }
    outbox?.send(.open(url.absoluteString))
    return isConnected
  }

  private func acknowledge(_ number: Int) throws(WebSocketClose) {
    guard number <= lastPatch else {
      throw .protocolError("the page acknowledged a patch that was not sent")
    }
    guard number == lastPatch else { return }
    inFlight = nil
    fields.confirm()
    sendPatch()
    scheduleFrame()
  }

  /// Opens the pages that the address of a new page names, before it shows anything.
  private func open(_ hello: PageHello) {
    if let path = hello.path, !path.isEmpty {
      host.openPages(path, depth: path.count, slides: false) { runFrame($0) }
    }
    isOpening = false
    runFrame { if let url = hello.url { receivers.deliver(url) } }
  }

  private func apply(_ edit: PageEdit) throws(WebSocketClose) {
    var problem: WebSocketClose?
    runFrame {
      do throws(WebSocketClose) { try fields.receive(edit) } catch { problem = error }
    }
    if let problem { throw problem }
  }

  private func apply(_ window: PageWindow) {
    host.size = window.size
    (host.safeArea, host.keyboardHeight) = (window.safeArea, window.keyboardHeight)
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
  /// Runs a frame now, and sends a patch.
  private func runFrame(_ event: () -> Void = {}) {
    guard !isClosed else { return }
    lastFrame = time
    host.frame(at: lastFrame) {
      let told = reports.sorted { $0.key < $1.key }
      reports = [:]
      for (number, report) in told { input.follow(report, of: number) }
      event()
    }
    lastFrameEnd = time
    hasUnsentFrame = true
    sendPatch()
    scheduleFrame()
  }

  /// Called when work becomes due outside of a frame.
  private func wake() {
    guard !isClosed, host.hasWork else { return }
    scheduleFrame()
  }

  /// Schedules the next frame for the time when work is due, at least `frameInterval` after the last.
  private func scheduleFrame() {
    timer?.cancel()
    timer = nil
    guard let next = nextFrame else { return }
    let wait = next - time
    timer = Task { [weak self] in
      if wait > 0 { try? await Task.sleep(for: .seconds(wait), tolerance: .zero) }
      if !Task.isCancelled { self?.runFrame() }
    }
  }

  private var nextFrame: TimeInterval? {
    if !reports.isEmpty { return nextReport }
    if host.hasWork { return lastFrame + Self.frameInterval }
    guard let moment = host.nextMoment else { return nil }
    if moment > lastFrame { return moment }
    return isConnected && inFlight == nil ? lastFrame + Self.frameInterval : nil
  }

  private var isAnimating: Bool { host.nextMoment.map { $0 <= lastFrame } ?? false }
}

// MARK: Patches

extension LiveSession {
  /// Sends the changes to the page, and then what it waits for, unless a patch is in flight.
  private func sendPatch() {
    guard let outbox, inFlight == nil, !isOpening else { return }
    if hasUnsentFrame { sendPatch(to: outbox) }
    if let message = place.message(host) { outbox.send(message) }
    for (element, edit) in fields.takeApplied() { outbox.send(.edited(element, edit)) }
    guard let question = focusQuestion else { return }
    focusQuestion = nil
    outbox.send(.focused(focusedElement, question))
  }

  /// The number of the page's element that has the focus; 0 for none, -1 if the page does not have it yet.
  private var focusedElement: Int {
    guard host.input.focus.focused != nil else { return 0 }
    let revision = AccessibilityThrottle.Revision(host)
    if focusedView?.revision != revision {
      focusedView = (collect().flatMap(\.flattened).first(where: \.isFocused)?.id, revision)
    }
    guard let view = focusedView?.view else { return -1 }
    return accessibilityDiffer.number(ofView: view) ?? -1
  }

  private func collect() -> [AccessibilityElement] {
    collections += 1
    return host.accessibilityTree
  }

  private func sendPatch(to outbox: Outbox) {
    hasUnsentFrame = false
    var writer = PatchWriter()
    pageDiffer.update(to: host.displayList, &writer)
    updateAccessibility(&writer)
    reportMissingParts()
    let dark = host.rootEnvironment.colorScheme == .dark
    guard !writer.isEmpty || dark != sentDark else { return }
    lastPatch += 1
    let patch = JSONMessage.patch(lastPatch, writer.list, isDark: dark == sentDark ? nil : dark)
    sentDark = dark
    inFlight = patch
    outbox.send(patch)
  }

  /// Writes the changes of accessibility, if it is time to collect them.
  private func updateAccessibility(_ writer: inout PatchWriter) {
    let revision = AccessibilityThrottle.Revision(host)
    let isMoving = isAnimating || input.isScrolling
    let isDue = accessibilityThrottle.isDue(revision, at: time, isAnimating: isMoving)
    guard isDue || fields.areStale else { return }
    let begin = time
    let elements = PageAccessibilityElement.all(of: collect(), fields)
    focusedView = (elements.focusedView, revision)
    accessibilityDiffer.update(to: elements, fields, &writer)
    fields.sweep()
    accessibilityThrottle.record(revision, from: begin, to: time)
  }

  private func reportMissingParts() {
    if let mode = pageDiffer.missingBlendMode {
      host.runtime.reportOnce(.missingBlendMode(mode))
    }
    guard pageDiffer.isTruncated || accessibilityDiffer.isTruncated else { return }
    host.runtime.reportOnce(.tooDeepPage())
  }
}
