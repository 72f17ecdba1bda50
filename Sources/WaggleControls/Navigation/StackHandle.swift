import Waggle

/// A stack, for those who look at it from outside, such as tests and the address of a page.
@MainActor package struct StackHandle: Equatable {
  private let model: NavigationModel

  init(_ model: NavigationModel) { self.model = model }

  /// The number of pages above the root.
  package var depth: Int { model.pages.count - 1 }

  /// Pops the page on top; false if there is only the root.
  package func pop() -> Bool {
    model.pop(from: model.pages.count - 1)
    return model.pages.count > 1
  }

  package nonisolated static func == (a: StackHandle, b: StackHandle) -> Bool {
    a.model === b.model
  }
}

/// The stack on whose pages one is; of stacks inside of each other the innermost.
package enum StackKey: PreferenceKey {
  package static var defaultValue: StackHandle? { nil }

  package static func reduce(value: inout StackHandle?, nextValue: () -> StackHandle?) {
    value = value ?? nextValue()
  }
}
