import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct NavigationTitleTests {
  private func host<Root: View>(@ViewBuilder _ root: @escaping () -> Root) -> TestHost {
    TestHost.phone(height: 600) { NavigationStack { root() } }
  }

  @Test func `R164: the title of a view in the stack is that of its screen, and of the window`() {
    let host = host { VStack { Text("a").navigationTitle("Hives") } }
    #expect(host.title == "Hives")
    #expect(host.text == ["Hives", "a"])
  }

  @Test func `R165: of titles inside of each other the outermost in the stack wins`() {
    let host = host { VStack { Text("a").navigationTitle("in") }.navigationTitle("out") }
    #expect(host.title == "out")
  }

  @Test func `R166: of modes inside of each other the innermost wins`() throws {
    let host = host {
      VStack { Text("a").toolbarTitleDisplayMode(.inline) }
        .navigationTitle("Hives").toolbarTitleDisplayMode(.large)
    }
    #expect(try host.find(role: .header, label: "Hives").frame.maxY < 64)
  }

  @Test func `R167: of titles beside each other the first wins`() {
    let host = host {
      HStack {
        Text("a").navigationTitle("1"); Text("b").navigationTitle("2")
      }
    }
    #expect(host.title == "1")
  }

  @Test func `R169, C755: a title on the stack itself names the window alone, and is reported`() {
    let host = TestHost.phone(height: 600) {
      NavigationStack { Text("a") }.navigationTitle("x")
    }
    #expect(host.title == "x")
    #expect(host.text == ["a"])
    #expect(host.diagnostics.map(\.id) == ["W-ORDER"])
  }

  @Test func `R169: the title of a stack inside of another is that of the outer screen`() {
    let host = host { NavigationStack { Text("a") }.navigationTitle("x") }
    #expect(host.title == "x")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C100: a bar is 64 points high, 116.5 with a large title, and absent without a title`()
    throws
  {
    func top(_ mode: ToolbarTitleDisplayMode?) throws -> CGFloat {
      let host = host {
        VStack {
          Text("a")
          Spacer()
        }
        .navigationTitle(mode == nil ? Text?.none ?? Text("") : Text("Hives"))
        .toolbarTitleDisplayMode(mode ?? .automatic)
      }
      return try host.find(label: "a").frame.minY
    }
    #expect(try top(.large) == 116.5)
    #expect(try top(.automatic) == 116.5)
    #expect(try top(.inline) == 64)
    let bare = host {
      VStack {
        Text("a")
        Spacer()
      }
    }
    #expect(try bare.find(label: "a").frame.minY == 0)
  }

  @Test func `C101: scrolling takes the large title away, and the bar has it inline`() throws {
    let host = host {
      ScrollView { VStack { ForEach(0..<50, id: \.self) { Text(verbatim: "\($0)") } } }
        .navigationTitle("Hives")
    }
    let large = try host.find(role: .header, label: "Hives").frame
    #expect(large.height > 30 && large.minY >= 64)
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 60))
    host.advance(by: 0.5)
    #expect(try host.find(role: .header, label: "Hives").frame.maxY < 64)
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: -60))
    host.advance(by: 0.5)
    #expect(try host.find(role: .header, label: "Hives").frame.minY >= 64)
  }

  @Test func `C101: headers that stay do so below the bar without the large title`() throws {
    let host = host {
      List {
        Section("First") { ForEach(0..<50, id: \.self) { Text(verbatim: "\($0)") } }
      }
      .listStyle(.plain).navigationTitle("Hives")
    }
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 400))
    host.settle()
    let frame = try host.find(label: "First").frame
    #expect(frame.minY >= 64 && frame.maxY <= 116.5)
  }

  @Test func `C101: a view in the safe area at the top moves up with the large title`() throws {
    let host = host {
      ScrollView { ForEach(0..<60) { Text(verbatim: "\($0)") } }
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.red.frame(height: 40).accessibilityIdentifier("inset")
        }
        .navigationTitle("Hives")
    }
    let first = try host.find(label: "0").frame.minY
    for (distance, top) in [(0.0, 116.5), (20, 96.5), (60, 64), (300, 64), (0, 116.5)] {
      host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: -1000))
      host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: distance))
      host.settle()
      #expect(try host.find(identifier: "inset").frame.minY == top)
      if distance == 20 { #expect(try host.find(label: "0").frame.minY == first - 20) }
    }
    host.scroll(at: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: -1000))
    #expect(try host.find(label: "0").frame.minY == first)
  }

  @Test func `C102: a pushed screen is titled as the screen before`() throws {
    func title(_ mode: ToolbarTitleDisplayMode) throws -> CGRect {
      let host = host {
        NavigationLink("go") { Text("a").navigationTitle("Page") }
          .navigationTitle("Hives").toolbarTitleDisplayMode(mode)
      }
      try host.find(label: "go").tap()
      host.advance(by: 0.4)
      host.settle()
      return try host.find(role: .header, label: "Page").frame
    }
    #expect(try title(.large).minY >= 64)
    #expect(try title(.inline).maxY < 64)
  }

  @Test func `C103: the back button is 44 points wide, called Back, and can be hidden`() throws {
    let host = host {
      NavigationLink("go") {
        NavigationLink("on") { Text("a").navigationBarBackButtonHidden() }
      }
      .navigationTitle("Hives")
    }
    try host.find(label: "go").tap()
    host.advance(by: 0.4)
    let back = try host.find(role: .button, label: "Back").frame
    #expect(back.size == CGSize(width: 44, height: 44))
    #expect(back.minX == 16)
    try host.find(label: "on").tap()
    host.advance(by: 0.4)
    host.settle()
    #expect(!host.back())
    #expect(host.path == 2)
  }

  @Test func `a title is renamed through its menu`() throws {
    struct Hive: View {
      @State private var name = "Hive"

      var body: some View { Text("bees of \(name)").navigationTitle($name) }
    }
    let host = host { Hive() }
    try host.find(label: "Hive").tap()
    host.advance(by: 0.5)
    try host.find(label: "Rename").tap()
    host.advance(by: 0.5)
    try host.find(role: .textField).type("s")
    try host.find(role: .button, label: "Rename").tap()
    host.advance(by: 0.5)
    host.settle()
    #expect(host.title == "Hives")
  }

  @Test func `R164: a title that onAppear sets is shown, and is not a loop`() {
    struct Game: View {
      @State private var word = ""
      var body: some View { List { Text("x") }.navigationTitle(word).onAppear { word = "bees" } }
    }
    let host = TestHost { TabView { NavigationView { Game() }.tabItem { Text("Words") } } }
    host.settle()
    #expect(host.title == "bees")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R164: neither is one, with its toolbar, that onAppear sets and onChange sets again`()
  {
    struct Game: View {
      @State private var word = "flowers"
      var body: some View {
        List { Text("x") }.navigationTitle(word)
          .toolbar {
            if word != "flowers" { ToolbarItem { Button("Swarm") {} } }
            if word == "drones" { ToolbarItem { Button("Rest") {} } }
          }
          .onAppear { word = "bees" }
          .onChange(of: word) { if $1 == "bees" { word = "drones" } }
      }
    }
    let host = TestHost { TabView { NavigationStack { Game() }.tabItem { Text("Words") } } }
    host.settle()
    #expect(host.title == "drones")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `the reductions of titles are not counted`() {
    let host = host {
      VStack {
        Text("a").navigationTitle("1"); Text("b").navigationTitle("2")
      }
    }
    #expect(host.counts.reduces == 0)
  }

  @Test func `a program's own navigationBarTitle(_: String) is not ambiguous`() {
    let host = host { Text("a").navigationBarTitle("Hives" as String) }
    #expect(host.title == "own Hives")
  }
}

extension View {
  fileprivate func navigationBarTitle(_ title: String) -> some View {
    navigationTitle("own \(title)")
  }
}
