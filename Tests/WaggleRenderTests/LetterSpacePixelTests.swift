import Foundation
import Testing
import Waggle
import WaggleRender

/// Where letters with tracking are drawn.
@MainActor struct LetterSpacePixelTests {
  /// The first column with ink of each of the letters, in pixels.
  private func starts(_ trackings: [CGFloat]) throws -> [Int] {
    let runs = trackings.map { tracking in
      var letter = run("I", font: FontDescriptor(size: 20))
      letter.tracking = tracking
      return letter
    }
    let layout = Bench.layout(StyledText(runs: runs))
    let image = try Bench.pixels(DisplayNode(.text(layout, at: .zero)), width: 200, height: 30)
    let inked = (0..<200).map { x in (0..<30).contains { image[x, $0] & 0xFF < 0x80 } }
    return inked.indices.filter { inked[$0] && ($0 == 0 || !inked[$0 - 1]) }
  }

  @Test(arguments: [
    [20, 20, 20], [20, 0, 0], [0, 20, 0], [0, 0, 20], [20, 10, 0], [0, 10, 20], [10, 20, 10],
  ])
  func `L280: a line begins with its first letter, and each letter has its space behind it`(
    trackings: [Int]
  ) throws {
    let plain = try starts([0, 0, 0])
    let spaced = try starts(trackings.map { CGFloat($0) })
    let moved = [0, trackings[0], trackings[0] + trackings[1]]
    #expect(zip(plain, moved).map { $0 + $1 } == spaced)
  }
}
