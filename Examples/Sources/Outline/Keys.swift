import SwiftUI

/// A heading of the article, as its outline needs it.
struct Heading: Identifiable, Equatable {
  enum Level { case chapter, part }

  let title: String
  let level: Level

  var id: String { title }

  /// The id of the heading in the article. The outline has rows with the ids of the headings.
  var target: String { "article: \(title)" }
}

extension Heading: CustomStringConvertible {
  var description: String { title }
}

/// All headings in the order of the article.
enum HeadingsKey: PreferenceKey {
  static var defaultValue: [Heading] { [] }
  static func reduce(value: inout [Heading], nextValue: () -> [Heading]) { value += nextValue() }
}

/// Where each heading is, for the guides.
enum HeadingBoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// How many parts a chapter has.
enum PartCountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A count that is drawn over a view of the outline, at the view's bounds.
struct Badge: Identifiable, Equatable {
  let id: String
  let count: Int
  let bounds: Anchor<CGRect>
}

enum BadgesKey: PreferenceKey {
  static var defaultValue: [Badge] { [] }
  static func reduce(value: inout [Badge], nextValue: () -> [Badge]) { value += nextValue() }
}
