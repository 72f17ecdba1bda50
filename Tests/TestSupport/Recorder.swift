/// Records values in the order in which views, observers and actions report them.
@MainActor
package final class Recorder<Entry> {
  package private(set) var entries: [Entry] = []

  package nonisolated init() {}

  package func add(_ entry: Entry) { entries.append(entry) }

  /// Returns the entries since the last call.
  package func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

/// A record of lines of text.
package typealias Log = Recorder<String>
