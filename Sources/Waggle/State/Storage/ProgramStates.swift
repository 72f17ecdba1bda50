/// The states of a program and of its scenes, which all of its windows share where each window is a tree (C624).
///
/// Each tree has storage for every state, since a graph depends on what is in it; a value that is set in one is set in the
/// others. An object is made once.
package final class ProgramStates {
  /// Where a state is declared: the type, the property, and how many such there were before in a tree.
  private struct Place: Hashable {
    let owner: ObjectIdentifier
    let property: String
    let number: Int
  }

  private var shared: [Place: AnyObject] = [:]
  private let isProgram: (Any.Type) -> Bool

  /// - Parameter isProgram: whether a type that declares properties is a program or a scene.
  init(isProgram: @escaping (Any.Type) -> Bool) { self.isProgram = isProgram }

  /// The states of one tree.
  package final class Tree {
    private let program: ProgramStates
    private var counts: [Place: Int] = [:]
    /// What has each state of the tree that is shared.
    private var links: [ObjectIdentifier: AnyObject] = [:]

    package init(_ program: ProgramStates) { self.program = program }

    /// Has a state that was just made share its value, if a program or a scene declares it.
    func adopt<Value>(
      _ state: StateLocation<Value>, _ field: PropertyField, _ context: PropertyContext
    ) {
      guard let place = place(of: field, context) else { return }
      let link: SharedState<Value>
      if let known = program.shared[place] as? SharedState<Value> {
        link = known
        state.begin(with: link.value)
      } else {
        link = SharedState(state.sharedValue)
        program.shared[place] = link
      }
      link.add(state)
      links[ObjectIdentifier(state)] = link
    }

    /// A state has another value now.
    func share<Value>(_ value: Value, of state: StateLocation<Value>) {
      guard let link = links[ObjectIdentifier(state)] as? SharedState<Value> else { return }
      link.share(value, from: state)
    }

    /// The object of a property, which is made for the first tree, if a program or a scene declares it.
    func object<Object: AnyObject>(
      of field: PropertyField, _ context: PropertyContext, _ make: () -> Object
    ) -> Object {
      guard let place = place(of: field, context) else { return make() }
      if let known = program.shared[place] as? Object { return known }
      let new = make()
      program.shared[place] = new
      return new
    }

    private func place(of field: PropertyField, _ context: PropertyContext) -> Place? {
      guard program.isProgram(context.owner) else { return nil }
      let owner = ObjectIdentifier(context.owner)
      let key = Place(owner: owner, property: field.name, number: 0)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      return Place(owner: owner, property: field.name, number: number)
    }
  }
}

/// A value that several trees have.
private final class SharedState<Value> {
  private(set) var value: Value
  private var states: [Weak] = []

  private struct Weak {
    weak var state: StateLocation<Value>?
  }

  init(_ value: Value) { self.value = value }

  func add(_ state: StateLocation<Value>) {
    states.removeAll { $0.state == nil }
    states.append(Weak(state: state))
  }

  func share(_ value: Value, from source: StateLocation<Value>) {
    self.value = value
    for other in states.compactMap(\.state) where other !== source { other.receive(value) }
  }
}
