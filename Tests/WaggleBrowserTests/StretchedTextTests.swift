import Foundation
import Testing
import Waggle
import WaggleBrowser

/// Letters that a page scales (C490).
@MainActor @Suite struct StretchedTextTests {
  /// Stretches letters as much as their font says.
  private final class Stretched: PageFonts.Source {
    nonisolated init() {}

    func picture(of node: DisplayNode, in box: CGRect) -> String? { "<svg/>" }

    func resolvedFont(for font: FontDescriptor) -> PageFonts.ResolvedFont {
      PageFonts.ResolvedFont(
        family: "Inter", weight: font.weight, isItalic: font.italic, stretch: font.width)
    }

    nonisolated func subset(of face: PageFonts.Face, _ scalars: [Unicode.Scalar]) -> [UInt8]? {
      nil
    }
    nonisolated func webFont(
      of face: PageFonts.Face, _ ranges: [ClosedRange<UInt32>]
    ) -> [UInt8]? { nil }
    nonisolated func scaled(_ file: Data, width: Int) -> Data? { nil }
  }

  private static var gradient: Paint {
    let ends = [
      ResolvedStop(color: .black, location: 0), ResolvedStop(color: .white, location: 1),
    ]
    return .gradient(
      ResolvedGradient(ends, .linear(start: .leading, end: .trailing), space: .device))
  }

  private func json(_ width: Int, gradient: Bool = false) -> String {
    var font = FontDescriptor(size: 20)
    font.width = width
    var run = StyledText.Run(string: "Ada", font: font, color: .black)
    if gradient { run.gradientAndShadows = .ink(gradient: Self.gradient, shadows: []) }
    let line = TextLayout.Line(runs: [run], x: 0, baseline: 20, width: 40)
    let layout = TextLayout(
      text: StyledText(runs: [run]), size: CGSize(width: 40, height: 24), firstBaseline: 20,
      lastBaseline: 20, lines: [line])
    var writer = PatchWriter()
    PageDiffer(ElementNumbers(), PageFonts(faces: [], source: Stretched()))
      .update(to: DisplayList(DisplayNode(.text(layout, at: .zero))), &writer)
    return String(decoding: writer.list.bytes, as: UTF8.self)
  }

  @Test func `C490: a run says how much its letters are stretched, unless they are not`() {
    #expect(json(84).contains(",0,0,-1,84]"))
    #expect(json(116).contains(",0,0,-1,116]"))
    #expect(json(100).contains(",0,0]]"))
  }

  @Test func `C490: stretched letters in a gradient are a picture, as no browser clips to them`() {
    #expect(json(116, gradient: true).contains("data:image/svg+xml,%3Csvg%2F%3E"))
    #expect(!json(116, gradient: true).contains("Ada"))
    #expect(json(100, gradient: true).contains("Ada"))
  }
}
