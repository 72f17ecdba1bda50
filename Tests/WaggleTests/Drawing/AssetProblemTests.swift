import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Asset catalogues with mistakes.
@MainActor @Suite struct AssetProblemTests {
  private let assets: TemporaryBundle

  init() throws { assets = try TemporaryBundle() }

  private func messages<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { view() }
    _ = host.displayList
    host.settle()
    #expect(host.diagnostics.allSatisfy { $0.id == "W-ASSET" })
    return host.diagnostics.map(\.message)
  }

  private func image(_ contents: String, files: [String] = []) throws -> [String] {
    let set = "Assets.xcassets/bee.imageset"
    try assets.add(contents, as: "\(set)/Contents.json")
    for file in files { try assets.add(try picture(4, 4), as: "\(set)/\(file)") }
    return messages { Image("bee", bundle: assets.bundle) }
  }

  @Test(arguments: [
    ("{\"images\": [}", "Contents.json is not as an asset catalogue has it"),
    ("{\"images\": [{\"filename\": 3}]}", "images.[0].filename has the wrong type"),
    ("{\"images\": []}", "bee.imageset has no file"),
    ("{\"info\": {\"version\": 1}}", "bee.imageset has no file"),
    ("{\"images\": [{\"scale\": \"2x\"}]}", "bee.imageset has no file"),
    ("{\"images\": [{\"filename\": \"bee.png\"}]}", "bee.imageset/bee.png cannot be read"),
    ("{\"images\": [{\"filename\": \"bee.pdf\"}]}", "cannot be read"),
  ])
  func `C708: an image set that cannot be read is missing, and the message names the file`(
    contents: String, message: String
  ) throws {
    let found = try image(contents)
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
    #expect(found.first?.contains("The image \"bee\" takes no space") == true)
  }

  @Test
  func `C708: a PDF file is not drawn, and the message says what to do; another format is taken`()
    throws
  {
    try assets.add("%PDF-1.4", as: "Assets.xcassets/bee.imageset/bee.pdf")
    let found = try image("{\"images\": [{\"filename\": \"bee.pdf\"}]}")
    #expect(found.first?.contains("pdftocairo -svg bee.pdf bee.svg") == true, "\(found)")
  }

  @Test func `C708: of a PDF file and a PNG file the second is drawn`() throws {
    try assets.add("%PDF-1.4", as: "Assets.xcassets/bee.imageset/bee.pdf")
    let both = "{\"images\": [{\"filename\": \"bee.pdf\"}, {\"filename\": \"bee.png\"}]}"
    #expect(try image(both, files: ["bee.png"]) == [])
  }

  @Test(arguments: [
    ("{\"colors\": 3}", "colors has the wrong type"), ("{}", "has no colour in numbers"),
    ("", "Contents.json is not as an asset catalogue has it"),
  ])
  func `C708: a colour set that cannot be read is clear, and the message names the file`(
    contents: String, message: String
  ) throws {
    try assets.add(contents, as: "Assets.xcassets/honey.colorset/Contents.json")
    let found = messages { Color("honey", bundle: assets.bundle) }
    #expect(found.contains { $0.contains(message) && $0.contains("honey.colorset") }, "\(found)")
  }

  @Test func `C708: of two sets with one name the first is used, and the others are named`() throws
  {
    let contents = "{\"images\": [{\"filename\": \"bee.png\"}]}"
    for (catalogue, width) in [("A", 10), ("B", 20)] as [(String, CGFloat)] {
      let set = "\(catalogue).xcassets/bee.imageset"
      try assets.add(contents, as: "\(set)/Contents.json")
      try assets.add(try picture(width, 4), as: "\(set)/bee.png")
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Image("bee", bundle: assets.bundle).accessibilityIdentifier("it")
    }
    #expect(try host.find(identifier: "it").frame.width == 10)
    host.settle()
    let message = host.diagnostics.first?.message ?? ""
    #expect(message.contains("Several sets are named \"bee\"") && message.contains("B.xcassets"))
  }

  @Test func `C708: names of folders that provide a namespace tell sets apart`() throws {
    let contents = "{\"images\": [{\"filename\": \"bee.png\"}]}"
    for (folder, width) in [("Wild", 10), ("Tame", 20)] as [(String, CGFloat)] {
      try assets.add(
        "{\"properties\": {\"provides-namespace\": true}}",
        as: "A.xcassets/All/\(folder)/Contents.json")
      let set = "A.xcassets/All/\(folder)/bee.imageset"
      try assets.add(contents, as: "\(set)/Contents.json")
      try assets.add(try picture(width, 4), as: "\(set)/bee.png")
    }
    for (name, width) in [("Wild/bee", 10), ("Tame/bee", 20), ("All/Tame/bee", 20)]
      as [(String, CGFloat)]
    {
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        Image(name, bundle: assets.bundle).accessibilityIdentifier("it")
      }
      #expect(try host.find(identifier: "it").frame.width == width)
      host.settle()
      #expect(host.diagnostics.isEmpty)
    }
  }
}
