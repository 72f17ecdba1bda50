import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Numbers: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Row: View {
  let number: Int
  var body: some View {
    Text(verbatim: "row \(number)").preference(key: Numbers.self, value: [number])
  }
}

@MainActor @Suite struct ListTests {
  private func host<Content: View>(
    _ metrics: PlatformMetrics = .ios26, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    TestHost.phone {
      content().environment(\.platformMetrics, metrics)
    }
  }

  @Test func `C080, C081: rows are on cards on iOS, at least 56 points high`() throws {
    let host = host {
      List {
        Text("a")
        Color.red.frame(height: 60).accessibilityIdentifier("b")
      }
    }
    #expect(
      try host.find(role: .row, label: "a").frame == CGRect(x: 16, y: 35, width: 358, height: 56))
    #expect(try host.find(identifier: "b").frame == CGRect(x: 32, y: 106, width: 326, height: 60))
    #expect(host.displayList.description.contains("#F2F2F7"))
    #expect(try host.find(role: .list).frame == CGRect(x: 0, y: 0, width: 390, height: 700))
  }

  @Test func `C080: the ground of a list is also behind the bars and outside of the safe area`() {
    let host = TestHost(
      size: CGSize(width: 390, height: 600),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      NavigationStack { List { Text("a") }.navigationTitle("Hives") }
    }
    #expect(host.displayList.description.contains("rect (0 0 390 600) #F2F2F7"))
  }

  @Test func `C080, C082: rows are inset on macOS, 8 points higher than their content`() throws {
    let host = host(.macOS26) { List { Color.red.frame(height: 30).accessibilityIdentifier("a") } }
    #expect(try host.find(identifier: "a").frame == CGRect(x: 18, y: 9, width: 354, height: 30))
  }

  @Test(arguments: [PlatformMetrics.ios26, .iosClassic, .macOS26])
  func `C080: every style shows every row`(metrics: PlatformMetrics) {
    func check<S: ListStyle>(_ style: S) {
      let host = host(metrics) {
        List {
          Section("Header") { Text("a") }
          Section {
            Text("b")
          } footer: {
            Text("Footer")
          }
          Text("c")
        }
        .listStyle(style)
      }
      #expect(host.text.map { $0.lowercased() } == ["header", "a", "b", "footer", "c"])
      #expect(host.diagnostics.isEmpty)
    }
    check(.automatic)
    check(.plain)
    check(.grouped)
    check(.insetGrouped)
    check(.inset)
    check(.sidebar)
    check(.bordered)
  }

  @Test func `C082: headers of a plain list stay, and the next one pushes`() throws {
    let host = host {
      List {
        ForEach(0..<5) { section in
          Section(String("header \(section)")) {
            ForEach(0..<10) { Text(verbatim: "\(section) \($0)") }
          }
        }
      }
      .listStyle(.plain)
    }
    let height = try host.find(role: .header, label: "header 0").frame.height
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 200))
    #expect(try host.find(role: .header, label: "header 0").frame.minY == 0)
    let start = try host.find(role: .header, label: "header 1").frame.minY
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: start - 30))
    #expect(try host.find(role: .header, label: "header 0").frame.minY < 0)
    #expect(height > 20)
  }

  @Test func `C083: lines can be hidden, begin at the content, and none is beside a selected row`()
  {
    func lines(
      _ change: @escaping (Text) -> some View, selection: String? = nil
    ) -> Int {
      let host = host {
        List(selection: .constant(selection)) {
          Text("a").tag("a")
          change(Text("b")).tag("b")
          Text("c").tag("c")
        }
      }
      return host.displayList.description.components(separatedBy: "#000000@0.10").count
    }
    let all = lines { $0 }
    #expect(lines({ $0.listRowSeparator(.hidden) }) < all)
    #expect(lines({ $0 }, selection: "b") < all)
  }

  @Test func `C246: a section of a plain list shows and hides its lines`() {
    func lines(
      _ color: String = "#000000@0.10",
      _ change: @escaping (Section<Text, Text, EmptyView>) -> some View
    ) -> Int {
      let host = host {
        List { change(Section("Flowers") { Text("a") }) }.listStyle(.plain)
      }
      return host.displayList.description.components(separatedBy: color).count - 1
    }
    let red = "#FF383C"
    let all = lines { $0 }
    #expect(lines { $0.listSectionSeparator(.hidden) } == all - 1)
    #expect(lines { $0.listSectionSeparator(.hidden, edges: .top) } == all)
    #expect(lines { $0.listSectionSeparator(.visible) } == all + 1)
    #expect(lines(red) { $0.listSectionSeparatorTint(.red) } == 2)
    #expect(lines(red) { $0.listSectionSeparatorTint(.red, edges: .bottom) } == 1)
  }

  @Test func `C094: a row with a toggle is as high as one with a text`() throws {
    let host = host {
      List {
        Toggle("Wind", isOn: .constant(true))
        Text("b").accessibilityIdentifier("b")
        Text("c").accessibilityIdentifier("c")
      }
    }
    let rows = try ["b", "c"].map { try host.find(identifier: $0).frame.midY }
    #expect(abs(rows[1] - rows[0] - 56) < 0.01)
    #expect(abs(rows[0] - (35 + 56 + 28)) < 0.01)
  }

  @Test func `C084: headers and footers are above and below their cards`() throws {
    let host = host {
      List {
        Section("Fruit") { Text("a") }
        Section {
          Text("b")
        } header: {
          Text("More")
        } footer: {
          Text("end")
        }
      }
    }
    #expect(try host.find(role: .header, label: "Fruit").frame.minY == 10)
    let row = try host.find(role: .row, label: "a").frame
    #expect(try host.find(role: .header, label: "More").frame.minY == row.maxY + 27.5)
    let last = try host.find(role: .row, label: "b").frame
    #expect(try host.find(label: "end").frame.minY == last.maxY + 8)
  }

  @Test func `C085: insets, backgrounds, spacing and the least height of rows`() throws {
    let host = host {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
          .listRowBackground(Color.red)
        Text("b")
      }
      .listRowSpacing(12)
      .environment(\.defaultMinListRowHeight, 80)
    }
    let first = try host.find(role: .row, label: "a").frame
    #expect(first.height == 80)
    #expect(try host.find(role: .row, label: "b").frame.minY == first.maxY + 12)
    #expect(host.displayList.description.contains("56 "))
  }

  @Test func `C085: lengths that are not numbers are ignored`() throws {
    let host = host {
      List {
        Text("a").listRowInsets(.leading, .nan)
        Section { Text("b") }
      }
      .listRowSpacing(.nan)
      .listSectionSpacing(.nan)
      .environment(\.defaultMinListRowHeight, .nan)
    }
    #expect(host.text == ["a", "b"])
  }

  @Test func `C086: a row that is a button acts everywhere, and two buttons in a row act apart`()
    throws
  {
    let (whole, first, second) = (Tally(), Tally(), Tally())
    let host = host {
      List {
        Button("whole") { whole.count += 1 }
        HStack {
          Button("first") { first.count += 1 }.buttonStyle(.borderless)
          Button("second") { second.count += 1 }.buttonStyle(.borderless)
        }
      }
    }
    let row = try host.find(role: .row, label: "whole").frame
    host.tap(at: CGPoint(x: row.maxX - 4, y: row.minY + 4))
    try host.find(role: .button, label: "second").tap()
    #expect((whole.count, first.count, second.count) == (1, 0, 1))
  }

  @Test func `a section that can be collapsed has a header that is a button`() throws {
    let dial = Dial()
    struct Page: View {
      @State var isOpen = true
      var body: some View {
        List {
          Section(isExpanded: $isOpen) {
            Text("a")
          } header: {
            Text("Flowers")
          }
        }
        .listStyle(.sidebar)
      }
    }
    _ = dial
    let host = host { Page() }
    #expect(host.text == ["Flowers", "a"])
    try host.find(role: .button, label: "Flowers").tap()
    host.settle()
    #expect(host.text == ["Flowers"])
  }

  @Test func `R154, R155: rows write to preferences in the order in which they were made`() throws {
    let host = host { List(0..<100) { Row(number: $0) } }
    #expect(host.preference(Numbers.self) == Array(0..<12))
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 2000))
    for _ in 0..<4 { host.frame {} }
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -112))
    for _ in 0..<4 { host.frame {} }
    let numbers = try #require(host.preference(Numbers.self))
    #expect(numbers.count < 20)
    #expect(numbers != numbers.sorted())
  }

  @Test func `C080: an empty list, and one in a stack and in a scroll view`() throws {
    let empty = host { List {} }
    #expect(try empty.find(role: .list).frame.height == 700)
    let stack = host {
      VStack(spacing: 0) {
        Text("top").frame(height: 100)
        List { Text("a") }
      }
    }
    #expect(try stack.find(role: .list).frame.height == 600)
    let scroll = host { ScrollView { List(0..<100_000) { Text(verbatim: "\($0)") } } }
    #expect(try scroll.find(role: .list).frame.height == 320)
    #expect(scroll.counts.bodies < 400)
  }

  @Test func `C087: rows with the same id are each shown, and reported`() {
    let host = host { List([1, 2, 1], id: \.self) { Text(verbatim: "\($0)") } }
    #expect(host.text == ["1", "2", "1"])
    #expect(host.diagnostics.contains { $0.id == "W-ID" })
  }
}

/// Lists of many rows: what a frame visits.
@MainActor @Suite struct ListCountTests {
  private struct Page: View {
    let knob: Knob<[Int]>
    var body: some View {
      Turned(knob) { numbers in List(numbers, id: \.self) { Row(number: $0) } }
    }
  }

  @Test func `C080: a list of 100,000 rows makes what is near the window, and drops it again`() {
    let knob = Knob(Array(0..<100_000))
    let host = TestHost.phone { Page(knob: knob) }
    let opened = host.counts
    #expect(opened.bodies < 200)
    #expect(opened.nodesLive < 2000)
    for _ in 0..<20 {
      host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 500))
      host.settle()
    }
    let scrolled = host.counts
    #expect(scrolled.bodies - opened.bodies < 20 * 100)
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 6_000_000))
    for _ in 0..<4 { host.frame {} }
    #expect(host.text.last == "row 99999")
    #expect(host.counts.nodesLive < opened.nodesLive * 2)
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -9_000_000))
    for _ in 0..<4 { host.frame {} }
    #expect(abs(host.counts.nodesLive - opened.nodesLive) < 300)
    let before = host.counts
    knob.value.insert(-1, at: 0)
    host.settle()
    #expect(host.text.first == "row -1")
    #expect(host.counts.bodies - before.bodies < 150)
    #expect(host.counts.nodesMade - before.nodesMade < 300)
  }
}
