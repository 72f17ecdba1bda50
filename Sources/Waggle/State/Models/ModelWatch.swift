/// The models that a view or a layout of the framework refers to, as they were before it was computed, and the models
/// that those refer to.
struct ModelWatch {
  private var snapshots: [ModelSnapshot] = []

  /// nil where there is nothing to watch, which costs a lookup.
  init?<Value>(_ value: Value) {
    guard let table = ModelTable.ofView(Value.self) else { return nil }
    var found: Set<ObjectIdentifier> = []
    withUnsafePointer(to: value) { table.visit($0) { add($0, &found) } }
    if snapshots.isEmpty { return nil }
  }

  private mutating func add(_ model: AnyObject, _ found: inout Set<ObjectIdentifier>) {
    guard found.insert(ObjectIdentifier(model)).inserted else { return }
    let snapshot = ModelSnapshot(model)
    snapshots.append(snapshot)
    snapshot.visitReferences { add($0, &found) }
  }

  /// The first variable that was written meanwhile; nil if none was.
  var written: String? { snapshots.lazy.compactMap(\.writtenVariable).first }

  /// Stops where one of the models was written meanwhile, with the view's path.
  ///
  /// - Parameter doer: what ran, for example "The body".
  func check(_ doer: StaticString, of type: Any.Type, at path: @autoclosure () -> String) {
    let written = written
    require(
      written == nil, "\(doer) of \(typeName(type)) writes \(written ?? "")", path: path(),
      cure: "It only computes: write in an action, such as that of onChange, or in afterBody.")
  }
}
