/// Reports what the programmer did wrong, for views of the framework; each report once.
package struct Reporter: ConnectableProperty {
  private var source: Source?

  private final class Source {
    weak var runtime: Runtime?

    init(_ runtime: Runtime) { self.runtime = runtime }
  }

  package init() {}

  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = Source(context().runtime) }
    // Only this method fills the slot of this field.
    source = unsafeDowncast(slot!, to: Source.self)
  }

  package func callAsFunction(_ diagnostic: Diagnostic) { source?.runtime?.reportOnce(diagnostic) }
}
