import Foundation
import Waggle

extension LiveSession {
  /// Connects a page, possibly again. A page that is connected already is disconnected.
  ///
  /// - Returns: the number of the connection.
  package func attach(_ outbox: Outbox, _ hello: PageHello) -> Int {
    link.attach(outbox)
    _ = focusQuestions.takeQuestion()
    let isFresh = !resume(hello.session == id.text ? hello.shown : -1)
    outbox.send(.hello(id.text, scene: scene, isFresh: isFresh, lastInput: lastInput))
    for patch in patches.inFlight { outbox.send(patch.message) }
    if let highlighted { outbox.send(.highlight(highlighted)) }
    addressReporter.begin(hello)
    isOpening = link.number == 1
    runFrame { apply(hello.window) }
    if isOpening { open(hello) }
    record(hello)
    return link.number
  }

  /// Begins to record where the page wants it, and sends what there is to a page that was loaded again (C738).
  private func record(_ hello: PageHello) {
    if hello.records, recorder == nil { recorder = SessionRecorder(host) }
    recorded = ""
    sendRecorded()
  }

  private func sendRecorded() {
    guard let source = recorder?.source, source != recorded else { return }
    recorded = source
    outbox?.send(.recorded(source))
  }

  /// Whether a page that has displayed patch `shown` can continue from there. If not, it gets all elements again.
  func resume(_ shown: Int) -> Bool {
    if patches.resume(shown, at: time) { return true }
    page.restart()
    return false
  }

  /// Ends the connection of that number; the session keeps its tree.
  package func detach(_ number: Int) {
    guard number == link.number else { return }
    applyReports()
    link.detach()
    receivePasted(nil)
    runFrame { input.cancel(at: time) }
  }

  /// Replaces views by those of newer code. The page gets them at once, with the focus: a page that loses what had the focus
  /// moves it.
  ///
  /// - Returns: messages about what starts over.
  func reload(_ change: @escaping () -> Void) -> [String] {
    guard !isClosed else { return [] }
    applyReports()
    isOpening = true
    let sentences = host.reload(frame: { runFrame($0) }, change)
    isOpening = false
    sendPatch()
    scheduleFrame()
    return sentences
  }

  /// Whether no page has connected since the connection of that number.
  func isIdle(since number: Int) -> Bool { !isConnected && number == link.number }

  /// Handles a message from the page, unless it is input that was handled before, which a page sends again that does not
  /// know it. Input with a number is confirmed.
  package func receive(_ message: PageMessage, input number: Int?) throws(WebSocketClose) {
    guard let number else { return try receive(message) }
    if number > lastInput {
      lastInput = number
      try receive(message)
    }
    outbox?.send(.got(lastInput))
  }

  /// Handles a message from the page.
  package func receive(_ message: PageMessage) throws(WebSocketClose) {
    guard let recorder, !message.isHover else { return try handle(message) }
    recorder.begin(message, at: time) { number in
      page.accessibility.key(of: number).flatMap(input.element)
    }
    try handle(message)
    recorder.end(message, at: time)
    sendRecorded()
  }

  private func handle(_ message: PageMessage) throws(WebSocketClose) {
    switch message {
    case .shown(let number): return try acknowledge(number)
    case .scrolled(let number, let report): return take(report, of: number)
    default: applyReports()
    }
    switch message {
    case .hello: throw .protocolError("the page sent a second hello message")
    case .window(let window): runFrame { apply(window) }
    case .act(let element, let action, let number):
      focusQuestions.ask(number)
      let key = page.accessibility.key(of: element)
      runFrame { if let key { input.act(key, action) } }
    case .edit(let edit): try apply(edit)
    case .go(let target, let number):
      addressReporter.answer(number)
      host.go(to: target) { runFrame($0) }
      sendPatch()
    case .open(let url): runFrame { receivers.deliver(url) }
    case .pasted(let text): receivePasted(text)
    default:
      inspected.follow(message)
      if case .key(let key) = message { focusQuestions.ask(key.number) }
      let moment = input.moment(of: message, now: time) ?? time
      // What was to happen since then comes after it: a press may have ended before it was a long one.
      let isLate = time - moment > Self.lateness
      if !isLate, host.runtime.clock.hasHandedOver { catchUp() }
      runFrame(at: isLate ? moment : time) {
        host.runtime.announcements.posting { input.handle(message, at: moment) }
      }
    }
  }

  /// Asks the page for what is in the browser's clipboard.
  func fetchPasted(_ receive: @escaping (String?) -> Void) {
    guard let outbox else { return receive(nil) }
    pasting.append(receive)
    if pasting.count == 1 { outbox.send(.paste) }
  }

  private func receivePasted(_ text: String?) {
    let waiting = pasting
    pasting = []
    guard !waiting.isEmpty else { return }
    runFrame {
      host.runtime.announcements.posting { for receive in waiting { receive(text) } }
    }
  }

  /// Runs a frame where the page has animated by itself for longer than a frame: what is then hit is where it is seen.
  private func catchUp() {
    if time - pace.last > FramePace.interval { runFrame() }
  }

  /// Takes a report of scrolling. Of several between two frames the newest is applied.
  func take(_ report: ScrollReport, of number: Int) {
    if reports.areDue(before: report, of: number) { applyReports() }
    reports.add(report, of: number)
    if time >= pace.earliestForReports { applyReports() } else { scheduleFrame() }
  }

  /// Runs a frame with the reports that wait, if there are any.
  package func applyReports() {
    if !reports.isEmpty { runFrame() }
  }

  /// Opens an address in the user's browser; false without a page, and for schemes that a page must not open (C153).
  func open(_ url: URL) -> Bool {
    if let page = InspectorPage(url) { return showInspector(page) }
    guard Self.canOpen(url) else {
      host.runtime.reportOnce(.unopenedAddress(url, opened: Self.openedSchemes))
      return false
    }
    outbox?.send(.open(url.absoluteString))
    return isConnected
  }

  /// Whether a page opens such an address.
  static func canOpen(_ url: URL) -> Bool {
    url.scheme.map { openedSchemes.contains($0.lowercased()) } ?? false
  }

  func acknowledge(_ number: Int) throws(WebSocketClose) {
    if try patches.acknowledge(number, at: time) { fields.confirm() }
    sendPatch()
    scheduleFrame()
  }

  /// Opens the pages that the address of a new page names, before it shows anything.
  func open(_ hello: PageHello) {
    if let path = hello.path, !path.isEmpty {
      host.openScreens(path, depth: path.count, slides: false) { runFrame($0) }
    }
    isOpening = false
    runFrame { if let url = hello.url { receivers.deliver(url) } }
  }

  func apply(_ edit: PageEdit) throws(WebSocketClose) {
    var problem: WebSocketClose?
    runFrame {
      do throws(WebSocketClose) { try fields.receive(edit) } catch { problem = error }
    }
    if let problem { throw problem }
  }

  func apply(_ window: PageWindow) {
    host.size = window.size
    (host.safeArea, host.keyboardHeight) = (window.safeArea, window.keyboardHeight)
    host.updateEnvironment {
      $0.displayScale = CGFloat(window.scale)
      $0.colorScheme = fixedScheme ?? (window.isDark ? .dark : .light)
      $0.accessibilityReduceMotion = window.reducesMotion
      $0.accessibilityReduceTransparency = window.reducesTransparency
      $0.accessibilityInvertColors = window.invertsColors
      $0.accessibilityDifferentiateWithoutColor = window.lacksColors
      $0.layoutDirection = window.isRightToLeft ? .rightToLeft : .leftToRight
      $0.colorSchemeContrast = window.wantsContrast ? .increased : .standard
      if let fixedLocale {
        $0.locale = fixedLocale
        let isRightToLeft = fixedLocale.language.characterDirection == .rightToLeft
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      } else if let locale = window.locale, $0.locale.identifier(.bcp47) != locale {
        $0.locale = Locale(identifier: locale)
      }
      $0.scenePhase = window.isHidden ? .background : .active
    }
  }
}
