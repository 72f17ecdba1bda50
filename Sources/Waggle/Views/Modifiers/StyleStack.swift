/// The styles of one kind around a view, nearest first.
package final class StyleStack<Configuration>: InputKey {
  package static var defaultValue: StyleStack<Configuration>? { nil }

  package let maker: StyleMaker<Configuration>
  package let outer: StyleStack<Configuration>?

  package init(_ maker: StyleMaker<Configuration>, outer: StyleStack<Configuration>?) {
    self.maker = maker
    self.outer = outer
  }
}

extension _ViewInputs {
  /// Makes a style the nearest of its kind.
  package mutating func pushStyle<Configuration>(_ maker: StyleMaker<Configuration>) {
    bag[StyleStack<Configuration>.self] = StyleStack(
      maker, outer: bag[StyleStack<Configuration>.self])
  }
}
