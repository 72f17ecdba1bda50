import Foundation
import SwiftUI
import Testing

/// Effects that a PDF or an SVG has no words for.
@MainActor struct VectorEffectTests {
  nonisolated static let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .plusLighter,
  ]

  /// An effect of 60 x 40 points between two texts on a page of 595 x 842.
  private func page<V: View>(_ effect: V) -> some View {
    VStack {
      Text("before")
      effect.frame(width: 60, height: 40)
      Text("after")
    }
    .frame(width: 595, height: 842)
    .background(.white)
  }

  /// In a group, or over the page.
  private func blend(_ mode: BlendMode, inGroup: Bool) -> some View {
    let stack = ZStack {
      Color.red
      Circle().blendMode(mode)
    }
    return Group { if inGroup { stack.compositingGroup() } else { stack } }
  }

  private func svg<V: View>(_ effect: V) throws -> String {
    String(decoding: try ImageRenderer(content: page(effect)).svgData(), as: UTF8.self)
  }

  private func glyphs(_ svg: String) -> Int { svg.components(separatedBy: "#glyph").count }

  private func widths(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> [Int] {
    text.matches(of: pattern).compactMap { Int($0.1) }
  }

  private func check<V: View>(_ effect: V, _ label: String, isInSVG: Bool = true) throws {
    let plain = try svg(Color.clear)
    let drawn = try svg(effect)
    #expect(glyphs(drawn) == glyphs(plain), "\(label): text is text")
    let pictures = widths(drawn, /<image[^>]* width="([0-9]+)"/)
    #expect(pictures.allSatisfy { $0 <= 160 }, "\(label): \(pictures)")
    #expect(!isInSVG || !pictures.isEmpty, "\(label)")
    #expect(drawn.utf8.count < plain.utf8.count + 40_000, "\(label): \(drawn.utf8.count)")
    let pdf = try ImageRenderer(content: page(effect)).pdfData()
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("Inter"), "\(label)")
    let images = widths(text, /\/Width ([0-9]+)/)
    #expect(images.allSatisfy { $0 <= 160 }, "\(label): \(images)")
    #expect(pdf.count < 60_000, "\(label): \(pdf.count)")
  }

  @Test(arguments: modes.indices)
  func `C466: a blend in a group is a picture alone`(index: Int) throws {
    let mode = Self.modes[index]
    // What is erased is drawn through a mask of the group's size.
    try check(blend(mode, inGroup: true), "\(mode)")
  }

  @Test(arguments: modes.indices.filter { modes[$0] != .destinationOut })
  func `C466: a blend with the page is a picture alone`(index: Int) throws {
    let mode = Self.modes[index]
    // Under an opaque page there is nothing to draw.
    try check(blend(mode, inGroup: false), "\(mode)", isInSVG: mode != .destinationOver)
  }

  @Test func `C466: what is erased from a page is drawn through a mask, and stays text`() throws {
    let drawn = try svg(blend(.destinationOut, inGroup: false))
    #expect(glyphs(drawn) == glyphs(try svg(Color.clear)))
    #expect(drawn.contains("<mask"))
    #expect(drawn.utf8.count < 60_000)
  }

  @Test func `C466: other effects are pictures alone`() throws {
    let turn = AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
    try check(Circle().fill(turn), "angular gradient")
    try check(Circle().stroke(turn, lineWidth: 6), "angular stroke")
    try check(Circle().fill(.yellow.shadow(.inner(radius: 5))), "inner shadow")
    try check(Circle().blur(radius: 3), "blur")
    try check(Circle().fill(.red).saturation(0.2), "saturation")
    try check(Circle().fill(.red).shadow(radius: 4), "shadow")
    try check(Color.red.mask(Circle()), "mask", isInSVG: false)
    try check(Rectangle().fill(.thinMaterial), "material", isInSVG: false)
    let many = ZStack {
      Color.red
      Circle().blendMode(.destinationOut)
      Circle().fill(.blue).padding(9).blendMode(.plusLighter)
      Rectangle().frame(width: 6).blendMode(.destinationOut)
      Circle().fill(.green).padding(12).blendMode(.difference)
    }
    try check(many.compositingGroup(), "five blends")
    try check(many.compositingGroup().rotationEffect(.degrees(20)), "turned blends")
  }
}
