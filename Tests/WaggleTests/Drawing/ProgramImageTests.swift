import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Images of a program: PNG files and image sets.
@MainActor @Suite struct ProgramImageTests {
  private let assets: TemporaryBundle

  init() throws {
    assets = try TemporaryBundle()
    try assets.add(try picture(40, 20), as: "bee.png")
    try assets.add(try picture(40, 20), as: "wasp@2x.png")
  }

  private func bee() -> Image { Image("bee", bundle: assets.bundle) }

  private func host<V: View>(
    scale: CGFloat = 2, _ scheme: ColorScheme = .light, @ViewBuilder _ view: @escaping () -> V
  ) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100), colorScheme: scheme, scale: scale) { view() }
  }

  private func frame<V: View>(scale: CGFloat = 2, @ViewBuilder _ view: @escaping () -> V) throws
    -> CGRect
  {
    try host(scale: scale) { view().accessibilityIdentifier("it") }.find(identifier: "it").frame
  }

  @Test func `C342: an image has the size of its file in points`() throws {
    #expect(try frame { bee() } == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(try frame { Image("bee.png", bundle: assets.bundle) }.size.width == 40)
    for scale in [1, 2, 3] as [CGFloat] {
      let size = try frame(scale: scale) { Image("wasp", bundle: assets.bundle) }.size
      #expect(size == CGSize(width: 20, height: 10))
    }
    #expect(host { bee() }.displayList.description == #"image "bee" (30 40 40 20)"#)
  }

  @Test func `C342: the file for the scale of the screen is drawn, at the same size`() throws {
    try assets.add(try picture(10, 10), as: "ant.png")
    try assets.add(try picture(20, 20), as: "ant@2x.png")
    try assets.add(try picture(60, 60), as: "ant@3x.png")
    // The file for 3 is twice as large, which distinguishes it from the others.
    for (scale, width) in [(1, 10), (2, 10), (3, 20), (4, 20)] as [(CGFloat, CGFloat)] {
      #expect(try frame(scale: scale) { Image("ant", bundle: assets.bundle) }.size.width == width)
    }
  }

  @Test func `C342: a resizable image fills the proposal, and keeps its ratio where it is scaled`()
    throws
  {
    #expect(try frame { bee().resizable() }.size == CGSize(width: 100, height: 100))
    #expect(try frame { bee().resizable().scaledToFit() }.size == CGSize(width: 100, height: 50))
    #expect(
      try frame { bee().resizable().aspectRatio(contentMode: .fill).frame(width: 50, height: 50) }
        .size == CGSize(width: 50, height: 50))
    #expect(try frame { bee().frame(width: 10) }.size.width == 10)
  }

  @Test func `C342: a template is a mask for the foreground style`() throws {
    let list = host { bee().renderingMode(.template).foregroundStyle(.green) }.displayList
    #expect(list.description.hasPrefix("masked\n  rect"))
    #expect(list.description.hasSuffix("by\n  image \"bee\" (30 40 40 20)"))
    #expect(host { bee().renderingMode(.original) }.displayList.description.hasPrefix("image"))
  }

  @Test func `C342: a missing image takes no space, and is reported once`() throws {
    let host = host {
      VStack(spacing: 0) {
        Image("no such", bundle: assets.bundle).accessibilityIdentifier("it")
        Image("no such", bundle: assets.bundle).resizable()
        Label("Title", image: "no such")
      }
    }
    #expect(try host.find(identifier: "it").frame.size == .zero)
    #expect(host.diagnostics.map(\.id).contains("W-ASSET"))
    #expect(host.diagnostics.filter { $0.message.contains("\"no such\"") }.count <= 3)
    #expect(host.text == ["Title"])
  }

  @Test func `C342: a file that is not a PNG file is missing`() throws {
    try assets.add("GIF89a, and more text than the head of a file has", as: "fly.png")
    let host = host { Image("fly", bundle: assets.bundle) }
    #expect(host.displayList.description == "")
    #expect(host.diagnostics.map(\.id) == ["W-ASSET"])
  }

  @Test func `C342: a damaged file has its size, and draws nothing`() throws {
    try assets.add(Data(try picture(40, 20).prefix(40)), as: "torn.png")
    let host = host { Image("torn", bundle: assets.bundle) }
    #expect(host.displayList.description == #"image "torn" (30 40 40 20)"#)
    #expect(try host.png() == self.host { Color.clear }.png())
  }

  @Test func `C342: the label of an image is its name or its text, or there is none`() throws {
    func labels(_ image: Image) -> [String?] { host { image }.elements.map(\.label) }
    #expect(labels(bee()) == ["bee"])
    #expect(labels(Image("bee", bundle: assets.bundle, label: Text("A bee"))) == ["A bee"])
    #expect(labels(Image(decorative: "bee", bundle: assets.bundle)) == [])
    #expect(host { bee() }.elements[0].role == .image)
  }

  @Test func `C342: an image set has files for scales and for the dark, and may be a template`()
    throws
  {
    let set = "Assets.xcassets/Insects/moth.imageset"
    try assets.add(try picture(10, 10), as: "\(set)/day.png")
    try assets.add(try picture(30, 30), as: "\(set)/night.png")
    try assets.add(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "day.png"},
        {"idiom": "universal", "scale": "2x", "filename": "night.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"},
       "info": {"version": 1, "author": "xcode"}}
      """, as: "\(set)/Contents.json")
    func list(_ scheme: ColorScheme, _ name: String = "moth") -> String {
      host(scheme) { Image(name, bundle: assets.bundle) }.displayList.description
    }
    #expect(list(.light).hasSuffix("by\n  image \"moth\" (47.5 47.5 5 5)"))
    #expect(list(.dark).hasSuffix("by\n  image \"moth\" (42.5 42.5 15 15)"))
    #expect(list(.light, "Insects/moth").contains("(47.5 47.5 5 5)"))
  }

  @Test func `C343: caps keep their size, and what is between them is stretched`() {
    let caps = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 5)
    let host = host { bee().resizable(capInsets: caps).frame(width: 100, height: 20) }
    #expect(
      host.displayList.description.split(separator: "\n") == [
        #"image "bee" (0 40 10 20)"#, #"image "bee" (10 40 85 20)"#, #"image "bee" (95 40 5 20)"#,
      ])
  }

  @Test func `C343: a tiled image is repeated at its own size, and cut off at the end`() {
    let host = host { bee().resizable(resizingMode: .tile).frame(width: 90, height: 20) }
    #expect(
      host.displayList.description.split(separator: "\n") == [
        #"image "bee" (5 40 40 20)"#, #"image "bee" (45 40 40 20)"#, #"image "bee" (85 40 10 20)"#,
      ])
  }

  @Test func `C342: a canvas draws a file`() throws {
    let host = host {
      Canvas { context, _ in
        let image = context.resolve(bee())
        context.draw(image, in: CGRect(origin: .zero, size: image.size))
      }
    }
    #expect(host.displayList.description.contains(#"image "bee" (0 0 40 20)"#))
  }

  @Test func `C342: a label has an image of the program as its icon, which is not read`() {
    let host = host { Label("Title", image: "no such") }
    #expect(host.elements.map(\.label) == ["Title"])
    #expect(host.diagnostics.map(\.id) == ["W-ASSET"])
  }
}
