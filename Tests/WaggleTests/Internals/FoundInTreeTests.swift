import SwiftUI
import Testing

@testable import Waggle
@testable import WaggleTestKit

@MainActor struct FoundInTreeTests {
  @Test func `what was found is kept while the tree rests, and dropped with the next frame`()
    throws
  {
    let dial = Model()
    let host = TestHost { Labels(model: dial) }
    let first = try host.find(label: "Row 3 of 0")
    _ = try host.find(identifier: "row 4")
    #expect(host.host.found.elements != nil && host.host.found.views != nil)
    #expect(try host.find(label: "Row 3 of 0").view === first.view)
    host.frame { dial.turn = 1 }
    #expect(host.host.found.elements == nil && host.host.found.views == nil)
    #expect(try host.find(label: "Row 3 of 1").view === first.view)
    #expect(throws: ElementNotFound.self) { try host.find(label: "Row 3 of 0") }
  }

  @Test func `a change outside of a frame is seen by the next search`() throws {
    let dial = Model()
    let host = TestHost { Labels(model: dial) }
    _ = try host.find(label: "Row 0 of 0")
    dial.turn = 5
    host.settle()
    #expect(try host.find(label: "Row 0 of 5").label == "Row 0 of 5")
  }

  @Test func `of several elements with a label the one that acts is found, and a role chooses`()
    throws
  {
    let host = TestHost {
      VStack {
        Text("Go")
        Button("Go") {}
        Text("Stay")
        Text("Go, then stay")
      }
    }
    #expect(try host.find(label: "Go").role == .button)
    #expect(try host.find(role: .text, label: "Go").role == .text)
    #expect(try host.find(label: "then stay").label == "Go, then stay")
  }
}

@Observable @MainActor private final class Model {
  var turn = 0
}

private struct Labels: View {
  let model: Model

  var body: some View {
    VStack {
      ForEach(0..<8, id: \.self) { row in
        Text("Row \(row) of \(model.turn)").accessibilityIdentifier("row \(row)")
      }
    }
  }
}
