import Foundation

/// A post that is being written.
struct Draft: Identifiable, Equatable {
  /// In characters as a reader counts them: an emoji is one.
  static let limit = 140

  let id: Int
  var text = ""

  /// How many characters are left.
  var remaining: Int { Self.limit - text.count }

  /// Whether it has something to say, within the limit.
  var isValid: Bool {
    remaining >= 0 && !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }
}
