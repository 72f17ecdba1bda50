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

  /// Sends all drafts. They are kept if that fails.
  func post(by poster: Poster) async {
    status = .posting
    do {
      try await poster.post(drafts.map(\.text))
      status = .posted(drafts.count)
      drafts = []
      add()
    } catch {
      status = .failed
    }
  }
}
