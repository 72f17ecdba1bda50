/// Views to look at while one writes them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views; each is a preview of its own.
  @ViewBuilder static var previews: Self.Previews { get }
}
