public import OpenCombine

// OpenCombine declares these names too, if it was compiled before this module (Docs/decisions/0015-combine.md). The declarations
// are the same, so that of the module that re-exports the other hides it.

extension Optional {
  /// Publishes the wrapped value, if there is one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the wrapped value, if there is one.
  public var publisher: Publisher { OCombine.Publisher(self) }
}

extension Result {
  /// Publishes the value and finishes, or fails.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the value or the failure.
  public var publisher: Publisher { OCombine.Publisher(self) }
}
