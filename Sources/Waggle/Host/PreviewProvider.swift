/// Views to look at while one writes them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What `previews` is.
  associatedtype Previews: View

  /// The views; each is a preview of its own.
  @ViewBuilder static var previews: Self.Previews { get }
}
