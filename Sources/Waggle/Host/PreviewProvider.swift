/// A type that provides previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`.
  associatedtype Previews: View

  /// The views, each in a preview of its own.
  @ViewBuilder static var previews: Self.Previews { get }
}
