/// The contexts that the previews of a program share: each is made once (C175).
@MainActor package final class PreviewContexts {
  private var contexts: [ObjectIdentifier: Any] = [:]
  private var loading: [ObjectIdentifier: Task<Void, any Error>] = [:]
  private let report: (String) -> Void
  /// What kept a preview from being shown, each a sentence.
  package private(set) var failures: [String] = []

  /// - Parameter report: receives a sentence for each context that cannot be made.
  package init(report: @escaping (String) -> Void) { self.report = report }

  /// The names of the functions that have not returned.
  package var pending: [String] { pendingNames.values.sorted() }
  private var pendingNames: [ObjectIdentifier: String] = [:]

  func name<M: PreviewModifier>(of modifier: M.Type) -> String {
    "\(typeName(modifier)).makeSharedContext()"
  }

  func sentence<M: PreviewModifier>(_ error: any Error, of modifier: M.Type) -> String {
    "\(name(of: modifier)) failed: \(error)"
  }

  /// The context; nil before it is loaded.
  func context<M: PreviewModifier>(of modifier: M.Type) -> M.Context? {
    contexts[ObjectIdentifier(modifier)] as? M.Context
  }

  /// Makes the context, or waits for the task that makes it.
  func load<M: PreviewModifier>(_ modifier: M.Type) async throws -> M.Context {
    if let context = context(of: modifier) { return context }
    let id = ObjectIdentifier(modifier)
    let task = loading[id] ?? Task { try await self.make(modifier) }
    loading[id] = task
    try await task.value
    return contexts[id] as! M.Context
  }

  private func make<M: PreviewModifier>(_ modifier: M.Type) async throws {
    let id = ObjectIdentifier(modifier)
    pendingNames[id] = name(of: modifier)
    defer { (loading[id], pendingNames[id]) = (nil, nil) }
    do {
      contexts[id] = try await modifier.makeSharedContext()
    } catch {
      let sentence = sentence(error, of: modifier)
      failures.append(sentence)
      report(sentence)
      throw error
    }
  }
}
