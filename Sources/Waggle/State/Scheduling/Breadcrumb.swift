/// Which user code is running, for the line that precedes a trap's backtrace. Created for each body, so it builds
/// no string.
package struct Breadcrumb {
  private let verb: StaticString
  private let subject: Any.Type?
  private let scope: Unmanaged<ViewScope>?

  /// - Parameters:
  ///   - verb: what runs, for example "reduce of".
  ///   - subject: the type that it concerns, if any.
  package init(_ verb: StaticString, _ subject: Any.Type? = nil, _ scope: ViewScope?) {
    self.verb = verb
    self.subject = subject
    self.scope = scope.map { Unmanaged.passUnretained($0) }
  }

  package var what: String {
    subject.map { "\(verb) \(typeName($0))" } ?? "\(verb)"
  }

  /// Adds what runs and where, such as "body of Row, view VStack > Row", to the line of a crash. Allocates nothing.
  package func prepend(to line: inout CrashLine) {
    if let scope {
      scope.takeUnretainedValue().prependPath(to: &line)
    } else {
      line.prepend("root")
    }
    line.prepend(", view ")
    if let subject {
      line.prepend(nameOf: subject)
      line.prepend(" ")
    }
    line.prepend(verb)
  }

  /// The view's path, "root" without a view. Valid while the view's code runs.
  package var path: String { scope?.takeUnretainedValue().path ?? "root" }
}

/// The user code that is running, innermost last. A push costs a few stores.
package final class BreadcrumbStack {
  private let memory = UnsafeMutablePointer<
    (count: Int, capacity: Int, crumbs: UnsafeMutablePointer<Breadcrumb>)
  >
  .allocate(capacity: 1)

  init() { memory.initialize(to: (0, 64, .allocate(capacity: 64))) }

  deinit {
    memory.pointee.crumbs.deallocate()
    memory.deallocate()
  }

  package func append(_ crumb: Breadcrumb) {
    if memory.pointee.count == memory.pointee.capacity { grow() }
    (memory.pointee.crumbs + memory.pointee.count).initialize(to: crumb)
    memory.pointee.count += 1
  }

  package func removeLast() { memory.pointee.count -= 1 }

  package var last: Breadcrumb? {
    memory.pointee.count == 0 ? nil : memory.pointee.crumbs[memory.pointee.count - 1]
  }

  private func grow() {
    let bigger = UnsafeMutablePointer<Breadcrumb>.allocate(capacity: memory.pointee.capacity * 2)
    bigger.update(from: memory.pointee.crumbs, count: memory.pointee.count)
    memory.pointee.crumbs.deallocate()
    memory.pointee.crumbs = bigger
    memory.pointee.capacity *= 2
  }
}
