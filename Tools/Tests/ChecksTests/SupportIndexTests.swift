import Testing

import Checks

/// The table of what works.
@Suite struct SupportIndexTests {
  private let source = """
    /// A flower.
    public struct Flower: View {
      public struct Petal {}
    }
    struct Hidden {}
    public typealias Bloom = Flower
    extension View {
      /// Grows.
      public func growing(_ height: Int) -> some View { self }
      func hidden() {}
      /// Absent: a shader.
      @available(
        *, unavailable,
        message: "No shaders. "
          + "Use a Canvas."
      )
      public func shaded() -> some View { fatalError("unavailable") }
    }
    extension EnvironmentValues {
      /// The season.
      public var season: Int { 0 }
    }
    public func plant() {}
    """
  private let table = """
    # a comment
    area\tSources/A\tPlants
    partly\t.growing\tSlowly.
    section\tAnimals\t
    absent\tBee\tUse a Flower.
    """

  private func index(_ table: String) -> SupportIndex {
    SupportIndex(sources: [("Sources/A/A.swift", source)], table: table)
  }

  @Test func `each public name is a row of its area, with its note`() {
    let page = index(table).text
    #expect(page.contains("4 work, 1 work partly, 2 are absent"))
    for row in [
      "| `Flower` | works |  |", "| `Bloom` | works |  |", "| `plant()` | works |  |",
      "| `\\.season` | works |  |", "| `.growing` | partly | Slowly. |",
      "| `.shaded` | absent | No shaders. Use a Canvas. |", "| `Bee` | absent | Use a Flower. |",
      "| [Plants](#plants) | 4 of 6 |",
    ] { #expect(page.contains(row), "\(row) in \(page)") }
    #expect(!page.contains("Hidden") && !page.contains("Petal") && !page.contains("hidden"))
  }

  @Test func `a line about nothing, a source without an area and an old page are found`() {
    let good = index(table)
    #expect(good.findings(page: good.text).isEmpty)
    #expect(good.findings(page: "old").map(\.message) == ["is out of date: run make support"])
    let bad = index(
      "partly\tWeed\tNo.\nabsent\tFlower\tNo.\nmaybe\tA\tB\n")
    #expect(
      bad.findings(page: bad.text).map(\.message) == [
        "no source declares Weed", "Flower is declared", "“maybe” is not a kind of line",
        "has no area in Tools/support.tsv",
      ])
  }
}
