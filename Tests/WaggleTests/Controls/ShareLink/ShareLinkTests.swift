import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private struct Flower: Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.name)
  }
}

/// A type of which no value can be shared.
private struct Secret: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (_: Secret) throws -> String in throw CancellationError() }
  }
}

private let hive = URL(string: "https://example.com/hive")!

@MainActor @Suite struct ShareLinkTests {
  private func shared<Link: View>(_ label: String, @ViewBuilder _ link: @escaping () -> Link) throws
    -> [[String]]
  {
    let host = TestHost { VStack { link() } }
    try host.find(role: .button, label: label).tap()
    return host.sharedItems
  }

  @Test func `an address is shared with the usual label`() throws {
    #expect(try shared("Share…") { ShareLink(item: hive) } == [["https://example.com/hive"]])
  }

  @Test func `texts are shared in order`() throws {
    let items = try shared("Both") { ShareLink("Both", items: ["one", "two"]) }
    #expect(items == [["one", "two"]])
  }

  @Test func `a program's own type is shared as what it says`() throws {
    let items = try shared("Flower") {
      ShareLink(item: Flower(name: "Clover"), preview: SharePreview("A flower")) { Text("Flower") }
    }
    #expect(items == [["Clover"]])
  }

  @Test func `what cannot be shared is left out`() throws {
    let items = try shared("Share…") {
      ShareLink(item: Secret(), preview: SharePreview("A secret", image: Image(systemName: "key")))
    }
    #expect(items.isEmpty)
  }

  @Test func `C156: without items it is disabled`() throws {
    let host = TestHost { ShareLink("None", items: [String]()) }
    #expect(try !host.find(role: .button, label: "None").isEnabled)
  }

  @Test func `a key shares, and a picture shows the link`() throws {
    let host = TestHost { ShareLink("Hive", item: hive) }
    host.frame()
    host.key(.tab)
    host.key(.space)
    #expect(host.sharedItems == [["https://example.com/hive"]])
    #expect(try !ImageRenderer(content: ShareLink("Hive", item: hive)).pngData().isEmpty)
  }
}
