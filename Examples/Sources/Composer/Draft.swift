import SwiftUI

/// A post that is being written. Only the views that show it follow its text.
@Observable @MainActor final class Draft: Identifiable {
  /// In characters as a reader counts them: an emoji is one.
  nonisolated static let limit = 140

  let id: Int
  var text = ""

  init(id: Int, text: String = "") {
    self.id = id
    self.text = text
  }

  /// How many characters are left.
  var remaining: Int { Self.limit - text.count }

  /// Whether it has something to say, within the limit.
  var isValid: Bool {
    remaining >= 0 && !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }
}
