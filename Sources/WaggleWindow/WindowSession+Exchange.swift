package import Foundation
package import Waggle

/// The clipboard, the selection of the desktop, and what is dropped (C622, C623).
extension WindowSession {
  /// The largest text that is pasted, in bytes: a field lays all of its text out.
  private static let largestText = 4_000_000

  func connectClipboard() {
    let clipboard = host.runtime.store(TextClipboard.self)
    clipboard.copied = { [weak self] text in
      onMainActor { self?.embedder?.copy(ClipboardContent(text: text)) }
    }
    clipboard.itemsCopied = { [weak self] items in
      onMainActor { self?.copy(items) }
    }
    clipboard.fetch = { [weak self] receive in
      nonisolated(unsafe) let receive = receive
      onMainActor {
        guard let self, let embedder = self.embedder else { return receive(nil) }
        embedder.paste { [weak self] text in
          guard let self else { return }
          self.frame { receive(self.usable(text)) }
        }
      }
    }
    clipboard.fetchItems = { [weak self] receive in
      nonisolated(unsafe) let receive = receive
      onMainActor {
        guard let self, let embedder = self.embedder else { return receive([]) }
        embedder.pasteItems { [weak self] items in self?.frame { receive(items) } }
      }
    }
  }

  /// A text, if it is not too large.
  private func usable(_ text: String?) -> String? {
    guard let text, text.utf8.count > Self.largestText else { return text }
    embedder?.fail(TooLargeText(size: text.utf8.count, limit: Self.largestText))
    return nil
  }

  /// Copies what items have, as soon as it is loaded.
  private func copy(_ items: [NSItemProvider]) {
    let text = host.runtime.store(TextClipboard.self).text
    ClipboardContent.load(items, text: text) { [weak self] content in
      self?.embedder?.copy(content)
    }
  }

  // MARK: The selection

  /// Gives the desktop what was selected since it was last asked.
  func followSelection() {
    guard let text = host.input.selectedText, text != selection else { return }
    selection = text
    embedder?.select(text)
  }

  /// The middle button of the mouse was pressed: over a text that is edited, it inserts what is selected in any program.
  ///
  /// - Returns: whether text is edited there.
  package func insertSelection(at point: CGPoint) -> Bool {
    guard host.input.isTextInput(at: point) else { return false }
    for phase in [PointerEvent.Phase.began, .ended] {
      handle(
        .pointer(
          PointerEvent(id: -1, kind: .mouse, phase: phase, location: point, time: clock())))
    }
    embedder?.readSelection { [weak self] text in
      guard let self, let text = usable(text), !text.isEmpty else { return }
      commit(text)
    }
    return true
  }

  // MARK: Drops

  /// Something from another program is over the window.
  ///
  /// - Parameter types: the types of data that it has.
  /// - Returns: whether a view takes it there.
  package func drag(_ types: [UTType], over point: CGPoint) -> Bool {
    handle(.outside(OutsideDrag(.moved, [.promised(types)], at: point, time: clock())))
    return host.input.dragging.isTaken
  }

  /// Something from another program has left the window.
  package func dragLeft() {
    handle(.outside(OutsideDrag(.left, time: clock())))
  }

  /// Something from another program is dropped.
  package func drop(_ items: [NSItemProvider], at point: CGPoint) {
    handle(.outside(OutsideDrag(.dropped, items, at: point, time: clock())))
  }
}

/// Why a text was not pasted.
private struct TooLargeText: LocalizedError, CustomStringConvertible {
  let size: Int
  let limit: Int

  var description: String {
    "A text of \(size / 1_000_000) MB was not pasted: a field takes \(limit / 1_000_000) MB at most."
  }
  var errorDescription: String? { description }
}
