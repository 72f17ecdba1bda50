import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// The actions and the margins of sections, and the prominence of badges.
@MainActor @Suite struct SectionSettingsTests {
  private struct Beds: View {
    let tally: Tally
    @State private var isExpanded = true

    var body: some View {
      Section(isExpanded: $isExpanded) {
        Text("Herbs")
      } header: {
        Text("Beds")
      }
      .sectionActions {
        Button("Add Bed", systemImage: "plus") { tally.count += 1 }
        Button("Sort") {}
      }
      Section("Ponds") { Text("Frogs") }
    }
  }

  @Test func `on iOS the actions of a section are rows behind its content`() throws {
    let tally = Tally()
    let host = TestHost.phone { List { Beds(tally: tally) } }
    #expect(host.text == ["Beds", "Herbs", "Add Bed", "Sort", "Ponds", "Frogs"])
    try host.find(role: .button, label: "Add Bed").tap()
    #expect(tally.count == 1)
    try host.find(role: .button, label: "Beds").tap()
    host.rest()
    #expect(host.text == ["Beds", "Ponds", "Frogs"])
    try host.find(role: .button, label: "Beds").tap()
    host.rest()
    #expect(host.text == ["Beds", "Herbs", "Add Bed", "Sort", "Ponds", "Frogs"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `in a form the actions of a section are rows too`() throws {
    let tally = Tally()
    let host = TestHost.phone { Form { Beds(tally: tally) } }
    #expect(host.text == ["Beds", "Herbs", "Add Bed", "Sort", "Ponds", "Frogs"])
    try host.find(role: .button, label: "Add Bed").tap()
    #expect(tally.count == 1)
  }

  @Test func `outside of lists a section has no actions`() {
    let host = TestHost.phone { VStack { Beds(tally: Tally()) } }
    #expect(host.text == ["Beds", "Herbs", "Ponds", "Frogs"])
  }

  @Test func `on macOS the actions of a section are in its header while the pointer is over it`()
    throws
  {
    let tally = Tally()
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      List { Section("Beds") { Text("Herbs") }.sectionActions { button(tally) } }
        .listStyle(.sidebar).environment(\.platformMetrics, .macOS26)
    }
    host.settle()
    #expect(host.displayList.description.contains("opacity 0\n"))
    let header = try host.find(label: "Beds").frame
    host.hover(at: CGPoint(x: header.midX, y: header.midY))
    host.settle()
    #expect(!host.displayList.description.contains("opacity 0\n"))
    try host.find(label: "Beds").perform("Add Bed")
    #expect(tally.count == 1)
  }

  private func button(_ tally: Tally) -> some View {
    Button("Add Bed", systemImage: "plus") { tally.count += 1 }
  }

  private func frames(_ host: TestHost) throws -> [CGRect] {
    try ["a", "b", "c"].map { try host.find(role: .row, label: $0).frame }
  }

  @Test func `a section of a form can have margins that differ from those of the style`() throws {
    let host = TestHost.phone { Form { sections } }
    let texts = try ["a", "b", "c"].map { try host.find(label: $0).frame }
    #expect(texts.map(\.minX) == [32, 16, 32])
    #expect(texts.map(\.minY) == [52.75, 131.25, 211.75])
  }

  @Test func `a section can have margins that differ from those of the style`() throws {
    let host = TestHost.phone { List { sections } }
    let frames = try frames(host)
    #expect(frames.map(\.minX) == [16, 0, 16])
    #expect(frames.map(\.maxX) == [374, 350, 374])
    #expect(frames[1].minY - frames[0].maxY == 17.5 + 5)
    #expect(frames[2].minY - frames[1].maxY == 17.5 + 7)
  }

  @ViewBuilder private var sections: some View {
    Section { Text("a") }
    Section { Text("b") }
      .listSectionMargins(.trailing, 40)
      .listSectionMargins(.horizontal, 0)
      .listSectionMargins(.top, 5)
      .listSectionMargins(.bottom, 7)
    Section { Text("c") }
  }

  @Test func `margins of a list are those of all its sections, which can have others`() throws {
    let host = TestHost.phone {
      List {
        Section { Text("a") }
        Section { Text("b") }.listSectionMargins(.leading, 50)
        Section { Text("c") }.listSectionMargins(.leading, nil)
      }
      .listSectionMargins(.horizontal, 4)
      .listSectionMargins(.top, .nan)
    }
    #expect(try frames(host).map(\.minX) == [4, 50, 4])
    #expect(try frames(host).map(\.maxX) == [386, 386, 386])
  }

  @Test func `a row outside of the margins of its list is tapped there`() throws {
    let tally = Tally()
    let host = TestHost.phone {
      List {
        Section { Button("a") { tally.count += 1 } }.listSectionMargins(.horizontal, 0)
      }
    }
    let row = try host.find(role: .row, label: "a").frame
    host.tap(at: CGPoint(x: 4, y: row.midY))
    #expect(tally.count == 1)
  }

  @Test func `C240: a prominent badge is white on red, and one of decreased prominence is paler`() {
    let host = TestHost.phone {
      List {
        Text("a").badge(1)
        Text("b").badge(2).badgeProminence(.increased)
        NavigationLink("c") {}.badge(3).badgeProminence(.standard)
      }
      .badgeProminence(.decreased)
    }
    #expect(host.text == ["a", "1", "b", "2", "c", "3"])
    let drawn = host.displayList.description
    #expect(drawn.contains("#FF383C"))
    #expect(drawn.contains("#3C3C43@0.30"))
    #expect(drawn.contains("#3C3C43@0.60"))
  }
}
