import OpenCombine

/// Follows the object of one property of a view: the view's body runs again after a change of the object, whether or not
/// it read what has changed (R220).
///
/// The observer is subscribed to its current object and to no other.
final class ObjectObserver<Object: ObservableObject> {
  let changes: ObjectChanges
  private(set) var object: Object?
  private var subscription: AnyCancellable?

  init(_ context: PropertyContext, _ field: PropertyField) {
    changes = ObjectChanges(of: Object.self, context, field)
  }

  /// Takes the object that the view has now; the rule that runs depends on its changes.
  func follow(_ new: Object?) {
    if new !== object {
      object = new
      subscription = new.map { subscribe(to: $0) }
    }
    changes.depend()
  }

  private func subscribe(to object: Object) -> AnyCancellable {
    object.objectWillChange.sink { [weak changes] _ in
      if isOnMainQueue {
        changes?.objectWillChange()
      } else {
        ObjectChanges.changeOnMainActor { changes }
      }
    }
  }
}
