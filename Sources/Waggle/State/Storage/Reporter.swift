/// Reports what the programmer did wrong, for views of the framework; each report once.
package struct Reporter: ConnectableProperty {
  private var source: Source?

  private final class Source {
    let reference: RuntimeReference

    init(_ runtime: Runtime) { reference = runtime.reference }
  }

  package init() {}

  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = Source(context().runtime) }
    // Only this method fills the slot of this field.
    source = unsafeDowncast(slot!, to: Source.self)
  }

  package func callAsFunction(_ diagnostic: Diagnostic) {
    source?.reference.runtime?.reportOnce(diagnostic)
  }
}
