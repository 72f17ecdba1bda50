import Foundation
import Testing
import Waggle
import WaggleRender

/// What the text engine keeps.
@MainActor @Suite struct TextCacheTests {
  @Test func `Five thousand labels are shaped once, however often they are requested`() {
    let engine = TextEngine(fonts: Bench.fonts)
    let labels = (0..<5_000).map { text("label \($0)") }
    for _ in 0..<3 {
      for label in labels { _ = engine.layout(label, width: 300, height: nil) }
    }
    #expect(engine.paragraphsShaped == 5_000)
  }
}
