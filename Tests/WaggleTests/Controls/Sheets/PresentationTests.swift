import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct NoteKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

extension EnvironmentValues {
  @Entry fileprivate var word = "none"
}

private struct Card: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.word) private var word

  var body: some View {
    VStack {
      Text(verbatim: "\(word), \(isPresented)")
      Button("Done") { dismiss() }
      Button("More") {}
    }
    .frame(width: 200, height: 100)
    .preference(key: NoteKey.self, value: "inside")
  }
}

private struct Page: View {
  var options = PresentationOptions(.below, label: Text(verbatim: "Card"))
  var alignment = Alignment.center
  @State private var isOpen = false
  @State private var taps = 0
  @State private var isThere = true
  @State private var word = "hello"

  var body: some View {
    VStack {
      if isThere {
        Button("Open") { isOpen = true }
          .presentation(isPresented: $isOpen, options) { Card() }
          .environment(\.word, word)
          .clipped()
          .opacity(0.5)
      }
      Button("Count") { taps += 1 }
      Text(verbatim: "\(taps) taps")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    .onKeyPress("g") {
      isThere = false
      return .handled
    }
    .focusable()
  }
}

@MainActor private func openPage(_ page: Page = Page()) throws -> TestHost {
  let host = TestHost.phone(height: 600) { page }
  try host.find(label: "Open").tap()
  return host
}

@MainActor @Suite struct PresentationTests {
  @Test(arguments: [true, false])
  func `N-LAZY: keys that only the framework reads are not reported`(isCover: Bool) throws {
    struct Page: View {
      let isCover: Bool
      @State private var isPresented = true
      @State private var number = 1

      var body: some View {
        if isCover {
          Text("Page").fullScreenCover(isPresented: $isPresented) { form }
        } else {
          Text("Page").sheet(isPresented: $isPresented) { form }
        }
      }

      private var form: some View {
        Form {
          Picker("Number", selection: $number) { ForEach(0..<12) { Text("\($0)") } }
            .pickerStyle(.wheel)
          ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)").frame(height: 40) } } }
            .frame(height: 200)
        }
      }
    }
    let host = TestHost { Page(isCover: isCover) }
    host.settle()
    host.advance(by: 1)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C135: content has the presenter's environment, and its preferences stop at it`()
    throws
  {
    let host = try openPage()
    #expect(try host.find(label: "hello, true").isPresent)
    #expect(host.preference(NoteKey.self)?.isEmpty ?? true)
  }

  @Test func `C136: content is below its presenter, centred`() throws {
    let closed = TestHost.phone(height: 600) { Page() }
    let presenter = try closed.find(label: "Open").frame
    let card = try openPage().find(role: .dialog, label: "Card").frame
    #expect(card.size == CGSize(width: 200, height: 100))
    #expect(card.midX == 195)
    #expect(card.minY == presenter.maxY + 8)
  }

  @Test func `C136: content that does not fit below is above`() throws {
    let host = try openPage(Page(alignment: .bottom))
    #expect(try host.find(role: .dialog, label: "Card").frame.maxY < 540)
  }

  @Test func `C136: content stays inside the window`() throws {
    let host = try openPage(Page(alignment: .topLeading))
    #expect(try host.find(role: .dialog, label: "Card").frame.minX == 8)
  }

  @Test func `C136: a touch outside closes it and has no other effect`() throws {
    let host = TestHost.phone(height: 600) { Page(alignment: .bottom) }
    let count = try host.find(label: "Count").frame
    try host.find(label: "Open").tap()
    host.tap(at: CGPoint(x: count.midX, y: count.midY))
    #expect(throws: (any Error).self) { try host.find(label: "Done") }
    #expect(try host.find(label: "0 taps").isPresent)
    try host.find(label: "Count").tap()
    #expect(try host.find(label: "1 taps").isPresent)
  }

  @Test func `C136: Escape closes it, and what is below cannot be reached until then`() throws {
    let host = try openPage()
    #expect(throws: (any Error).self) { try host.find(label: "Count") }
    host.key(.escape)
    #expect(try host.find(label: "Count").isPresent)
  }

  @Test func `C135: dismiss closes it`() throws {
    let host = try openPage()
    try host.find(label: "Done").tap()
    #expect(throws: (any Error).self) { try host.find(label: "Done") }
  }

  @Test func `C136: the focus moves in, Tab stays inside, and closing gives it back`() throws {
    let host = TestHost.phone(height: 600) { Page() }
    host.key(.tab)
    host.key(.tab)
    host.key(.return)
    for _ in 0..<4 { host.key(.tab) }
    host.key(.return)
    #expect(throws: (any Error).self) { try host.find(label: "Card") }
    host.key(.return)
    #expect(try host.find(role: .dialog, label: "Card").isPresent)
  }

  @Test func `C136: it fades, out of reach at once, and then nothing is left`() throws {
    let host = try openPage()
    host.advance(by: 1)
    #expect(host.text.contains("Done"))
    host.key(.escape)
    #expect(host.text.contains("Done"))
    host.advance(by: 0.2)
    #expect(!host.text.contains("Done"))
  }

  @Test func `C136: opening and closing many times leaves nothing`() throws {
    let host = try openPage()
    host.key(.escape)
    host.advance(by: 1)
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds {
      try host.find(label: "Open").tap()
      host.key(.escape)
      host.advance(by: 0.2)
    }
    #expect(host.counts.nodesLive == live)
  }

  @Test func `C136: a tree is dropped while it is open, opening or closing`() throws {
    for step in 0..<4 {
      var host: TestHost? = try openPage()
      if step > 0 { host?.advance(by: 0.1) }
      if step > 1 { host?.key(.escape) }
      if step > 2 { host?.advance(by: 0.1) }
      host = nil
    }
  }
}

private struct Vanishing: View {
  @State private var isOpen = true
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere {
        Text(verbatim: "Presenter")
          .presentation(isPresented: $isOpen, PresentationOptions(.below)) {
            Button("Remove") { isThere = false }
          }
      } else {
        Text(verbatim: "Nothing")
      }
    }
  }
}

private struct Moving: View {
  @State private var y = 0.0

  var body: some View {
    ScrollView {
      Color.clear.frame(height: y)
      Text(verbatim: "Presenter")
        .presentation(isPresented: .constant(true), PresentationOptions(.below)) {
          Button("Move") { y = 100 }
        }
      Color.clear.frame(height: 2000)
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

@MainActor @Suite struct PresenterTests {
  @Test func `C136: the removal of the presenter closes it`() throws {
    let host = TestHost { Vanishing() }
    host.settle()
    let before = host.counts.nodesLive
    try host.find(label: "Remove").tap()
    #expect(host.text == ["Nothing"])
    #expect(host.counts.nodesLive < before)
  }

  @Test func `C136: content follows its presenter in the same frame`() throws {
    let host = TestHost { Moving() }
    let before = try host.find(label: "Move").frame
    try host.find(label: "Move").tap()
    #expect(try host.find(label: "Move").frame.minY == before.minY + 100)
  }

  @Test func `C136: what is first shown with the window is there at once`() throws {
    #expect(TestHost { Moving() }.text == ["Presenter", "Move"])
  }
}
