import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The traces of README.md and Docs/preferences.md are what is printed.
@MainActor @Suite struct DocTraceTests {
  private struct Guest: View {
    let name: String
    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }

  private struct Table: View {
    var body: some View {
      HStack {
        Guest(name: "Ada")
        Text("and")
        Guest(name: "Grace")
      }
    }
  }

  private struct Party: View {
    @State private var names: [String] = []
    var body: some View {
      VStack {
        Text("Tonight: \(names.joined(separator: ", "))")
        Table()
        Guest(name: "Edsger")
      }
      .onPreferenceChange(Names.self) { names = $0 }
    }
  }

  private struct Hidden: View {
    var body: some View { Table().preference(key: Names.self, value: ["a table"]) }
  }

  private struct Added: View {
    var body: some View { Table().transformPreference(Names.self) { $0.append("a host") } }
  }

  /// Whether a page of the repository has a trace, word for word.
  private func page(_ name: String, has trace: String) throws -> Bool {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../..")
    return try String(contentsOf: root.appending(path: name), encoding: .utf8).contains(trace)
  }

  private func trace<K: PreferenceKey, V: View>(
    _ key: K.Type, @ViewBuilder _ view: @escaping () -> V
  ) -> String {
    let host = host(.seeds, view)
    host.settle()
    return host.trace(key)
  }

  @Test func `The first trace`() throws {
    let text = trace(Names.self) { Party() }
    #expect(try page("README.md", has: "```\n\(text)\n```"), "\(text)")
    #expect(try page("Docs/preferences.md", has: "```\n\(text)\n```"), "\(text)")
  }

  @Test func `A writer that replaces, and a transform that adds`() throws {
    let shadowed = trace(Names.self) { Hidden().logsNames(Log()) }
    let lines = shadowed.components(separatedBy: "\n")
    for line in lines {
      #expect(try page("Docs/preferences.md", has: line), "\(line)")
    }
    let added = trace(Names.self) { Added().logsNames(Log()) }.components(separatedBy: "\n")
    for line in added.prefix(3) {
      #expect(try page("Docs/preferences.md", has: line), "\(line)")
    }
  }

  @Test func `An overlay that may be empty`() throws {
    let lines = trace(Names.self) {
      Guest(name: "p").background(Guest(name: "b")).overlay(Guest(name: "o"))
    }
    .components(separatedBy: "\n")
    for line in lines.prefix(4).map({ $0.replacing("  — root", with: "") }) {
      #expect(try page("Docs/preferences.md", has: line), "\(line)")
    }
  }
}
