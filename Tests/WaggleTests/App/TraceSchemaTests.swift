import Foundation
import SwiftUI
import TestSupport
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Written, and neither observed nor read.
private struct Unasked: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// Has every kind of step that a trace can have.
private struct Garden: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        ForEach(0..<3, id: \.self) { Bed(name: "bed \($0)") }
        VStack { Bed(name: "hidden") }.preference(key: Names.self, value: ["shadow"])
        Color.red.frame(width: 4, height: 4).onPreferenceChange(Names.self) { _ in }
        ViewThatFits { Bed(name: "fits") }
        VStack { if Bool.random() { Color.red } }.onPreferenceChange(Names.self) { _ in }
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Bed(name: "\($0)") } }
        if Bool.random() { Color.blue.frame(width: 4, height: 4) }
        Bed(name: String(repeating: "long ", count: 400))
      }
      .transformPreference(Names.self) { $0.append("more") }
      .onPreferenceChange(Names.self) { _ in }
      .overlayPreferenceValue(Names.self) { _ in Color.clear }
      .preference(key: Unasked.self, value: "\"quoted\"\n\u{7}")
    }
  }
}

/// A page in a stack, and one in a sheet.
private struct Titled: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("Bees").navigationTitle("Hive")
          .sheet(isPresented: .constant(true)) {
            NavigationStack { Text("Honey").navigationTitle("Jar") }
          }
      }
    }
  }
}

/// Observers in each other.
private struct Deep: App {
  var body: some Scene {
    WindowGroup {
      (0..<400).reduce(AnyView(Bed(name: "bed"))) { view, _ in
        AnyView(view.onPreferenceChange(Names.self) { _ in })
      }
    }
  }
}

private struct Bed: View {
  let name: String
  var body: some View {
    Color.green.frame(width: 4, height: 4).preference(key: Names.self, value: [name])
  }
}

/// What `--preferences KEY --json` prints, as a program reads it. Each test runs an app in a separate process.
@Suite struct TraceSchemaTests {
  private struct Output {
    let records: [[String: Any]]
    var roles: Set<String> { Set(steps.compactMap { $0["role"] as? String }) }
    var names: Set<String> { Set(steps.flatMap(\.keys)) }

    /// The steps of all records, at any depth.
    var steps: [[String: Any]] {
      func all(_ steps: Any?) -> [[String: Any]] {
        (steps as? [[String: Any]] ?? []).flatMap { [$0] + all($0["steps"]) }
      }
      return records.flatMap { all($0["steps"]) }
    }

    init(_ bytes: [UInt8]) throws {
      let document = try JSONSerialization.jsonObject(with: Data(bytes))
      records = try #require(document as? [[String: Any]])
      let problems = try JSONSchema("Docs/trace.schema.json").problems(in: document)
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test func `--preferences KEY --json prints every kind of step as Docs/trace.schema.json has it`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        AppCommand.main(Garden.self, arguments: ["--preferences", "Names", "--json"])
      }
    }
    let output = try Output(result.standardOutputContent)
    #expect(output.records.map { $0["key"] as? String } == ["Names"])
    let step = try JSONSchema("Docs/trace.schema.json").definition("step")
    let properties = try #require(step["properties"] as? [String: [String: Any]])
    // What only traces of SwiftUI's own keys and those of 200 levels have is in other tests.
    #expect(output.names == Set(properties.keys).subtracting(["leftOut"]))
    let roles = Set(try #require(properties["role"]?["enum"] as? [String]))
    #expect(output.roles == roles.subtracting(["kept", "presented"]))
    let values = output.steps.compactMap { $0["value"] as? String }
    #expect(values.contains(#"["bed 0"]"#))
    #expect(!values.contains { $0.contains("the default") })
    #expect(
      output.steps.contains { $0["isDefault"] as? Bool == true && $0["value"] as? String == "[]" })
    #expect(values.allSatisfy { $0.count <= 1_100 })
    #expect(output.steps.contains { ($0["path"] as? [String])?.contains("[2]") == true })
    #expect(
      output.steps.contains { $0["notAsked"] as? String == "shadowed: not asked" })
  }

  @Test func `--json of a title has who keeps it, and what is presented`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        AppCommand.main(Titled.self, arguments: ["--preferences", "NavigationTitleKey", "--json"])
      }
    }
    let output = try Output(result.standardOutputContent)
    #expect(output.roles == ["kept", "observed", "transformed", "presented"], "\(output.roles)")
    let values = output.steps.compactMap { $0["value"] as? String }
    #expect(values.contains("NavigationTitle(title: Text(\"Hive\"))"), "\(values)")
  }

  @Test func `--json of views that are nested deeply can be read, and says what is left out`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        AppCommand.main(Deep.self, arguments: ["--preferences", "Names", "--json"])
      }
    }
    let output = try Output(result.standardOutputContent)
    #expect(output.steps.compactMap { $0["leftOut"] as? Int }.count == 1)
  }

  @Test func `--json of a key that nothing requests has its value, escaped`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        AppCommand.main(Garden.self, arguments: ["--preferences", "Unasked", "--json"])
      }
    }
    let output = try Output(result.standardOutputContent)
    #expect(output.records.map { $0["key"] as? String } == ["Unasked"])
    #expect(output.steps.map { $0["role"] as? String } == ["wrote"])
    let value = try #require(output.steps.first?["value"] as? String)
    #expect(value.contains("quoted"))
  }

  @Test func `--json of a part of the tree has only that part`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        AppCommand.main(
          Garden.self, arguments: ["--preferences", "Names", "--below", "[1]", "--json"])
      }
    }
    let output = try Output(result.standardOutputContent)
    #expect(output.roles == ["wrote"])
    let paths = output.steps.compactMap { $0["path"] as? [String] }
    #expect(paths.allSatisfy { $0.contains("[1]") }, "\(paths)")
  }

  @Test func `--json of a key that no view writes ends the program with 64, and prints no JSON`()
    async
  {
    let result = await #expect(
      processExitsWith: .exitCode(64),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run {
        AppCommand.main(Garden.self, arguments: ["--preferences", "Name", "--json"])
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(!output.contains("steps"), "\(output)")
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("Did you mean Names?"), "\(errors)")
  }
}
