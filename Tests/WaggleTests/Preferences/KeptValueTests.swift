import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Writer: View {
  var name = "a"
  var body: some View { Text("writer").writes(name) }
}

private struct Listener<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

private struct OtherLabel: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Text("other") }
}

/// Places whose values do not reach the views around them: what is reported, and what `explain` says.
@MainActor @Suite struct KeptValueTests {
  private func made<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Listener { content() } }
    host.settle()
    return host
  }

  private func explain(_ host: TestHost) -> String {
    host.explain(Names.self, from: "Writer", to: "Listener")
  }

  /// Expects that a writer in a place is reported once, as kept there, with a cure that helps.
  private func expectKept<Content: View>(
    _ sentence: String, _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    let host = made(content)
    #expect(
      host.diagnostics.map(\.id) == ["N-BOUNDARY"], "\(host.diagnostics)", sourceLocation: location)
    let report = host.diagnostics.first
    #expect(report?.path == "Listener", sourceLocation: location)
    #expect(
      report?.message.contains("Write Names on the view itself") == true,
      "\(host.diagnostics)", sourceLocation: location)
    #expect(host.preference(Names.self) == nil, sourceLocation: location)
    let text = explain(host)
    #expect(text.hasPrefix("It does not arrive"), "\(text)", sourceLocation: location)
    #expect(text.contains(sentence), "\(text)", sourceLocation: location)
    #expect(host.trace(Names.self).contains("wrote") == false, sourceLocation: location)
  }

  /// Expects that nothing is reported, because the observer is called, and that the answer names the place's kind.
  private func expectUnreached<Content: View>(
    _ location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping () -> Content
  ) { expectUnreached(in: made(content), location) }

  private func expectUnreached(
    in host: TestHost, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)", sourceLocation: location)
    let text = explain(host)
    #expect(
      text.contains("in a place whose values do not reach Listener"), "\(text)",
      sourceLocation: location)
    #expect(text.contains("Write Names on the view itself"), "\(text)", sourceLocation: location)
  }

  @Test func `what is written in a mask is reported as kept in it`() {
    expectKept("is in a mask, and what a mask writes stays in it") {
      Text("a").mask { Writer() }
    }
    expectKept("Write Names on the masked view") { Text("a").mask(Writer()) }
  }

  /// Expects a report that nothing writes the key, and that the answer names the place once something is made there.
  private func expectKeptWhenMade<Content: View>(
    _ sentence: String, @ViewBuilder _ content: @escaping () -> Content
  ) {
    let host = made(content)
    #expect(host.diagnostics.map(\.id) == ["W-NOWRITER"], "\(host.diagnostics)")
    #expect(explain(host).contains("It is not there now"))
    #expect(throws: (any Error).self) { try host.find(label: "a").perform("none") }
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["W-NOWRITER"], "\(host.diagnostics)")
    #expect(explain(host).contains(sentence), "\(explain(host))")
  }

  @Test
  func `C568: what the items of a closed context menu write is kept there once they are made`() {
    expectKeptWhenMade("such as the items of a context menu") { Text("a").contextMenu { Writer() } }
  }

  @Test func `an open context menu adds no report of a misplaced observer (R161)`() throws {
    let host = made { Text("a").contextMenu { Writer() } }
    let frame = try host.find(label: "a").frame
    host.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["W-NOWRITER", "N-BOUNDARY"], "\(host.diagnostics)")
    #expect(explain(host).contains("what a presentation writes stays in it"))
  }

  @Test func `what the preview of a context menu writes is reported when it is shown (R161)`()
    throws
  {
    let host = made {
      Writer(name: "base").contextMenu {
        Text("item")
      } preview: {
        Writer()
      }
    }
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
    let frame = try host.find(label: "writer").frame
    host.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["N-BOUNDARY"], "\(host.diagnostics)")
  }

  @Test func `what is written in an accessibility representation is reported as kept there`() {
    expectKept("an accessibility representation") {
      Text("a").accessibilityRepresentation { Writer() }
    }
  }

  @Test func `C568: what accessibility actions write is kept there once they are asked for`() {
    expectKeptWhenMade("what is written there stays there") {
      Text("a").accessibilityActions { Writer() }
    }
  }

  @Test func `what is written in a menu is reported when the menu is open (R161)`() throws {
    let host = made { Menu("M") { Writer() } }
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
    #expect(explain(host).contains("It is not there now"))
    let frame = try host.find(label: "M").frame
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["N-BOUNDARY"], "\(host.diagnostics)")
    #expect(explain(host).contains("what a presentation writes stays in it"))
  }

  @Test func `what is written in an item of a toolbar does not reach the views around the screen`()
  {
    let host = made {
      NavigationStack { Text("a").navigationTitle("t").toolbar { ToolbarItem { Writer() } } }
    }
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
    #expect(explain(host).contains("Writer is in an item of a toolbar"), "\(explain(host))")
  }

  @Test func `what is written in a tab's item does not reach the views around the tabs`() {
    expectUnreached { TabView { Text("1").tabItem { Writer() } } }
  }

  @Test func `what is written in the actions of a row does not reach the views around the list`()
    throws
  {
    let host = made { List { Text("a").swipeActions { Writer() } } }
    #expect(explain(host).contains("It is not there now"))
    let y = try host.find(label: "a").frame.midY
    host.press(at: CGPoint(x: 300, y: y))
    for step in 1...8 { host.move(to: CGPoint(x: 300 - 10 * CGFloat(step), y: y)) }
    host.release(at: CGPoint(x: 220, y: y))
    host.settle()
    expectUnreached(in: host)
  }

  @Test func `what is written in a symbol of a canvas does not reach the views around it`() {
    expectUnreached {
      Canvas { _, _ in
      } symbols: {
        Writer().tag(1)
      }
    }
  }

  @Test func `R101: the answer about a writer in a reader's own layer says that it is there`() {
    for host in [
      made { Text("a").overlayPreferenceValue(Names.self) { _ in Writer() } },
      made { Text("a").backgroundPreferenceValue(Names.self) { _ in Writer() } },
      made { Text("a").overlayPreferenceValue(Names.self) { _ in VStack { Writer() } } },
    ] {
      let text = host.explain(Names.self, from: "Writer")
      #expect(
        text.contains("It arrives: what Writer writes is part of what Listener has"), "\(text)")
      #expect(text.contains("does not see what it writes itself (R101)"), "\(text)")
      #expect(!text.contains("toolbar"), "\(text)")
    }
  }

  @Test func `R101: the answer about the view of a reader is not about its layer`() {
    let host = made { Writer().overlayPreferenceValue(Names.self) { _ in Text("layer") } }
    let text = host.explain(Names.self, from: "Writer")
    #expect(!text.contains("R101"), "\(text)")
    #expect(!text.contains("It does not arrive"), "\(text)")
  }

  @Test func `R075: a layer that is added after the observer is beside it`() {
    for host in [
      TestHost { Listener { Text("a") }.background { Writer() } },
      TestHost { Listener { Text("a") }.overlay { Writer() } },
      TestHost { Listener { Text("a") }.safeAreaInset(edge: .top) { Writer() } },
      TestHost { Writer().overlay { Listener { Text("a") } } },
      TestHost { Writer().background { Listener { Text("a") } } },
    ] {
      host.settle()
      #expect(host.diagnostics.map(\.id) == ["W-ORDER"], "\(host.diagnostics)")
      #expect(
        host.diagnostics.first?.message.contains("on a view that contains the writer") == true)
      let text = explain(host)
      #expect(text.contains("Writer is not inside Listener"), "\(text)")
    }
  }

  @Test func `R075: a writer beside an observer stays the cause, whatever is in masks`() {
    let host = TestHost {
      HStack {
        Writer()
        Listener { Text("a").mask { Writer() } }
      }
    }
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["W-ORDER"], "\(host.diagnostics)")
  }

  @Test func `a writer that is inserted into a mask later is explained as in a fresh host`() {
    func masked(_ knob: Knob<Bool>) -> TestHost {
      made {
        Turned(knob) { isMasked in
          HStack {
            Text("a").mask { if isMasked { Writer() } else { Text("b") } }
          }
        }
      }
    }
    let knob = Knob(false)
    let host = masked(knob)
    #expect(host.diagnostics.map(\.id) == ["W-NOWRITER"], "\(host.diagnostics)")
    #expect(explain(host).contains("No view named 'Writer' writes Names"))
    host.frame { knob.value = true }
    host.settle()
    let fresh = masked(Knob(true))
    #expect(fresh.diagnostics.map(\.id) == ["N-BOUNDARY"], "\(fresh.diagnostics)")
    #expect(explain(host) == explain(fresh))
    host.frame { knob.value = false }
    host.settle()
    #expect(explain(host).contains("No view named 'Writer' writes Names"))
    #expect(explain(fresh).contains("is in a mask"))
  }

  @Test func `a value that is observed inside the mask arrives there, and is not reported`() {
    let host = TestHost { Text("a").mask { Listener { Writer() } } }
    host.settle()
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)")
  }

  @Test func `the answer about a view that a style or a ViewThatFits leaves out lists them`() {
    for host in [
      made {
        Button {
        } label: {
          Writer()
        }.buttonStyle(OtherLabel())
      },
      made {
        Label {
          Writer()
        } icon: {
          Text("i")
        }.labelStyle(.iconOnly)
      },
      made {
        ViewThatFits {
          Text("a"); Writer()
        }
      },
    ] {
      let text = explain(host)
      #expect(text.contains("candidates that a ViewThatFits did not try"), "\(text)")
      #expect(text.contains("parts that a style leaves out"), "\(text)")
    }
  }

  @Test func `R080: a value that == keeps is told apart from the one that is written now`() throws {
    let host = TestHost { Renamed() }
    host.settle()
    #expect(host.explain(Captions.self, from: "Captioned").hasPrefix("It arrives"))
    try host.find(label: "Rename").tap()
    host.settle()
    let text = host.explain(Captions.self, from: "Captioned")
    #expect(text.hasPrefix("An old value arrives"), "\(text)")
    #expect(text.contains("Send"), "\(text)")
    #expect(host.trace(Captions.self).contains("is written now, and is equal to it by =="))
  }
}

/// Equal to others with its number, whatever its title.
private struct Caption: Equatable, CustomStringConvertible {
  let number: Int
  let title: String
  var description: String { "\(number) \(title)" }

  static func == (a: Caption, b: Caption) -> Bool { a.number == b.number }
}

private enum Captions: PreferenceKey {
  static var defaultValue: [Caption] { [] }
  static func reduce(value: inout [Caption], nextValue: () -> [Caption]) { value += nextValue() }
}

private struct Captioned: View {
  let title: String

  var body: some View {
    Text(title).preference(key: Captions.self, value: [Caption(number: 1, title: title)])
  }
}

private struct Renamed: View {
  @State private var title = "Save"

  var body: some View {
    VStack {
      Button("Rename") { title = "Send" }
      Captioned(title: title)
    }
    .onPreferenceChange(Captions.self) { _ in }
  }
}
