import Foundation
import Waggle

extension LiveSession {
  /// Sends the changes to the page, and then what it waits for, unless too many patches are in flight.
  func sendPatch() {
    guard let outbox, !isOpening, let next = patches.next, next <= time else { return }
    if patches.hasUnsentFrame { sendPatch(to: outbox) }
    if let message = addressReporter.message(host) { outbox.send(message) }
    for (element, edit) in fields.takeApplied() { outbox.send(.edited(element, edit)) }
    guard let question = focusQuestions.takeQuestion() else { return }
    outbox.send(.focused(focusedElement, question))
  }

  /// The number of the page's element that has the focus; 0 for none, -1 if the page does not have it yet.
  var focusedElement: Int {
    guard host.input.focus.focused != nil else { return 0 }
    let revision = AccessibilityThrottle.Revision(self)
    if !focusQuestions.isKnown(in: revision) {
      let focused = collect().flatMap(\.flattened).first(where: \.isFocused)
      focusQuestions.note(focused?.id, in: revision)
    }
    guard let view = focusQuestions.view else { return -1 }
    return page.accessibility.number(ofView: view) ?? -1
  }

  func collect() -> [AccessibilityElement] {
    collections += 1
    return host.keptAccessibilityTree
  }

  func sendPatch(to outbox: Outbox) {
    patches.hasUnsentFrame = false
    var writer = PatchWriter()
    let postpones = page.postpones(at: time, framesFollow)
    page.elements.update(to: host.displayList, postponing: postpones, &writer)
    updateAccessibility(&writer)
    reportMissingParts()
    let settings = settings
    let changes = settings.changes(since: page.settings)
    guard !writer.isEmpty || !changes.isEmpty else { return }
    page.settings = settings
    let motion = writer.beginsMotion ? pace.last : nil
    let patch = patches.send(at: time, hasAnswer: fields.takeAnswered()) {
      .patch($0, writer.list, changes, time: motion)
    }
    outbox.send(patch)
  }

  /// What the page is to know beside its elements.
  private var settings: PageSettings {
    PageSettings(
      isDark: host.rootEnvironment.colorScheme == .dark,
      language: PageLanguage(host.rootEnvironment), keys: handledKeys, drag: input.dragState,
      cursor: input.cursor)
  }

  /// Writes the changes of accessibility, if it is time to collect them.
  func updateAccessibility(_ writer: inout PatchWriter) {
    let revision = AccessibilityThrottle.Revision(self)
    let isMoving = framesFollow || input.isScrolling
    let isDue = page.throttle.isDue(revision, at: time, isAnimating: isMoving)
    guard isDue || fields.areStale else { return }
    let begin = time
    var elements = PageAccessibilityElement.all(
      of: collect(), fields, in: PageLanguage(host.rootEnvironment), &descriptions)
    if isChecking { check(elements) }
    let ends = host.input.focusEnds
    if ends.isFirst || ends.isLast {
      elements.markFocused(atEnds: (ends.isFirst ? 1 : 0) + (ends.isLast ? 2 : 0))
    }
    handledKeys = host.input.handledKeys
    focusQuestions.note(elements.focusedView, in: revision)
    page.accessibility.update(to: elements, fields, &writer)
    fields.sweep()
    page.throttle.record(revision, from: begin, to: time)
  }

  /// Stops if the elements differ from those that are described without what was kept. Costs O(views).
  private func check(_ elements: [PageAccessibilityElement]) {
    var count = 0
    let others = PageAccessibilityElement.all(
      of: host.accessibilityTree, fields, in: PageLanguage(host.rootEnvironment), &count)
    guard let difference = elements.firstDifference(from: others) else { return }
    fatalError("What a page keeps of its elements differs from what it collects: \(difference)")
  }

  func reportMissingParts() {
    if let mode = page.elements.missingBlendMode {
      host.runtime.reportOnce(.missingBlendMode(mode))
    }
    guard page.elements.isTruncated || page.accessibility.isTruncated else { return }
    host.runtime.reportOnce(.tooDeepPage())
  }
}

extension AccessibilityThrottle.Revision {
  @MainActor init(_ session: LiveSession) {
    let host = session.host
    self.init(
      drawing: host.displayList, bodies: host.runtime.counts.bodies,
      timedBodies: session.timedBodies, focused: host.input.focus.focused)
  }
}
