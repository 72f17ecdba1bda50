import Foundation
import Waggle

extension LiveSession {
  /// Sends the changes to the page, and then what it waits for, unless too many patches are in flight.
  func sendPatch() {
    guard let outbox, !isOpening, let next = pace.next, next <= time else { return }
    if hasUnsentFrame { sendPatch(to: outbox) }
    if let message = place.message(host) { outbox.send(message) }
    for (element, edit) in fields.takeApplied() { outbox.send(.edited(element, edit)) }
    guard let question = focusQuestion else { return }
    focusQuestion = nil
    outbox.send(.focused(focusedElement, question))
  }

  /// The number of the page's element that has the focus; 0 for none, -1 if the page does not have it yet.
  var focusedElement: Int {
    guard host.input.focus.focused != nil else { return 0 }
    let revision = AccessibilityThrottle.Revision(self)
    if focusedView?.revision != revision {
      focusedView = (collect().flatMap(\.flattened).first(where: \.isFocused)?.id, revision)
    }
    guard let view = focusedView?.view else { return -1 }
    return accessibilityDiffer.number(ofView: view) ?? -1
  }

  func collect() -> [AccessibilityElement] {
    collections += 1
    return host.accessibilityTree
  }

  func sendPatch(to outbox: Outbox) {
    hasUnsentFrame = false
    var writer = PatchWriter()
    pageDiffer.update(to: host.displayList, &writer)
    updateAccessibility(&writer)
    reportMissingParts()
    let dark = host.rootEnvironment.colorScheme == .dark
    let keys = handledKeys == sentKeys ? nil : handledKeys
    let drag = input.dragState == sentDrag ? nil : input.dragState
    let now = PageLanguage(host.rootEnvironment)
    let language = now == sentLanguage ? nil : now
    guard !writer.isEmpty || dark != sentDark || language != nil || keys != nil || drag != nil
    else { return }
    lastPatch += 1
    let patch = JSONMessage.patch(
      lastPatch, writer.list, isDark: dark == sentDark ? nil : dark, language: language,
      keys: keys, drag: drag, time: writer.beginsMotion ? lastFrame : nil)
    (sentDark, sentKeys, sentDrag) = (dark, handledKeys, input.dragState)
    sentLanguage = now
    pace.send(lastPatch, patch, at: time)
    if fields.takeAnswered() { lastAnswer = lastPatch }
    outbox.send(patch)
  }

  /// Writes the changes of accessibility, if it is time to collect them.
  func updateAccessibility(_ writer: inout PatchWriter) {
    let revision = AccessibilityThrottle.Revision(self)
    let isMoving = framesFollow || input.isScrolling
    let isDue = accessibilityThrottle.isDue(revision, at: time, isAnimating: isMoving)
    guard isDue || fields.areStale else { return }
    let begin = time
    var elements = PageAccessibilityElement.all(
      of: collect(), fields, in: PageLanguage(host.rootEnvironment))
    let ends = host.input.focusEnds
    if ends.isFirst || ends.isLast {
      elements.markFocused(atEnds: (ends.isFirst ? 1 : 0) + (ends.isLast ? 2 : 0))
    }
    handledKeys = host.input.handledKeys
    focusedView = (elements.focusedView, revision)
    accessibilityDiffer.update(to: elements, fields, &writer)
    fields.sweep()
    accessibilityThrottle.record(revision, from: begin, to: time)
  }

  func reportMissingParts() {
    if let mode = pageDiffer.missingBlendMode {
      host.runtime.reportOnce(.missingBlendMode(mode))
    }
    guard pageDiffer.isTruncated || accessibilityDiffer.isTruncated else { return }
    host.runtime.reportOnce(.tooDeepPage())
  }
}
