import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// The roles that rows of lists have in a page.
@MainActor @Suite struct ListRoleTests {
  private func sent<Content: View>(_ content: @escaping @MainActor () -> Content) async throws
    -> String
  {
    let all = LiveSessions(settings: LiveSessions.Settings(), fonts: noFonts) {
      makeHost($0, content: content)
    }
    let outbox = Outbox()
    _ = try all.session(for: PageHello(window: phone)).attach(outbox, PageHello(window: phone))
    return try await texts(outbox).joined()
  }

  private func count(_ role: String, in sent: String) -> Int {
    sent.components(separatedBy: "\"role\":\"\(role)\"").count - 1
  }

  private struct Hives: View {
    var style = 0
    @State private var chosen: Int? = 1

    var body: some View {
      if style == 0 { list.listStyle(.insetGrouped) } else { list.listStyle(.sidebar) }
    }

    private var list: some View {
      List(selection: $chosen) {
        Section("Meadow") { rows(0..<3) }
        Section {
          rows(3..<5)
        } header: {
          Text("Forest")
        } footer: {
          Text("Two hives")
        }
        Section { rows(5..<6) }
      }
    }

    private func rows(_ numbers: Range<Int>) -> some View {
      ForEach(numbers, id: \.self) { number in
        Text("Hive \(number)").tag(number).contextMenu { Button("Open") {} }
      }
    }
  }

  @Test func `C154: the rows of a section that can be selected are the options of a listbox`()
    async throws
  {
    for style in 0..<2 {
      let page = try await sent { Hives(style: style) }
      #expect(count("option", in: page) == 6)
      #expect(count("listbox", in: page) == 3)
      for name in ["Meadow", "Forest", "List"] {
        #expect(page.contains("\"label\":\"\(name)\",\"role\":\"listbox\""))
      }
      #expect(page.contains("\"label\":\"Open Hive 4\""))
      #expect(page.contains("Two hives"))
    }
  }

  @Test func `C154: a row with a button in it is not an option, those beside it are`() async throws
  {
    let page = try await sent {
      List(selection: .constant(1)) {
        Section("Meadow") {
          Text("Hive 1").tag(1)
          HStack {
            Text("Hive 2")
            Button("Open") {}.buttonStyle(.borderless)
          }
          .tag(2)
          Text("Hive 3").tag(3)
        }
      }
    }
    #expect(count("option", in: page) == 2)
    #expect(count("listbox", in: page) == 2)
  }

  @Test func `C154: rows of sections that nothing selects stay what they are`() async throws {
    let page = try await sent { List { Section("Meadow") { Text("Hive 1") } } }
    #expect(count("listbox", in: page) == 0 && count("option", in: page) == 0)
  }

  @Test func `C754: rows of a list have their places among all, whether it is a listbox or not`()
    async throws
  {
    for selects in [false, true] {
      let page = try await sent { Many(selects: selects) }
      #expect(page.contains("\"pos\":\"1\"") && page.contains("\"pos\":\"8\""))
      #expect(page.contains("\"set\":\"500\""))
      #expect(count(selects ? "option" : "listitem", in: page) < 100)
    }
  }

  private struct Many: View {
    let selects: Bool

    var body: some View {
      if selects { List(selection: .constant(7)) { rows } } else { List { rows } }
    }

    private var rows: some View { ForEach(0..<500, id: \.self) { Text("Hive \($0)") } }
  }
}
