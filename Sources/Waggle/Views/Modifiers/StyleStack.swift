/// The styles of one kind around a view, nearest first.
package final class StyleStack<Configuration>: InputKey {
  package static var defaultValue: StyleStack<Configuration>? { nil }

  package let maker: StyleMaker<Configuration>
  package let outer: StyleStack<Configuration>?
  /// How many views with content that takes no styles from outside are around the style.
  fileprivate let depth: Int

  fileprivate init(
    _ maker: StyleMaker<Configuration>, outer: StyleStack<Configuration>?, depth: Int
  ) {
    self.maker = maker
    self.outer = outer
    self.depth = depth
  }
}

/// How many views with content that takes no styles from outside are around a view.
private enum StyleDepth: InputKey {
  static var defaultValue: Int { 0 }
}

extension _ViewInputs {
  /// The styles of one kind that apply to the view; nil for none.
  package func styles<Configuration>(of: Configuration.Type) -> StyleStack<Configuration>? {
    usable(bag[StyleStack<Configuration>.self])
  }

  /// The styles, unless they are outside of what takes none from there.
  func usable<Configuration>(_ styles: StyleStack<Configuration>?) -> StyleStack<Configuration>? {
    guard let styles, styles.depth == bag[StyleDepth.self] else { return nil }
    return styles
  }

  /// Makes a style the nearest of its kind.
  package mutating func pushStyle<Configuration>(_ maker: StyleMaker<Configuration>) {
    pushStyle(maker, over: styles(of: Configuration.self))
  }

  /// Makes a style the nearest of its kind, with these as the next ones outwards.
  mutating func pushStyle<Configuration>(
    _ maker: StyleMaker<Configuration>, over outer: StyleStack<Configuration>?
  ) { bag[StyleStack<Configuration>.self] = stack(maker, over: outer) }

  /// A style set here, and these around it.
  func stack<Configuration>(
    _ maker: StyleMaker<Configuration>, over outer: StyleStack<Configuration>?
  ) -> StyleStack<Configuration> { StyleStack(maker, outer: outer, depth: bag[StyleDepth.self]) }

  /// Makes the view one to which no style from outside applies.
  package mutating func hideStyles() { bag[StyleDepth.self] += 1 }
}
