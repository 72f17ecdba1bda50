/// A stack of pages, for those who look at it from outside, such as tests.
@MainActor package protocol PageStack: AnyObject {
  /// The number of pages above the root.
  var depth: Int { get }
  /// The values of the path.
  var pathValues: [AnyHashable] { get }

  /// Shows the pages of these values.
  func show(_ values: [AnyHashable])
}

/// The stack on whose pages one is; of stacks inside of each other the innermost.
package enum PageStackKey: TopPageKey {
  package static var defaultValue: PageStackReference? { nil }
  package static var _isFrameworkKey: Bool { true }

  package static func reduce(
    value: inout PageStackReference?, nextValue: () -> PageStackReference?
  ) { value = value ?? nextValue() }
}

/// Refers to a stack; two references are equal if the stack is the same.
nonisolated package struct PageStackReference: Equatable {
  package let stack: any PageStack

  package init(_ stack: any PageStack) { self.stack = stack }

  package static func == (a: PageStackReference, b: PageStackReference) -> Bool {
    a.stack === b.stack
  }
}
