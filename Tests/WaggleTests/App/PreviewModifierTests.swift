import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private struct Garden: PreviewModifier {
  @MainActor static var made = 0

  static func makeSharedContext() async throws -> String {
    made += 1
    await Task.yield()
    return "garden \(made)"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

private struct Fence: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(5) }
}

private struct Drought: PreviewModifier {
  struct NoRain: Error, CustomStringConvertible { var description: String { "it does not rain" } }
  @MainActor static var isOver = false

  static func makeSharedContext() async throws -> Int {
    if isOver { return 7 }
    throw NoRain()
  }

  func body(content: Content, context: Int) -> some View { Text("rain \(context)") }
}

private struct Endless: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    try await Task.sleep(for: .seconds(1000))
    return 1
  }

  func body(content: Content, context: Int) -> some View { content }
}

#Preview("Bed 1", traits: .modifier(Garden())) { Text("one") }
#Preview("Bed 2", traits: .modifier(Garden())) { Text("two") }
#Preview("Fenced", traits: .sizeThatFitsLayout, .modifier(Fence()), .modifier(Fence())) {
  Color.green.frame(width: 10, height: 10)
}
#Preview("Dry", traits: .modifier(Drought())) { Text("never") }
#Preview("Never", traits: .fixedLayout(width: 20, height: 10), .modifier(Endless())) {
  Text("never")
}

@MainActor @Suite(.serialized) struct PreviewModifierTests {
  private let catalog = PreviewCatalog(
    PreviewCatalog.ofProgram().items, contexts: PreviewContexts { _ in })

  private func host(_ name: String) throws -> TestHost {
    let (item, contexts) = (try catalog.item(selectedBy: name), catalog.contexts)
    return TestHost { item.makeView(contexts) }
  }

  @Test func `C175: a context is made once for all previews with a modifier of its type`()
    async throws
  {
    Garden.made = 0
    let (first, second) = (try host("Bed 1"), try host("Bed 2"))
    await first.settle()
    await second.settle()
    #expect(first.text == ["garden 1", "one"])
    #expect(second.text == ["garden 1", "two"])
    #expect(Garden.made == 1)
    // A context that is there needs no second frame.
    #expect(try host("Bed 2").text == ["garden 1", "two"])
  }

  @Test func `C175: the context is awaited, in words`() throws {
    #expect(try host("Bed 1").text == ["Waiting for Garden.makeSharedContext()."])
  }

  @Test func `C175: an error is shown in place of the preview, and the next one tries again`()
    async throws
  {
    Drought.isOver = false
    let first = try host("Dry")
    await first.settle()
    #expect(first.text == ["Drought.makeSharedContext() failed: it does not rain"])
    #expect(catalog.contexts.failures == first.text)
    Drought.isOver = true
    let second = try host("Dry")
    await second.settle()
    #expect(second.text == ["rain 7"])
  }

  @Test func `C175: a host may be dropped while a context is made`() async throws {
    Garden.made = 0
    var dropped: TestHost? = try host("Bed 1")
    dropped?.settle()
    dropped = nil
    let next = try host("Bed 2")
    await next.settle()
    #expect(next.text == ["garden 1", "two"])
  }

  @Test func `a picture of a preview has the size that its modifiers give it (C173)`() throws {
    #expect(try svg("Fenced").contains("width=\"30pt\" height=\"30pt\""))
  }

  private func svg(_ name: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    AppCommand.main(Plain.self, arguments: ["--preview", name, "--svg", file.path])
    return try String(contentsOf: file, encoding: .utf8)
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { Text("plain") } }
}

/// Each runs an app in a process of its own.
@Suite struct PreviewRunTests {
  @Test func `C175: an error in a shared context ends the program with 1, after the picture`() async
  {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run {
        AppCommand.main(Plain.self, arguments: ["--preview", "Dry", "--svg", "-"])
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("Error: Drought.makeSharedContext() failed: it does not rain"))
    #expect(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).contains("</svg>"))
  }

  @Test func `C172: an unknown name ends the program with 64 and the list`() async {
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    {
      await MainActor.run { AppCommand.main(Plain.self, arguments: ["--preview", "Bedd 1"]) }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("Did you mean \"Bed 1\""))
    #expect(errors.contains("Shrub_Previews:2"))
  }

  @Test func `C175: a context that is not there in time ends the program with 1`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        AppCommand.main(Plain.self, arguments: ["--preview", "Never", "--svg", "-"])
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors == "Error: Endless.makeSharedContext() did not return in time.\n")
  }
}
