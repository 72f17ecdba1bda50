import Foundation
import Testing
import UniformTypeIdentifiers
import Waggle

/// What Apple's documentation of `UTType` says.
@Suite("Types of data")
struct UTTypeTests {
  @Test func `a type conforms to itself and to what it is a kind of`() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.text.isSupertype(of: .html) && !UTType.text.isSubtype(of: .text))
    #expect(UTType.utf8PlainText.supertypes == [.plainText, .text, .data, .content, .item])
  }

  @Test func `a type is found by its ending and its media type, in capitals too`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "txt", conformingTo: .text) == .plainText)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "html") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.svg.preferredMIMEType == "image/svg+xml")
    #expect(UTType.image.preferredFilenameExtension == nil)
  }

  @Test func `an ending that is not known makes a type for it`() throws {
    let type = try #require(UTType(filenameExtension: "bee"))
    #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "bee")
    #expect(type == UTType(filenameExtension: "bee"))
    #expect(UTType(filenameExtension: "bee", conformingTo: .text)?.conforms(to: .text) == true)
  }

  @Test func `a program's type conforms to what it says, and to data otherwise`() {
    let bee = UTType(exportedAs: "com.example.Bee", conformingTo: .json)
    let hive = UTType(importedAs: "com.example.hive", conformingTo: bee)
    #expect(bee.identifier == "com.example.bee")
    #expect(bee.conforms(to: .text) && hive.conforms(to: bee) && hive.conforms(to: .json))
    #expect(UTType(exportedAs: "com.example.comb").conforms(to: .data))
    #expect(!UTType(exportedAs: "com.example.comb").conforms(to: .text))
    #expect(UTType("com.example.bee") == bee)
    #expect(UTType("public.honey") == nil && UTType("") == nil && UTType("a b.c") == nil)
  }

  @Test func `a type is coded by its identifier`() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["?"]"#.utf8))
    }
  }

  @Test func `every type of the table conforms to types of the table, and to an item or content`() {
    for name in UTTypeTable.shared.names {
      let type = UTType(known: name)
      for parent in type.supertypes { #expect(parent.isDeclared, "\(name) → \(parent)") }
      let isRoot = ["public.item", "public.content", "com.apple.resolvable"].contains(name)
      #expect(isRoot || type.conforms(to: .item) || type.conforms(to: .content), "\(name)")
      #expect(!type.supertypes.contains(type), "\(name)")
    }
  }
}
