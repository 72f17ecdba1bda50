/// A value that a lock guards, while it is passed out of the lock.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
