/// The user's position in a program: the words of the screens with values, and how many steps one can go back (C261, C410).
///
/// The steps are, from below: `base` columns of a narrow split view, the screens of the stack that is shown, and `front` sheets
/// with the screens in them.
package struct HistoryPosition: Equatable, Sendable {
  package var path: [String]
  /// The number of all steps.
  package var depth: Int
  /// The number of steps below the root of the stack.
  package var base: Int
  /// The number of steps in front of the window's content.
  package var front: Int

  package init(path: [String], depth: Int? = nil, base: Int = 0, front: Int = 0) {
    self.path = path
    self.base = base
    self.front = front
    self.depth = depth ?? base + path.count + front
  }

  /// The number of steps in the window's content.
  package var screens: Int { max(0, depth - front) }
}
