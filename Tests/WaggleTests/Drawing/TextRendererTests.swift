import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Loud: TextAttribute {
  var level = 1
}

/// Draws by lines, runs or characters, and notes what it is given.
private struct Parts: TextRenderer {
  enum Grain: CaseIterable { case lines, runs, characters }

  final class Notes {
    var lines = 0
    var runs: [[Int]] = []
    var loud: [Int] = []
    var isTruncated = false
    var rects: [CGRect] = []
    var runRects: [CGRect] = []
    var indices: [Int] = []
  }

  let grain: Grain
  var notes = Notes()

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    notes.lines = layout.count
    notes.isTruncated = layout.isTruncated
    notes.rects = layout.map(\.typographicBounds.rect)
    notes.runRects = layout.flatMap { $0.map(\.typographicBounds.rect) }
    notes.runs = layout.map { $0.map(\.count) }
    notes.loud = layout.flatMap { line in line.compactMap { $0[Loud.self]?.level } }
    let first = layout.first?.first?.characterIndices.first
    notes.indices = layout.flatMap { line in
      line.flatMap { run in run.characterIndices.map { first!.distance(to: $0) } }
    }
    for line in layout {
      switch grain {
      case .lines: context.draw(line)
      case .runs: for run in line { context.draw(run) }
      case .characters:
        for run in line {
          for character in run { context.draw(character) }
        }
      }
    }
  }
}

/// Moves and hides characters.
private struct Rising: TextRenderer {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.translateBy(x: 0, y: 20 * (1 - progress))
    for line in layout { context.draw(line) }
  }
}

/// Twice as high as the text.
private struct Tall: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height * 2)
  }
}

/// Texts that a renderer draws, compared with the same texts as they are.
@MainActor @Suite struct TextRendererTests {
  nonisolated private static let texts: [Text] = [
    Text("Honey"),
    Text("Two lines of honey from three hives, and one more"),
    Text("Red ").foregroundStyle(.red) + Text("and ") + Text("bold").bold() + Text(" bees"),
    Text("Under").underline(pattern: .dot, color: .blue) + Text(" and ")
      + Text("through").strikethrough(),
    Text("Raised").baselineOffset(6) + Text(" star ") + Text(Image(systemName: "star"))
      + Text(" end"),
    Text("Gradient").font(.title)
      .foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
    Text("שלום"),
  ]

  private func host<V: View>(_ width: CGFloat = 180, @ViewBuilder _ view: @escaping () -> V)
    -> TestHost
  {
    TestHost(size: CGSize(width: width, height: 120)) { view() }
  }

  @Test(arguments: 0..<7)
  func `C660: lines that are drawn where they are look like the text`(_ index: Int) throws {
    let text = Self.texts[index]
    let plain = try host { text }.png(scale: 2)
    #expect(try host { text.textRenderer(Parts(grain: .lines)) }.png(scale: 2) == plain)
  }

  @Test(arguments: [0, 1, 5, 6])
  func `C660: a run that is a whole line looks like the text`(_ index: Int) throws {
    let text = Self.texts[index]
    let plain = try host { text }.png(scale: 2)
    #expect(try host { text.textRenderer(Parts(grain: .runs)) }.png(scale: 2) == plain)
  }

  @Test func `C660: runs follow each other in their line`() {
    let notes = Parts.Notes()
    let host = host { Self.texts[2].textRenderer(Parts(grain: .runs, notes: notes)) }
    _ = host.displayList
    #expect(notes.runs == [[4, 4, 4, 5]])
    #expect(
      zip(notes.runRects, notes.runRects.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.1 })
    #expect(notes.rects.count == 1 && abs(notes.rects[0].maxX - notes.runRects[3].maxX) < 0.1)
  }

  @Test func `C660: characters are drawn each where it is`() throws {
    let text = Text("Honey 12").foregroundStyle(.orange)
    let notes = Parts.Notes()
    let drawn = host { text.textRenderer(Parts(grain: .characters, notes: notes)) }
    let plain = host { text }
    #expect(drawn.displayList.description.split(separator: "\n").count == 8)
    #expect(drawn.text == ["Honey 12"])
    #expect(notes.runs == [[8]] && notes.indices == Array(0..<8))
    let (one, other) = (try drawn.find(label: "Honey 12"), try plain.find(label: "Honey 12"))
    #expect(one.frame == other.frame)
  }

  @Test func `C660: a layout has the lines of the text, and says whether it is truncated`() {
    let notes = Parts.Notes()
    let long = Text("Two lines of honey from three hives, and one more")
    let tall = host(120) { long.textRenderer(Parts(grain: .lines, notes: notes)) }
    _ = tall.displayList
    #expect(notes.lines > 2 && !notes.isTruncated)
    #expect(zip(notes.rects, notes.rects.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.5 })
    let short = host(120) { long.lineLimit(1).textRenderer(Parts(grain: .lines, notes: notes)) }
    _ = short.displayList
    #expect(notes.lines == 1 && notes.isTruncated)
  }

  @Test func `C660: a text that a renderer draws is read whole, whatever is drawn`() throws {
    let drawn = host { Text("Honey").textRenderer(Tall()) }
    #expect(
      try drawn.find(label: "Honey").frame.height == 2
        * host { Text("Honey") }.find(label: "Honey").frame.height)
    #expect(drawn.displayList.description == host { EmptyView() }.displayList.description)
  }

  @Test func `C660: a renderer's data is animated`() throws {
    let progress = Knob(0.0)
    let host = host {
      Turned(progress) { Text("Honey").textRenderer(Rising(progress: $0)) }
    }
    func picture() throws -> Data { try host.png() }
    let first = try picture()
    host.frame { withAnimation(.linear(duration: 1)) { progress.value = 1 } }
    host.advance(by: 0.5)
    let middle = try picture()
    host.advance(by: 1)
    let last = try picture()
    #expect(first != middle && middle != last && first != last)
    #expect(try last == self.host { Text("Honey") }.png())
  }

  @Test func `C660: a renderer that is replaced or taken away draws no more`() throws {
    let kind = Knob(0)
    let host = host {
      Turned(kind) { kind in
        Text("Honey").transformEnvironment(\.locale) { _ in }
          .textRenderer(Rising(progress: kind == 0 ? 0 : 1))
      }
    }
    let first = try host.png()
    host.frame { kind.value = 1 }
    #expect(try host.png() != first)
  }

  @Test func `C661: runs have the attributes that the text gave them, the innermost of a type`() {
    let notes = Parts.Notes()
    let text =
      Text("a") + Text("b").customAttribute(Loud()) + Text("c")
      + (Text("d").customAttribute(Loud(level: 2)) + Text("e")).customAttribute(Loud(level: 3))
    let drawn = host { text.textRenderer(Parts(grain: .runs, notes: notes)) }
    _ = drawn.displayList
    #expect(notes.loud == [1, 2, 3])
  }

  @Test func `C661: a changed attribute is drawn again`() {
    let level = Knob(1)
    let notes = Parts.Notes()
    let host = host {
      Turned(level) { level in
        Text("a").customAttribute(Loud(level: level)).textRenderer(
          Parts(grain: .runs, notes: notes))
      }
    }
    _ = host.displayList
    host.frame { level.value = 4 }
    _ = host.displayList
    #expect(notes.loud == [4])
  }
}
