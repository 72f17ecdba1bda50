import ArgumentParser
import Waggle

/// The output of `--preferences`.
@MainActor
struct PreferencePrint {
  private let host: ViewHost
  private let view: String?

  /// - Parameter view: the name of the views to print; nil for all views.
  init(_ host: ViewHost, below view: String?) {
    self.host = host
    self.view = view
  }

  /// The trace of a key; of each key that the program asks for, if the name is empty.
  func text(of name: String) throws -> String {
    try name.isEmpty ? textOfAll() : text(of: keys(named: name))
  }

  private func textOfAll() throws -> String {
    let written = host.writtenKeys
    let asked = host.askedKeys
    let unasked = written.filter { key in !asked.contains { $0 == key } }
    var parts = asked.isEmpty ? [] : [try text(of: asked)]
    if !unasked.isEmpty {
      parts.append(
        "No view observes or reads \(names(unasked)): --preferences KEY prints one of them all the same."
      )
    }
    return parts.isEmpty
      ? "No view of this app writes, observes or reads a preference."
      : parts.joined(separator: "\n\n")
  }

  private func text(of keys: [any PreferenceKey.Type]) throws -> String {
    let flows = keys.map { (key: $0, flow: flow(of: $0)) }
    guard let view else {
      return flows.map { print($0.key, $0.flow) }.joined(separator: "\n\n")
    }
    let parts = flows.map { (key: $0.key, flow: $0.flow.below(view)) }
    let found = parts.filter { !$0.flow.steps.isEmpty }
    guard !found.isEmpty else {
      var all = PreferenceTrace()
      all.steps = flows.flatMap(\.flow.steps)
      throw ValidationError(all.sentence(without: view))
    }
    return found.map { print($0.key, $0.flow) }.joined(separator: "\n\n")
  }

  private func print(_ key: any PreferenceKey.Type, _ flow: PreferenceTrace) -> String {
    "\(typeName(key))\n"
      + (flow.steps.isEmpty ? "No view that is there writes or observes it." : "\(flow)")
  }

  private func flow(of key: any PreferenceKey.Type) -> PreferenceTrace {
    func flow<K: PreferenceKey>(_ key: K.Type) -> PreferenceTrace { host.trace(of: key) }
    return flow(key)
  }
}

// MARK: Names

extension PreferencePrint {
  /// Finds keys by name, with or without the names of the module and of the enclosing types.
  private func keys(named name: String) throws -> [any PreferenceKey.Type] {
    let written = host.writtenKeys
    let candidates = written + host.askedKeys.filter { key in !written.contains { $0 == key } }
    let found = candidates.filter { Self.matches($0, name) }
    guard found.isEmpty else { return found }
    guard !candidates.isEmpty else {
      throw ValidationError("No view of this app writes a preference.")
    }
    let near = nearMisses(of: name, candidates.map { (typeName($0), typeName($0)) })
    throw ValidationError(
      "No view writes a preference key named '\(name)'. "
        + (written.isEmpty
          ? "Observed are: \(names(candidates))." : "Written are: \(names(written)).")
        + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"))
  }

  private static func matches(_ key: any PreferenceKey.Type, _ name: String) -> Bool {
    let full = String(reflecting: key)
    return [typeName(key), "\(key)", full].contains(name) || full.hasSuffix("." + name)
  }

  private func names(_ keys: [any PreferenceKey.Type]) -> String {
    keys.map { typeName($0) }.joined(separator: ", ")
  }
}
