import Foundation
import SwiftUI
import TestSupport
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Hello: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Color.red.preference(key: Names.self, value: ["Ada"])
        Color.blue.preference(key: Names.self, value: ["Grace"])
      }
      .onPreferenceChange(Names.self) { _ in }
      .preference(key: Unasked.self, value: "lost")
      .overlay { if Bool.random() { Color.red } }
    }
  }
}

/// Breaks the law: the last value takes all.
private struct Unasked: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { Text("nothing to say") } }
}

private struct Pages: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Color.red.preference(key: Names.self, value: ["Ada"]).navigationTitle("Bees")
      }
      .onPreferenceChange(Names.self) { _ in }
    }
  }
}

private struct Silent: App {
  var body: some Scene {
    WindowGroup { Text("nothing to say").preferredColorScheme(.dark) }
  }
}

/// Each runs an app in its own process.
@Suite struct ProgramRunTests {
  @Test func `--help lists the flags`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run { AppCommand.main(Hello.self, arguments: ["--help"]) }
    }
    let output = text(result?.standardOutputContent)
    for flag in ["--browser", "--port", "--png", "--svg", "--pdf", "--size", "--preferences"] {
      #expect(output.contains(flag))
    }
  }

  @Test func `an address of another machine ends the program with 1 and a message`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      await MainActor.run { AppCommand.main(Hello.self, arguments: ["--host", "192.0.2.1"]) }
    }
    let errors = text(result?.standardErrorContent)
    #expect(errors.contains("192.0.2.1 is not an address of this machine."))
  }

  @Test func `an impossible size ends the program with 64 and a message`() async {
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        AppCommand.main(Hello.self, arguments: ["--png", "a.png", "--size", "nonsense"])
      }
    }
    let errors = text(result?.standardErrorContent)
    #expect(errors.contains("such as 390x844"))
  }

  @Test func `a file that cannot be written ends the program with 1 and a message`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      await MainActor.run { AppCommand.main(Hello.self, arguments: ["--png", "/no/where.png"]) }
    }
    let errors = text(result?.standardErrorContent)
    #expect(
      errors.contains("The file /no/where.png cannot be written: the folder /no does not exist."))
  }

  @Test func `an unwritten key ends the program with 64 and the list of written keys`() async {
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    {
      await MainActor.run { AppCommand.main(Hello.self, arguments: ["--preferences", "Name"]) }
    }
    let errors = text(result?.standardErrorContent)
    #expect(
      errors.contains(
        "No view writes a preference key named 'Name'. Written keys: Unasked, Names. Did you mean Names?"
      ))
  }

  @Test func `an app without preferences prints a message`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run { AppCommand.main(Plain.self, arguments: ["--preferences"]) }
    }
    #expect(
      text(result?.standardOutputContent)
        == "No view of this app writes, observes or reads a preference.\n")
  }

  @Test func `keys that the program does not read are listed and not computed`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { await MainActor.run { AppCommand.main(Hello.self, arguments: ["--preferences"]) } }
    let output = text(result?.standardOutputContent)
    #expect(
      output.contains(
        "No view observes or reads Unasked. To print one of them, name it: --preferences KEY."))
    #expect(!output.contains("lost"))
    #expect(text(result?.standardErrorContent) == "")
  }

  @Test func `a key that is requested only by the flag adds no reports`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run { AppCommand.main(Hello.self, arguments: ["--preferences", "Unasked"]) }
    }
    let output = text(result?.standardOutputContent)
    #expect(output.contains("wrote lost"))
    #expect(text(result?.standardErrorContent) == "")
  }

  @Test func `--below prints a part, and an unknown view ends the program with 64`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        AppCommand.main(Hello.self, arguments: ["--preferences", "Names", "--below", "VStack"])
      }
    }
    let output = text(result?.standardOutputContent)
    #expect(output.hasPrefix("Names\ncombined to"))
    let failed = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        AppCommand.main(Hello.self, arguments: ["--preferences", "Names", "--below", "VStak"])
      }
    }
    let errors = text(failed?.standardErrorContent)
    #expect(errors.contains("Near: VStack"))
  }

  @Test func `--json prints what Docs/trace.schema.json describes`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run { AppCommand.main(Hello.self, arguments: ["--preferences", "--json"]) }
    }
    let keys = try JSONSerialization.jsonObject(with: Data(result.standardOutputContent))
    let records = try #require(keys as? [[String: Any]])
    #expect(records.map { $0["key"] as? String } == ["Names"])
    #expect(records.allSatisfy { ($0["steps"] as? [Any])?.isEmpty == false })
    #expect(try JSONSchema("Docs/trace.schema.json").problems(in: keys) == [])
  }

  @Test func `--json of views that are not there ends the program with 64`() async {
    let failed = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        AppCommand.main(
          Hello.self, arguments: ["--preferences", "Names", "--below", "VStak", "--json"])
      }
    }
    let errors = text(failed?.standardErrorContent)
    #expect(errors.contains("Near: VStack"))
  }

  @Test func `--from says whether a value arrives, for the key named or for all`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        AppCommand.main(
          Hello.self, arguments: ["--preferences", "Names", "--from", "VStack"])
      }
    }
    let answer = text(result?.standardOutputContent)
    #expect(answer.hasPrefix("Names\n"), "\(answer)")
    let unknown = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { AppCommand.main(Hello.self, arguments: ["--from", "Bed"]) }
    }
    let sentence = text(unknown?.standardErrorContent)
    #expect(
      sentence.contains("No view named 'Bed' writes Names. Those that do: VStack."), "\(sentence)")
    let none = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
      await MainActor.run { AppCommand.main(Plain.self, arguments: ["--from", "Bed"]) }
    }
    let errors = text(none?.standardErrorContent)
    #expect(errors.contains("No view of this app listens to or reads a preference."))
  }

  @Test func `the framework's own keys are printed only where one is named`() async {
    let all = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run { AppCommand.main(Pages.self, arguments: ["--preferences"]) }
    }
    let output = text(all?.standardOutputContent)
    #expect(output.contains("Names\n") && !output.contains("NavigationTitleKey"), "\(output)")
    let named = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        AppCommand.main(Pages.self, arguments: ["--preferences", "NavigationTitleKey"])
      }
    }
    let title = text(named?.standardOutputContent)
    #expect(title.hasPrefix("NavigationTitleKey\n") && title.contains("kept"), "\(title)")
    let unknown = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        AppCommand.main(Pages.self, arguments: ["--preferences", "PageHeaderKey"])
      }
    }
    let errors = text(unknown?.standardErrorContent)
    #expect(errors.contains("SwiftUI's own: "), "\(errors)")
    #expect(errors.contains("NavigationTitleKey"), "\(errors)")
  }

  @Test func `a picture has the size times the scale, and the preferences are printed`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      await MainActor.run {
        AppCommand.main(
          Hello.self,
          arguments: ["--png", file.path, "--size", "30x20", "--scale", "2", "--preferences"])
      }
      let size = try #require(pixelSize(of: Data(contentsOf: file)))
      #expect(size == CGSize(width: 60, height: 40))
    }
    let output = text(result?.standardOutputContent)
    #expect(output.hasPrefix("Names\n"))
    #expect(output.contains(#"wrote ["Ada"]"#))
    #expect(output.contains(#"combined to ["Ada", "Grace"]"#))
  }

  @Test func `a program that writes no key reports it`() async {
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    {
      await MainActor.run { AppCommand.main(Silent.self, arguments: ["--preferences", "Names"]) }
    }
    let errors = text(result?.standardErrorContent)
    #expect(errors.contains("No view writes a preference key named 'Names': this app has no keys."))
  }

  @Test func `R162: a picture follows the scheme that the content asks for`() async {
    await #expect(processExitsWith: .success) {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
      defer { try? FileManager.default.removeItem(at: file) }
      await MainActor.run { AppCommand.main(Silent.self, arguments: ["--svg", file.path]) }
      let svg = try String(contentsOf: file, encoding: .utf8)
      let ground = try #require(svg.firstRange(of: "rgb(0%,0%,0%)"))
      let ink = try #require(svg.firstRange(of: "rgb(100%,100%,100%)"))
      #expect(ground.lowerBound < ink.lowerBound)
    }
  }
}

private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
