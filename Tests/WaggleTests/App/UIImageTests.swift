import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct UIImageTests {
  private struct Dot: View {
    var body: some View { Color.red.frame(width: 12, height: 8) }
  }

  private func png(scale: CGFloat = 2) throws -> Data {
    try ImageRenderer(content: Dot()).pngData(scale: scale)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `C342: an image has the size of its pixels at its scale`(scale: CGFloat) throws {
    let image = try #require(UIImage(data: png(scale: scale), scale: scale))
    #expect(image.size == CGSize(width: 12, height: 8))
    #expect(image.scale == scale)
    #expect(try image.pngData() == png(scale: scale))
  }

  @Test func `an image is drawn as the view that it was made from`() throws {
    let renderer = ImageRenderer(content: Dot())
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.scale == 2)
    let again = ImageRenderer(content: Image(uiImage: image))
    #expect(try again.pngData(scale: 2) == png())
  }

  @Test func `an image as a mask is drawn in the foreground style`() throws {
    let image = try #require(UIImage(data: png(), scale: 2))
    let masked = Image(uiImage: image.withRenderingMode(.alwaysTemplate)).foregroundStyle(.blue)
    let blue = try ImageRenderer(content: Color.blue.frame(width: 12, height: 8)).pngData(scale: 2)
    #expect(try ImageRenderer(content: masked).pngData(scale: 2) == blue)
  }

  nonisolated private static func symbols(_ names: [String]) -> [CGSize?] {
    names.map { UIImage(systemName: $0)?.size }
  }

  @Test func `C630: a symbol is an image on any thread`() async {
    let names = ["star", "a.circle", "person.3", "house.fill", "no.such.symbol"]
    let tasks = (0..<4).map { _ in Task.detached { Self.symbols(names) } }
    var found: [[CGSize?]] = []
    for task in tasks { found.append(await task.value) }
    #expect(found.allSatisfy { $0 == Self.symbols(names) })
    #expect(found.first?.filter { $0 == nil }.count == 1)
  }

  @Test func `a symbol that exists is an image; unknown names, files and data give nil`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.size.width > 10 && star.pngData() == nil)
    #expect(star == UIImage(systemName: "star"))
    let drawn = ImageRenderer(content: Image(uiImage: star))
    #expect(try drawn.pngData() == ImageRenderer(content: Image(systemName: "star")).pngData())
    #expect(UIImage(systemName: "no such symbol") == nil)
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func `a file whose name ends in "@2x" has two pixels for each point`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("dot@2x.png")
    try png().write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 12, height: 8))
  }

  @Test func `C342: an image of a bundle is found by its name, and drawn as by Image`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png().write(to: folder.appendingPathComponent("dot@2x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(UIImage(named: "dot", in: bundle))
    #expect(image.size == CGSize(width: 12, height: 8))
    #expect(image == UIImage(named: "dot", in: bundle))
    let drawn = try ImageRenderer(content: Image(uiImage: image)).pngData(scale: 2)
    #expect(try drawn == ImageRenderer(content: Image("dot", bundle: bundle)).pngData(scale: 2))
    #expect(try drawn == png())
  }

  @Test func `a view that cannot be drawn gives no image`() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: .infinity, height: 10)
    #expect(renderer.uiImage == nil)
  }
}
