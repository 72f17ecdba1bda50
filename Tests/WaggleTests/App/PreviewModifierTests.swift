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

private struct Label: PreviewModifier {
  let name: String

  func body(content: Content, context: Void) -> some View {
    VStack {
      Text(name)
      content
    }
  }
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

#Preview("Bed 1", traits: .modifier(Garden())) { Text("one") }
#Preview("Bed 2", traits: .modifier(Garden())) { Text("two") }
#Preview("Nested", traits: .modifier(Label(name: "inner")), .modifier(Label(name: "outer"))) {
  Text("leaf")
}
#Preview(
  """
  Two
  lines
  """
) { Text("two") }
#Preview("Dry", traits: .modifier(Drought())) { Text("never") }

@MainActor @Suite(.serialized) struct PreviewModifierTests {
  private let catalog = PreviewCatalog(
    PreviewCatalog.ofProgram().items, contexts: PreviewContexts { _ in })

  private func host(_ name: String) throws -> TestHost {
    let (item, contexts) = (try catalog.item(selectedBy: name), catalog.contexts)
    return TestHost { item.makeView(contexts) }
  }

  @Test func `C172: a name of several lines is one line in the list`() throws {
    #expect(try catalog.item(selectedBy: "Two lines").name == "Two lines")
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

  @Test func `C175: a message is shown until the context is made`() throws {
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
    dropped?.frame()
    dropped = nil
    let next = try host("Bed 2")
    await next.settle()
    #expect(next.text == ["garden 1", "two"])
  }

  @Test func `C175: of several modifiers the first is the innermost`() async throws {
    let host = try host("Nested")
    await host.settle()
    #expect(host.text == ["outer", "inner", "leaf"])
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { Text("plain") } }
}

/// Each runs an app in another process.
@Suite struct PreviewRunTests {
  @Test func `C172: an unknown name ends the program with 64 and the list`() async {
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent])
    {
      await MainActor.run { AppCommand.main(Plain.self, arguments: ["--preview", "Bedd 1"]) }
    }
    let errors = text(result?.standardErrorContent)
    #expect(errors.contains("Did you mean \"Bed 1\""))
    #expect(errors.contains("Shrub_Previews:2"))
  }

  private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
}
