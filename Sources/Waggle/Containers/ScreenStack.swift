/// A stack of screens, for those who look at it from outside, such as tests.
@MainActor package protocol ScreenStack: AnyObject {
  /// The number of screens above the root, and of the columns of a narrow split view below it with their screens.
  var depth: Int { get }
  /// The part of `depth` that is below the root.
  var depthBelow: Int { get }
  /// The values of the path.
  var pathValues: [AnyHashable] { get }

  /// Shows the screens of these values.
  func show(_ values: [AnyHashable])

  /// The values of the path as words, as far as each of them can be written, and read again.
  var address: [String] { get }

  /// Shows the screens of these words: those that are shown already, and one more; with `depth` screens in all if that many are
  /// shown.
  ///
  /// - Returns: the words of how many are shown.
  func open(_ words: [String], depth: Int) -> Int

  /// Goes back by as many screens as the stack has above its root, at most `steps`; without any, by a column.
  func goBack(by steps: Int)

  /// Shows a column again from which one went back, and what led to it.
  ///
  /// - Returns: whether there is one.
  func goForward() -> Bool
}

/// The limits of an address.
nonisolated package enum ScreenAddress {
  /// The largest number of words, and of bytes in all of them.
  package static let longest = (words: 64, bytes: 2000)

  /// The words that an address has room for.
  package static func fitting(_ words: [String]) -> [String] {
    var left = longest.bytes
    return Array(
      words.prefix(longest.words).prefix {
        left -= $0.utf8.count
        return left >= 0
      })
  }
}

/// The stack on whose screens one is; of stacks inside of each other the innermost, and of
/// columns the last.
package enum ScreenStackKey: TopScreenKey {
  package static var defaultValue: ScreenStackReference? { nil }
  package static var _isFrameworkKey: Bool { true }
  package static var _isReadableByHost: Bool { true }

  package static func reduce(
    value: inout ScreenStackReference?, nextValue: () -> ScreenStackReference?
  ) { value = nextValue() ?? value }
}

/// Refers to a stack; two references are equal if the stack is the same.
nonisolated package struct ScreenStackReference: Equatable {
  package let stack: any ScreenStack
  /// The stacks on whose screens it is, the innermost first.
  private var around: [any ScreenStack] = []

  package init(_ stack: any ScreenStack) { self.stack = stack }

  /// The stack and those around it, the outermost first.
  package var all: [any ScreenStack] { around.reversed() + [stack] }

  /// The stack as it is seen from one around it.
  package func inside(_ outer: any ScreenStack) -> ScreenStackReference {
    var reference = self
    reference.around.append(outer)
    return reference
  }

  package static func == (a: ScreenStackReference, b: ScreenStackReference) -> Bool {
    a.stack === b.stack && a.around.elementsEqual(b.around) { $0 === $1 }
  }
}
