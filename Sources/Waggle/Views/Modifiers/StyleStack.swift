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
    guard let styles = bag[StyleStack<Configuration>.self], styles.depth == bag[StyleDepth.self]
    else { return nil }
    return styles
  }

  /// Makes a style the nearest of its kind.
  package mutating func pushStyle<Configuration>(_ maker: StyleMaker<Configuration>) {
    bag[StyleStack<Configuration>.self] = StyleStack(
      maker, outer: styles(of: Configuration.self), depth: bag[StyleDepth.self])
  }

  /// Makes the view one to which no style from outside applies.
  package mutating func hideStyles() { bag[StyleDepth.self] += 1 }
}
