import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Observable private final class Hives {
  var text = ""
  var isPresented = false
  var scope = "all"
  var submitted: [String] = []
  @ObservationIgnored var plain = 0
}

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button(isSearching ? "searching" : "idle") { dismissSearch() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Searched: View {
  @Bindable var hives: Hives
  let suggests: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Results()
      Button("Focus") { isFocused = true }
      Text(isFocused ? "focused" : "blurred")
    }
    .searchable(text: $hives.text, isPresented: $hives.isPresented, prompt: "Hives")
    .searchSuggestions {
      if suggests {
        Text("Ada, the oldest").searchCompletion("Ada")
        Text("A hint")
      }
    }
    .searchScopes($hives.scope) {
      Text("All").tag("all")
      Text("New").tag("new")
    }
    .searchFocused($isFocused)
    .onSubmit { hives.plain += 1 }
    .onSubmit(of: .search) { hives.submitted.append(hives.text) }
  }
}

@MainActor @Suite struct SearchTests {
  @Test(arguments: [SearchFieldPlacement.automatic, .navigationBarDrawer(displayMode: .always)])
  func `C117: a press anywhere in the field focuses it`(placement: SearchFieldPlacement) throws {
    struct Fruit: View {
      let placement: SearchFieldPlacement
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        NavigationStack {
          Text(isFocused ? "focused" : "blurred")
            .navigationTitle("Fruit")
            .searchable(text: $text, placement: placement)
            .searchFocused($isFocused)
        }
      }
    }
    let size = CGSize(width: 390, height: 600)
    let whole = TestHost(size: size) { Fruit(placement: placement) }
    whole.settle()
    let element = whole.host.accessibilityElements.first { $0.role == .searchField }
    let frame = whole.host.query { element?.activationFrame ?? .zero }
    #expect(frame.height >= 44 && frame.width > 300)
    for x in [frame.minX + 8, frame.midX, frame.maxX - 8] {
      for y in [frame.minY + 4, frame.maxY - 4] {
        let host = TestHost(size: size) { Fruit(placement: placement) }
        host.settle()
        host.tap(at: CGPoint(x: x, y: y))
        host.advance(by: 1)
        #expect(host.text.contains("focused"), "\(x), \(y)")
        #expect(host.diagnostics.isEmpty)
      }
    }
  }

  @Test(arguments: ["", "leap"])
  func `C118: after a suggestion was chosen the caret is at the end`(typed: String) throws {
    struct Fruit: View {
      @State var text = ""

      var body: some View {
        Text("Fruit").searchable(text: $text) { Text("apple").searchCompletion("apple") }
      }
    }
    let host = TestHost.phone { NavigationStack { Fruit() } }
    try host.find(role: .searchField).type(typed)
    host.key(.leftArrow)
    host.settle()
    try host.find(role: .button, label: "apple").tap()
    host.settle()
    host.key("x")
    host.settle()
    #expect(try host.find(role: .searchField).value == "applex")
    #expect(host.diagnostics.isEmpty)
  }

  private func open(
    _ hives: Hives, _ metrics: PlatformMetrics = .ios26, width: CGFloat = 390,
    suggests: Bool = false
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 700)) {
      Searched(hives: hives, suggests: suggests).environment(\.platformMetrics, metrics)
    }
    host.settle()
    return host
  }

  private func field(_ host: TestHost) throws -> FoundElement {
    try host.find(role: .searchField, label: "Hives")
  }

  private func has(_ label: String, _ host: TestHost) -> Bool {
    (try? host.find(label: label)) != nil
  }

  @Test func `C118: suggestions that are an argument of searchable take a prompt of any kind`()
    throws
  {
    struct Earlier: View {
      let prompt: String
      @State private var text = ""
      var body: some View {
        VStack {
          Color.clear.searchable(text: $text, prompt: "Hives") {
            Text("Ada").searchCompletion("Ada")
          }
          Color.clear.searchable(text: $text, prompt: prompt) {
            Text("Bea").searchCompletion("Bea")
          }
          Color.clear.searchable(text: $text, prompt: Text("Texts")) { Text("Cy") }
        }
      }
    }
    let host = TestHost.phone { Earlier(prompt: "Names") }
    for label in ["Hives", "Names", "Texts"] {
      _ = try host.find(role: .searchField, label: label)
    }
    try host.find(role: .searchField, label: "Hives").tap()
    host.advance(by: 1)
    try host.find(label: "Ada").tap()
    #expect(try host.find(role: .searchField, label: "Names").value == "Ada")
  }

  @Test func `C117: a searchable view without a bar has its field above its content`() throws {
    for (metrics, height) in [(PlatformMetrics.ios26, 48.0), (.iosClassic, 36), (.macOS26, 28)] {
      let host = open(Hives(), metrics)
      let content = try host.find(label: "idle").frame
      #expect(try field(host).frame.maxY < content.midY)
      #expect(try field(host).frame.midY == 8 + height / 2)
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test
  func `C118: a search lasts from the first focus until it is cancelled, which clears the text`()
    throws
  {
    let hives = Hives()
    let host = open(hives)
    #expect(has("idle", host))
    try field(host).tap()
    host.settle()
    #expect(has("searching", host))
    #expect(hives.isPresented)
    try field(host).type("Ad")
    #expect(hives.text == "Ad")
    try host.find(label: "Cancel").tap()
    host.settle()
    #expect(hives.text == "")
    #expect(!hives.isPresented)
    #expect(has("idle", host))
    #expect(!has("Cancel", host))
  }

  @Test func `C118: dismissSearch, Escape and the program's binding end a search too`() throws {
    for way in 0..<3 {
      let hives = Hives()
      let host = open(hives)
      host.frame { hives.isPresented = true }
      host.settle()
      #expect(has("searching", host))
      #expect(has("focused", host))
      try field(host).type("B")
      switch way {
      case 0: try host.find(label: "searching").tap()
      case 1: host.key(.escape)
      default: host.frame { hives.isPresented = false }
      }
      host.settle()
      #expect(hives.text == "")
      #expect(has("idle", host))
      #expect(has("blurred", host))
    }
  }

  @Test func `C118: isSearching and dismissSearch do nothing outside of a search`() throws {
    let host = TestHost { Results() }
    try host.find(label: "idle").tap()
    host.settle()
    #expect(has("idle", host))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C118: suggestions are shown while the field has the focus, and write their texts`()
    throws
  {
    let hives = Hives()
    let host = open(hives, suggests: true)
    #expect(!has("A hint", host))
    try field(host).tap()
    host.settle()
    #expect(has("A hint", host))
    try host.find(role: .button, label: "Ada, the oldest").tap()
    host.settle()
    #expect(hives.text == "Ada")
    #expect(!has("A hint", host))
    try field(host).type("m")
    host.settle()
    #expect(hives.text.count == 4 || hives.text == "m")
    #expect(has("A hint", host))
  }

  @Test func `C118: suggestions of a narrow window are a list in place of the content`() throws {
    let host = open(Hives(), suggests: true)
    #expect(has("idle", host))
    try field(host).tap()
    host.settle()
    #expect(!has("searching", host))
    let row = try host.find(role: .button, label: "Ada, the oldest")
    let area = try field(host).frame
    #expect(row.frame.width > 350, "the whole row acts")
    #expect(row.frame.minY >= area.maxY, "it begins below the field")
    host.key(.escape)
    host.settle()
    #expect(has("idle", host))
  }

  @Test func `C118: scopes are shown on entry, and choose`() throws {
    let hives = Hives()
    let host = open(hives)
    #expect(!has("Scope", host))
    try field(host).type("A")
    host.settle()
    try host.find(role: .picker, label: "Scope").select("New")
    #expect(hives.scope == "new")
  }

  @Test func `C062: a search field is submitted only to the actions for searches`() throws {
    let hives = Hives()
    let host = open(hives)
    try field(host).type("Bea")
    host.key(.return)
    host.settle()
    #expect(hives.submitted == ["Bea"])
    #expect(hives.plain == 0)
  }

  @Test func `C118: the clear button empties the field, and the search continues`() throws {
    let hives = Hives()
    let host = open(hives)
    try field(host).type("Bea")
    try host.find(label: "Clear text").tap()
    host.settle()
    #expect(hives.text == "")
    #expect(has("searching", host))
  }

  @Test func `C118: the focus of the field is bound`() throws {
    let hives = Hives()
    let host = open(hives)
    try host.find(label: "Focus").tap()
    host.settle()
    #expect(has("focused", host))
    #expect(has("searching", host))
  }

  @Test func `C118: in a wide window a search without a text ends with the focus`() throws {
    let hives = Hives()
    let host = open(hives, width: 900, suggests: true)
    try field(host).tap()
    host.settle()
    #expect(has("searching", host))
    #expect(!has("Cancel", host))
    host.key(.tab)
    host.key(.tab)
    host.key(.tab)
    host.settle()
    #expect(has("idle", host))
  }

  @Test func `C118: rounds of searching leave nothing, and a host is dropped in the middle of one`()
    throws
  {
    let hives = Hives()
    var host: TestHost? = open(hives)
    func round() {
      host?.frame { hives.isPresented = true }
      host?.settle()
      host?.frame { hives.isPresented = false }
      host?.settle()
    }
    round()
    let live = host?.counts.nodesLive
    for _ in 0..<manyRounds { round() }
    #expect(host?.counts.nodesLive == live)
    #expect(host?.diagnostics.isEmpty == true)
    host?.frame { hives.isPresented = true }
    host = nil
  }
}
