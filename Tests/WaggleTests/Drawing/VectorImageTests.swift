import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// SVG and HEIC files of a program.
@MainActor @Suite struct VectorImageTests {
  private let assets: TemporaryBundle

  init() throws { assets = try TemporaryBundle() }

  /// Left red, right blue.
  private static let halves =
    "<rect width='20' height='20' fill='#f00'/><rect x='20' width='20' height='20' fill='#00f'/>"

  private func add(_ head: String, as path: String) throws {
    try assets.add(
      "<?xml version='1.0'?><!-- <svg width='1'> -->\n<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(Self.halves)</svg>",
      as: path)
  }

  private func host<V: View>(scale: CGFloat = 2, @ViewBuilder _ view: @escaping () -> V) -> TestHost
  {
    TestHost(size: CGSize(width: 100, height: 100), scale: scale) { view() }
  }

  private func bee() -> Image { Image("bee", bundle: assets.bundle) }

  /// What the file shows, as views.
  private func drawn(_ width: CGFloat, _ height: CGFloat) -> some View {
    HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }.frame(width: width, height: height)
  }

  @Test func `C706: an SVG file is drawn at the pixels of the screen, at any size`() throws {
    try add("width='40' height='20'", as: "bee.svg")
    for scale in [1, 2, 3] as [CGFloat] {
      #expect(try host(scale: scale) { bee() }.png() == host(scale: scale) { drawn(40, 20) }.png())
      #expect(
        try host(scale: scale) { bee().resizable().frame(width: 90, height: 70) }.png()
          == host(scale: scale) { drawn(90, 70) }.png())
    }
    #expect(host { bee() }.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("width='40' height='20'", 40, 20), ("viewBox='0 0 40 20'", 40, 20),
      ("width='80' viewBox='0,0,40,20'", 80, 40), ("height='10px' viewBox=\"0 0 40 20\"", 20, 10),
      ("width='100%' height='100%' viewBox='0 0 40 20'", 40, 20),
      ("width='1in' height='36pt'", 96, 48),
    ] as [(String, CGFloat, CGFloat)])
  func `C706: its size is what it says, or its view box`(
    head: String, width: CGFloat, height: CGFloat
  )
    throws
  {
    try add(head, as: "bee.svg")
    let frame = try host { bee().accessibilityIdentifier("it") }.find(identifier: "it").frame
    #expect(frame.size == CGSize(width: width, height: height))
  }

  @Test func `C706: an SVG file of an image set may be a template, a tile and part of a picture`()
    throws
  {
    let set = "Assets.xcassets/bee.imageset"
    try add("width='40' height='20'", as: "\(set)/bee.svg")
    try assets.add(
      """
      {"images": [{"idiom": "universal", "filename": "bee.svg"}],
       "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
      """, as: "\(set)/Contents.json")
    #expect(
      try host { bee().foregroundStyle(.green) }.png()
        == host { Color.green.frame(width: 40, height: 20) }.png())
    #expect(
      try host {
        bee().renderingMode(.original).resizable(resizingMode: .tile).frame(width: 80, height: 20)
      }
      .png()
        == host {
          HStack(spacing: 0) {
            drawn(40, 20); drawn(40, 20)
          }
        }.png())
    #expect(
      try host { bee().renderingMode(.original).opacity(0.5) }.png()
        == host { drawn(40, 20).opacity(0.5) }.png())
  }

  @Test func `C706: SVG and PDF files have its outlines`() throws {
    try add("width='40' height='20'", as: "bee.svg")
    let renderer = ImageRenderer(content: bee())
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(!svg.contains("<image") && svg.contains("<path") || svg.contains("<rect"))
    #expect(
      !String(decoding: try renderer.pdfData(), as: Unicode.ASCII.self).contains("/Subtype /Image"))
  }

  @Test func `C706: a file without a size is missing, and the message says why`() throws {
    try add("", as: "bee.svg")
    let host = host { bee() }
    #expect(host.displayList.description == "")
    #expect(
      host.diagnostics.first?.message.contains("bee.svg is not an SVG file, or") == true)
  }

  @Test func `C706: what a file names elsewhere is not read, and a damaged one draws nothing`()
    throws
  {
    try assets.add(try picture(40, 20), as: "other.png")
    try assets.add(
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><image href='\(assets.folder.path)/other.png' width='40' height='20'/></svg>",
      as: "bee.svg")
    try assets.add("<svg width='40' height='20'><rect width='4", as: "torn.svg")
    let empty = try host { Color.clear }.png()
    #expect(try host { bee() }.png() == empty)
    #expect(try host { Image("torn", bundle: assets.bundle) }.png() == empty)
  }

  // MARK: HEIC

  /// 64 × 32, half red, half blue.
  private static let opaque = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAA\
    AAACAAAAGGlkYXQAAAAAAEAAIAAAAAAAQAAgAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAACHAAIAAQAAAAAAAAABAAAAAAAAAAgA\
    AwAAAAAAAAOnAAEAAAAAAAAAFAAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIA\
    AAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAA\
    AAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAA\
    AwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MB\
    BAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFlurkprmwIAA\
    AAMAgAAAAwCEIgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAgAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAA\
    AAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAAAAAADmRp\
    bWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAo21kYXQAAACDKAGvCeA98yL///I/N//8sM7L+8XEV7//x1vDv9SWD//kFXph\
    KDArh8lk5X86O69N7SfNFIsXpVdE5Sx/JXlgTR3PlJw8q7STuatHlmbTes7yVvKkVOrE7Dl629jWHJUnZhbEUzFaSIQIdToTy3v9pesLqD+nDf35\
    qor5QXPYyPuGh44AAAAQKAGuE8BrfEPeP8S709ORXA==
    """
  /// 64 × 64, the upper half green, the lower one clear.
  private static let clear = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAA\
    AAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAAiAACAAAAAALxAAEAAAAAAAAAlgAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEA\
    AGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH/\
    /wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRp\
    c3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAAD\
    AAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsCCBBZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAA\
    DnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABpp\
    cmVmAAAAAAAAAA5hdXhsAAIAAQABAAABJm1kYXQAAACEKAGvCeAhOXVf//2L3///TB3//lAbnUE2//7VVWd+nazf9z5hMDdbBhJonfrSFvDy+6hN\
    g12vb3TmzA04VVVNB6rY3oyDqw0MgVkORR5eEkjQhHItA8NryIJMEPdIhwhyEW/KY6jtDc6bQinv5YXRn+F0svVLIfvMQPAN9AMF/Oodz778AAAA\
    kigBrhPAzHtEdfr/9zh2Ns///g7X5fR6ozWhhEbzPb2Dx/8bxT1iBT4JFuEF+JpBP1Amz+u62x/xGT9Ao9YUrgdbGY+oU7V0FxjNq+m+h+ElV5FC\
    8UTwe/2lO4jvO3jPvg1e9Ps27qnPjASUjdfvQxtsdj1rMyUfC5uxZsZNyukjyYE47+EzHn1PPg+INp9C0+FM
    """

  private func add(_ text: String, _ path: String) throws -> Data {
    let data = try #require(Data(base64Encoded: text))
    try assets.add(data, as: path)
    return data
  }

  @Test func `C707: a HEIC file is an image like others`() throws {
    let data = try add(Self.opaque, "bee@2x.heic")
    let host = host { bee() }
    #expect(host.displayList.description == #"image "bee" (34 42 32 16)"#)
    #expect(host.diagnostics.isEmpty)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 32, height: 16))
    let red = try host.png(), plain = try self.host { Color.clear }.png()
    #expect(red != plain)
  }

  @Test func `C707: what is clear in a HEIC file is clear`() throws {
    _ = try add(Self.clear, "bee.heic")
    let bottom = host { bee().frame(width: 64, height: 20, alignment: .bottom).clipped() }
    #expect(try bottom.png() == host { Color.clear }.png())
  }

  @Test func `C707: a damaged HEIC file is missing, and the message says why`() throws {
    let data = try #require(Data(base64Encoded: Self.opaque))
    try assets.add(Data(data.prefix(300)), as: "bee.heic")
    let host = host { bee() }
    #expect(host.displayList.description == "")
    let message = host.diagnostics.first?.message ?? ""
    #expect(message.contains("bee.heic is not a HEIC file"))
  }
}
