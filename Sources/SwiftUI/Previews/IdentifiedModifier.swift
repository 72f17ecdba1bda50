public import Waggle

/// What Xcode puts around a view that its canvas shows, with an identifier. Packages name it in conformances; here no view has it.
public struct _IdentifiedModifier<Identifier>: ViewModifier {
  init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// The identifier that Xcode gives a view on its canvas. Here no view has one.
public struct __DesignTimeSelectionIdentifier {
  init() {}
}
