import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Beds: View {
  @State private var flowers = ["Clover", "Sage", "Thyme"]
  let usesProviders: Bool

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 100).draggable("Heather")
      List {
        if usesProviders {
          ForEach(flowers, id: \.self) { Text($0) }
            .onInsert(of: [.plainText]) { offset, items in
              for item in items {
                item.loadObject(ofClass: String.self) { text, _ in
                  MainActor.assumeIsolated { if let text { flowers.insert(text, at: offset) } }
                }
              }
            }
        } else {
          ForEach(flowers, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { words, offset in
              flowers.insert(contentsOf: words, at: offset)
            }
        }
      }
    }
  }
}

/// What Apple's documentation of `dropDestination(for:action:)` of a `ForEach`, and of `onInsert`, says.
@MainActor @Suite("Dropping between rows")
struct ListDroppingTests {
  @Test(arguments: [false, true])
  func `what is dropped on a half of a row is inserted before or after it`(usesProviders: Bool)
    throws
  {
    let host = TestHost(size: CGSize(width: 300, height: 600)) {
      Beds(usesProviders: usesProviders)
    }
    let sage = try host.find(label: "Sage").frame
    host.drag(from: at(150, 50), to: at(150, sage.midY - 6))
    host.settle()
    #expect(host.text.filter { $0.count > 3 } == ["Clover", "Heather", "Sage", "Thyme"])
    let thyme = try host.find(label: "Thyme").frame
    host.press(at: at(150, 50))
    host.move(to: at(150, thyme.midY + 6))
    let line = host.displayList.description
    host.key(.escape)
    host.advance(by: 1)
    #expect(host.displayList.description != line)
    #expect(host.text.filter { $0.count > 3 } == ["Clover", "Heather", "Sage", "Thyme"])
  }

  @Test func `what is dropped below the last row is inserted behind it`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Beds(usesProviders: false) }
    host.drag(from: at(150, 50), to: at(150, 560))
    host.settle()
    #expect(host.text.filter { $0.count > 3 } == ["Clover", "Sage", "Thyme", "Heather"])
  }

  @Test func `what is dropped above the first row is inserted before it`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) { Beds(usesProviders: true) }
    let clover = try host.find(label: "Clover").frame
    host.drag(from: at(150, 50), to: at(150, clover.minY - 20))
    host.settle()
    #expect(host.text.filter { $0.count > 3 } == ["Heather", "Clover", "Sage", "Thyme"])
  }
}
