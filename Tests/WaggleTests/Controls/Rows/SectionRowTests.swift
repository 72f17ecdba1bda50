import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct SectionRowTests {
  @Test func `C084: headers and footers have their distances, and headers are headers`() throws {
    let host = TestHost.phone(height: 800) {
      Form {
        Section {
          Color.red.frame(height: 26).accessibilityIdentifier("a")
        } header: {
          Text("Fruit")
        } footer: {
          Text("Fresh")
        }
        Section("Tea") { Color.red.frame(height: 26).accessibilityIdentifier("b") }
        Section { Color.red.frame(height: 26).accessibilityIdentifier("c") }
      }
    }
    let first = try host.find(identifier: "a").frame
    #expect(abs(first.minY - (10 + 20.5 + 10 + 15)) < 0.01)
    let footer = try host.find(label: "Fresh").frame
    #expect(footer.minY == first.maxY + 15 + 8)
    let second = try host.find(identifier: "b").frame
    #expect(second.minY == footer.maxY + 16 + 20.5 + 10 + 15)
    #expect(try host.find(identifier: "c").frame.minY == second.maxY + 15 + 35 + 15)
    #expect(try host.find(role: .header, label: "Fruit").frame.minX == 16)
    #expect(host.text == ["Fruit", "Fresh", "Tea"])
  }

  @Test func `C084: classic headers are in capitals, increased ones are larger`() throws {
    let classic = TestHost.phone(height: 800) {
      Form { Section("Fruit") { Text("a") } }.environment(\.platformMetrics, .iosClassic)
    }
    #expect(classic.text == ["FRUIT", "a"])
    let increased = TestHost.phone(height: 800) {
      Form { Section("Fruit") { Text("a") }.headerProminence(.increased) }
    }
    #expect(try increased.find(role: .header).frame.height == 24 + 10)
  }

  @Test func `the space between sections can be set`() throws {
    func gap(_ spacing: ListSectionSpacing) throws -> CGFloat {
      let host = TestHost.phone(height: 800) {
        Form {
          Section { Color.red.frame(height: 26).accessibilityIdentifier("a") }
          Section { Color.red.frame(height: 26).accessibilityIdentifier("b") }
        }
        .listSectionSpacing(spacing)
      }
      return try host.find(identifier: "b").frame.minY - host.find(identifier: "a").frame.maxY - 30
    }
    #expect(try gap(.default) == 35)
    #expect(try gap(.compact) == 16)
    #expect(try gap(.custom(3)) == 3)
  }

  @Test func `C203: a section has its own space, and two neighbours the smaller one`() throws {
    let host = TestHost.phone(height: 800) {
      Form {
        Section { row("a") }
        Section { row("b") }.listSectionSpacing(10)
        Section { row("c") }.listSectionSpacing(90)
        Section { row("d") }
      }
    }
    let tops = try ["a", "b", "c", "d"].map { try host.find(identifier: $0).frame.minY }
    #expect(zip(tops.dropFirst(), tops).map { $0 - $1 } == [66, 66, 91])
  }

  @Test func `C203: in a list too, with headers, and for the rows in no section`() throws {
    let host = TestHost.phone(height: 800) {
      List {
        Section { row("a") }
        Section { row("b") }.listSectionSpacing(10)
        Section("C") { row("c") }.listSectionSpacing(90)
        Section("D") { row("d") }.listSectionSpacing(8)
        row("e")
        Section { row("f") }
      }
    }
    let tops = try ["a", "b", "c", "d", "e", "f"].map { try host.find(identifier: $0).frame.minY }
    // A header adds 20.5 points, 10 above and 10 below it.
    let expected: [CGFloat] = [56 + 10, 56 + 10 + 40.5, 56 + 8 + 40.5, 56 + 8, 56 + 35]
    #expect(zip(tops.dropFirst(), tops).map { $0 - $1 } == expected)
  }

  @Test func `C203: a section that is removed takes its space with it`() throws {
    let isThere = Knob(true)
    let host = TestHost.phone(height: 800) {
      Turned(isThere) { isThere in
        List {
          Section { row("a") }
          if isThere { Section { row("b") }.listSectionSpacing(4) }
          Section { row("c") }
        }
      }
    }
    func gap(_ first: String, _ second: String) throws -> CGFloat {
      try host.find(identifier: second).frame.minY - host.find(identifier: first).frame.minY - 56
    }
    #expect(try gap("a", "b") == 4 && gap("b", "c") == 4)
    isThere.value = false
    host.settle()
    host.advance(by: 2)
    #expect(try gap("a", "c") == 35)
    isThere.value = true
    host.settle()
    host.advance(by: 2)
    #expect(try gap("a", "b") == 4 && gap("b", "c") == 4)
  }

  private func row(_ name: String) -> some View {
    Color.red.frame(height: 20).accessibilityIdentifier(name)
  }

  @Test func `a section collapses by its header and by its binding, and its content is not made`()
    throws
  {
    struct Drawer: View {
      @State private var isOpen = true
      var body: some View {
        Form {
          Section("Drawer", isExpanded: $isOpen) { Text("inside") }
          Button("Turn") { isOpen.toggle() }
        }
      }
    }
    let host = TestHost.phone(height: 800) { Drawer() }
    for label in ["Drawer", "Turn"] { try host.find(label: label).tap() }
    host.advance(by: 1)
    let before = host.counts.nodesLive
    #expect(try host.find(role: .button, label: "Drawer").value == "expanded")
    try host.find(label: "Drawer").tap()
    host.advance(by: 1)
    #expect(host.text == ["Drawer", "Turn"])
    #expect(try host.find(label: "Drawer").value == "collapsed")
    #expect(host.counts.nodesLive < before)
    try host.find(label: "Turn").tap()
    host.advance(by: 1)
    #expect(host.text == ["Drawer", "inside", "Turn"])
    #expect(host.counts.nodesLive == before)
  }

  @Test(arguments: [true, false])
  func `C084: the element of a header that collapses its section ends with its text`(isForm: Bool)
    throws
  {
    struct Rows: View {
      var body: some View {
        Section("Drawer", isExpanded: .constant(true)) { Text("inside") }
      }
    }
    let host = TestHost.phone(height: 800) {
      if isForm { Form { Rows() } } else { List { Rows() }.listStyle(.sidebar) }
    }
    let header = try host.find(role: .button, label: "Drawer").frame
    #expect(header.height < 30)
  }

  @Test func `L180: outside of a form a collapsed section is its header`() {
    let host = TestHost.phone(height: 800) {
      VStack {
        Section(isExpanded: .constant(false)) {
          Text("inside")
        } header: {
          Text("head")
        }
        Section(isExpanded: .constant(true)) {
          Text("shown")
        } header: {
          Text("second")
        }
      }
    }
    #expect(host.text == ["head", "second", "shown"])
  }
}
