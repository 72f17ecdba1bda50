import SwiftUI

/// The drafts of a thread, in their order, and what has become of the last attempt to post them.
@Observable @MainActor final class ThreadModel {
  enum Status: Equatable {
    case writing
    case posting
    case failed
    case posted(Int)
  }

  var drafts = [Draft(id: 1)]
  var status = Status.writing
  private var lastID = 1

  func add() {
    lastID += 1
    drafts.append(Draft(id: lastID))
  }

  func remove(_ draft: Draft.ID) {
    drafts.removeAll { $0.id == draft }
  }

  /// Moves a draft up or down; does nothing at either end.
  func move(_ draft: Draft.ID, by offset: Int) {
    guard let index = drafts.firstIndex(where: { $0.id == draft }),
      drafts.indices.contains(index + offset)
    else { return }
    drafts.swapAt(index, index + offset)
  }

  /// Sends all drafts. They are kept if that fails, and so is one that was edited meanwhile. A second call while the
  /// first is sending does nothing.
  func post(by poster: Poster) async {
    guard status != .posting else { return }
    status = .posting
    let sent = drafts.map { (id: $0.id, text: $0.text) }
    do {
      try await poster.post(sent.map(\.text))
      status = .posted(sent.count)
      drafts.removeAll { draft in sent.contains { $0.id == draft.id && $0.text == draft.text } }
      if drafts.isEmpty { add() }
    } catch {
      status = .failed
    }
  }
}
