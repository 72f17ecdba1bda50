import Foundation
import SwiftUI
import Testing

private struct Greedy: View {
  var body: some View {
    VStack {
      Text("a").frame(width: .nan)
      Image(systemName: "no such symbol")
    }
  }
}

/// Sets its state in each frame, for ever.
private struct Restless: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

@MainActor @Suite struct ImageRendererReportTests {
  @Test func `diagnostics contain the tree's reports, with an id, a message and a path`()
    throws
  {
    let renderer = ImageRenderer(content: Greedy())
    #expect(renderer.diagnostics == [])
    _ = try renderer.pngData()
    #expect(renderer.diagnostics.map(\.id).sorted() == ["E-FRAME", "W-SYMBOL"])
    #expect(renderer.diagnostics.allSatisfy { $0.path.contains("Greedy") && !$0.message.isEmpty })
  }

  @Test func `diagnostics are those of the last picture`() throws {
    let renderer = ImageRenderer(content: AnyView(Greedy()))
    _ = try renderer.svgData()
    let first = renderer.diagnostics
    _ = try renderer.pdfData()
    #expect(renderer.diagnostics == first)
    renderer.content = AnyView(Color.red)
    _ = try renderer.pngData()
    #expect(renderer.diagnostics == [])
  }

  @Test func `a picture that cannot be made has diagnostics too`() {
    let renderer = ImageRenderer(content: Greedy().frame(width: 1e9, height: 10))
    #expect(throws: (any Error).self) { try renderer.pngData() }
    #expect(!renderer.diagnostics.isEmpty)
  }

  @Test func `a tree that never settles is drawn, with W-LOOP`() throws {
    let renderer = ImageRenderer(content: Restless())
    #expect(try !renderer.pngData().isEmpty)
    #expect(renderer.diagnostics.contains { $0.id == "W-LOOP" })
  }

  @Test func `a thousand pictures write a diagnostic to standard error once`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        for _ in 0..<1_000 {
          let renderer = ImageRenderer(content: Color.red.overlay { Image(systemName: "none") })
          _ = try renderer.pngData()
          try #require(renderer.diagnostics.count == 1)
        }
      }
    }
    let errors = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(errors.split(separator: "\n").count { $0.contains("W-SYMBOL") } == 1)
  }

  @Test func `hundreds of renderers leak no memory`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        for _ in 0..<30 { try ImageRendererReportTests.draw() }
        let before = residentMegabytes()
        for _ in 0..<100 { try ImageRendererReportTests.draw() }
        let growth = residentMegabytes() - before
        try #require(growth < 4, "\(growth) MB")
      }
    }
  }

  private static func draw() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Text("A meadow").font(.title).shadow(radius: 4)
        Image(systemName: "star").blur(radius: 2)
      }
      .padding())
    _ = try renderer.pngData(scale: 2)
  }

  @Test func `renderers in several tasks of the main actor draw what each alone draws`()
    async throws
  {
    let alone = try (0..<8).map { try ImageRenderer(content: Text("\($0)")).pngData() }
    let together = (0..<8).map { number in
      Task { @MainActor in
        let renderer = ImageRenderer(content: Text("\(number)"))
        await Task.yield()
        return try await renderer.pngData()
      }
    }
    for (task, picture) in zip(together, alone) { #expect(try await task.value == picture) }
  }
}

/// What the process has in memory.
private func residentMegabytes() -> Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ")
  return Int(pages?[1] ?? "0")! * 4096 >> 20
}
