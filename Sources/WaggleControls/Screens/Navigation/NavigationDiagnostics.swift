import Waggle

extension Diagnostic {
  /// A value in a path for whose type no view declares a screen (C106).
  static func navigationDestination(
    _ value: AnyHashable, declared: [String], misplaced: Set<String>
  ) -> Diagnostic {
    let type = String(describing: Swift.type(of: value.base))
    if misplaced.contains(type) {
      return Diagnostic(
        .navigationDestination, at: "NavigationStack",
        "The path has a value of \(type), for which there is no screen: the .navigationDestination(for: \(type).self) is in a lazy container, such as List or LazyVStack, where it does not count. Move it to the container itself, or to a view around it."
      )
    }
    let others =
      declared.isEmpty
      ? "Nothing in the stack declares a destination."
      : "Destinations are declared for \(declared.sorted().joined(separator: ", "))."
    return Diagnostic(
      .navigationDestination, at: "NavigationStack",
      "The path has a value of \(type), for which there is no screen. \(others) Add .navigationDestination(for: \(type).self) to a view in the stack, outside of lazy containers."
    )
  }

  /// A value that cannot be in a path, or is not where it is expected (C105, C107).
  static func navigationPath(_ problem: String) -> Diagnostic {
    Diagnostic(.navigationPath, at: "NavigationStack", "NavigationStack: \(problem).")
  }

  /// A link that has nowhere to push its screen.
  static func navigationLink(_ problem: String) -> Diagnostic {
    Diagnostic(.navigationLink, at: "NavigationLink", "NavigationLink: \(problem).")
  }
}
