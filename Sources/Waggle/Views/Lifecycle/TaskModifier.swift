import WaggleGraph

extension View {
  /// Starts `action` when the view appears and cancels it when the view is removed.
  ///
  /// ```swift
  /// struct Weather: View {
  ///   var load: @Sendable () async -> String = { "Sunny" }
  ///   @State private var report = "…"
  ///
  ///   var body: some View {
  ///     Text(report).task { report = await load() }
  ///   }
  /// }
  /// ```
  @inlinable
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Starts `action` when the view appears and cancels it when the view is removed. The task has the name `name`, which
  /// debuggers and `Task.name` show.
  @inlinable
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskModifier(name: name, priority: priority, action: action))
  }

  /// Starts `action` when the view appears and restarts it when `value` changes; the previous task is cancelled.
  @inlinable
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(id: value, task: _TaskModifier(priority: priority, action: action)))
  }

  /// Starts `action` when the view appears and restarts it when `value` changes; the previous task is cancelled. Each
  /// task has the name `name`, which debuggers and `Task.name` show.
  @inlinable
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskValueModifier(
        id: value, task: _TaskModifier(name: name, priority: priority, action: action)))
  }
}

/// Runs an asynchronous action while a view is on screen.
nonisolated public struct _TaskModifier: PrimitiveModifier {
  @usableFromInline let name: String?
  @usableFromInline let priority: TaskPriority
  @usableFromInline let action: @isolated(any) () async -> Void

  @inlinable
  init(
    name: String? = nil, priority: TaskPriority,
    action: sending @escaping @isolated(any) () async -> Void
  ) {
    self.name = name
    self.priority = priority
    self.action = action
  }

  /// The content; the task runs beside it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    inputs.appearanceScope.add(TaskObserver(inputs) { modifier.read(in: $0) })
    return outputs
  }
}

/// Runs an asynchronous action while a view is on screen, and restarts it for each new value.
nonisolated public struct _TaskValueModifier<ID: Equatable>: PrimitiveModifier {
  @usableFromInline let id: ID
  @usableFromInline let task: _TaskModifier

  @inlinable
  init(id: ID, task: _TaskModifier) {
    self.id = id
    self.task = task
  }

  /// The content; the task runs beside it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    inputs.appearanceScope.add(TaskValueEffect(modifier, inputs))
    return outputs
  }
}

/// Starts and cancels one task with the appearance of its view.
private final class TaskObserver: AppearanceObserver {
  private let read: (Graph) -> _TaskModifier
  private unowned let runtime: Runtime
  private let scope: ViewScope?
  private let orderKey: CallbackOrder
  private var running: Task<Void, Never>?

  init(_ inputs: _ViewInputs, read: @escaping (Graph) -> _TaskModifier) {
    self.read = read
    runtime = inputs.runtime
    scope = inputs.scope
    orderKey = inputs.nextCallbackOrder()
  }

  func appear() { runtime.actions.add(.task, orderKey) { [weak self] in self?.start() } }

  func disappear() { running?.cancel() }

  private func start() {
    let runtime = runtime
    let modifier = runtime.graph.untracked { read(runtime.graph) }
    nonisolated(unsafe) let action = modifier.action
    let tasks = runtime.tasks
    let number = tasks.began(in: scope)
    // Tasks run on the main actor, whose queue keeps the order in which they were started (R191).
    running = Task(name: modifier.name, priority: modifier.priority) { @MainActor in
      await action()
      tasks.ended(number)
    }
  }
}

private final class TaskValueEffect<ID: Equatable>: ContentEffect, AppearanceObserver {
  private let modifier: _GraphValue<_TaskValueModifier<ID>>
  private let taskObserver: TaskObserver
  private var id: ID?
  private var isShown = false

  init(_ modifier: _GraphValue<_TaskValueModifier<ID>>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    taskObserver = TaskObserver(inputs) { modifier.read(in: $0).task }
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  func appear() {
    isShown = true
    schedule()
    taskObserver.appear()
  }

  func disappear() {
    isShown = false
    taskObserver.disappear()
  }

  override func updateContent(_ graph: Graph) {
    let newID = modifier.read(in: graph).id
    defer { id = newID }
    guard isShown, let old = id, old != newID else { return }
    taskObserver.disappear()
    taskObserver.appear()
  }
}
