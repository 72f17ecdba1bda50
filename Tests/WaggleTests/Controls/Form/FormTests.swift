import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Observable private final class Line: Identifiable {
  let id: Int
  var text: String
  var weight = 1
  init(_ id: Int) { (self.id, text) = (id, "row \(id)") }
}

@Observable private final class Model {
  var lines: [Line] = []
  var total = 0
  init(_ count: Int) { lines = (0..<count).map(Line.init) }
}

private struct LineView: View {
  let line: Line
  var body: some View { Text(verbatim: line.text).preference(key: Total.self, value: line.weight) }
}

private struct Page: View {
  let model: Model
  var body: some View {
    Form { ForEach(model.lines) { LineView(line: $0) } }
      .onPreferenceChange(Total.self) { model.total = $0 }
  }
}

@MainActor @Suite struct FormTests {
  private let dial = Dial()

  private func host<Content: View>(
    width: CGFloat = 390, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 800)) { content() }
    host.settle()
    return host
  }

  @Test func `C081: rows are 56 points high on cards 16 points from the edges`() throws {
    let host = host {
      Form {
        Color.red.accessibilityIdentifier("a").frame(height: 10)
        Color.red.frame(height: 60).accessibilityIdentifier("b")
        Text("c").accessibilityIdentifier("c")
      }
    }
    #expect(
      try host.find(identifier: "b").frame == CGRect(x: 32, y: 35 + 56 + 15, width: 326, height: 60)
    )
    #expect(try host.find(identifier: "c").frame.minY == 35 + 56 + 90 + 17.75)
    #expect(host.displayList.description.contains("#F2F2F7"))
  }

  @Test func `C081: the ground and the cards of the dark scheme`() {
    let host = host { Form { Text("a") }.environment(\.colorScheme, .dark) }
    #expect(host.displayList.description.contains("#1C1C1E"))
    #expect(!host.displayList.description.contains("#F2F2F7"))
  }

  @Test func `the ground can be hidden`() {
    let host = host { Form { Text("a") }.scrollContentBackground(.hidden) }
    #expect(!host.displayList.description.contains("#F2F2F7"))
  }

  @Test func `C094: a form makes all its rows and scrolls`() throws {
    let host = host {
      Form { ForEach(0..<100) { Text(verbatim: "row \($0)").accessibilityIdentifier("\($0)") } }
    }
    let last = try host.find(identifier: "99")
    #expect(last.frame.minY > 5000)
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 5000))
    #expect(try host.find(identifier: "99").frame.minY < 800)
  }

  @Test func `C094: on macOS labels end where the controls begin`() throws {
    let host = host {
      Form {
        LabeledContent("Name") {
          Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
        }
        LabeledContent("A longer name") {
          Color.red.frame(width: 50, height: 20).accessibilityIdentifier("b")
        }
        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("c")
      }
      .environment(\.platformMetrics, .macOS26)
    }
    let frames = try ["a", "b", "c"].map { try host.find(identifier: $0).frame.minX }
    #expect(frames[0] == frames[1] && frames[1] == frames[2])
    let label = try host.find(label: "Name").frame
    #expect(label.maxX == frames[0] - 8)
  }

  @Test func `C094: grouped on macOS has cards 20 points from the edges`() throws {
    let host = host {
      Form { Color.red.frame(height: 20).accessibilityIdentifier("a") }
        .formStyle(.grouped).environment(\.platformMetrics, .macOS26)
    }
    #expect(try host.find(identifier: "a").frame.minX == 30)
  }

  @Test func `a custom style lays out the content, and may use the next style outwards`() {
    struct Titled: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("title")
          Form(configuration)
        }
      }
    }
    let host = host { Form { Text("a") }.formStyle(Titled()) }
    #expect(host.text == ["title", "a"])
  }

  @Test
  func `C083: lines are below all rows but a card's last, from the content to 16 before the edge`()
  {
    let lines = lines(
      of: host {
        Form {
          Text("a")
          Label("b", systemImage: "star")
          Text("c")
        }
      })
    #expect(lines.count == 2)
    #expect(lines.first?.minX == 32 && lines.first?.maxX == 358)
    #expect(lines.last.map { $0.minX > 60 } == true)
  }

  @Test func `C083: either row hides the line between two`() {
    func count(_ top: Visibility, _ bottom: Visibility) -> Int {
      lines(
        of: host {
          Form {
            Text("a").listRowSeparator(top, edges: .bottom)
            Text("b").listRowSeparator(bottom, edges: .top)
          }
        }
      ).count
    }
    #expect(count(.automatic, .automatic) == 1)
    #expect(count(.hidden, .automatic) == 0)
    #expect(count(.automatic, .hidden) == 0)
    #expect(
      lines(
        of: host {
          Form {
            Text("a"); Text("b")
          }.listRowSeparator(.hidden)
        }
      ).count == 1)
    #expect(
      lines(
        of: host {
          Form {
            Group {
              Text("a"); Text("b")
            }.listRowSeparator(.hidden)
          }
        }
      ).isEmpty)
  }

  @Test func `C083: a row or a section sets the colour of its lines, and can hide them`() {
    func lines(_ color: String, @ViewBuilder _ rows: @escaping () -> some View) -> Int {
      host { Form { rows() } }.displayList.description.split(separator: "\n")
        .count { $0.contains(color) }
    }
    let red = "#FF383C"
    #expect(
      lines(red) {
        Text("a").listRowSeparatorTint(.red)
        Text("b")
      } == 1)
    #expect(
      lines(red) {
        Text("a")
        Text("b").listRowSeparatorTint(.red, edges: .bottom)
      } == 0)
    #expect(
      lines(red) {
        Section {
          Text("a"); Text("b"); Text("c")
        }.listRowSeparatorTint(.red)
      } == 2)
    #expect(
      lines(red) {
        Section {
          Text("a"); Text("b"); Text("c")
        }
        .listRowSeparatorTint(.red).listRowSeparator(.hidden)
      } == 0)
  }

  @Test func `C085: a section sets the insets and the background of its rows`() throws {
    let host = host {
      Form {
        Section {
          Color.red.frame(height: 20).accessibilityIdentifier("a")
          Color.red.frame(height: 20).accessibilityIdentifier("b")
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
        .listRowBackground(Color.mint)
      }
    }
    #expect(try host.find(identifier: "a").frame.minX == 56)
    #expect(try host.find(identifier: "b").frame.minX == 56)
    #expect(host.displayList.description.components(separatedBy: "#00C8B3").count == 3)
  }

  /// The frames of the lines, from the printed list.
  private func lines(of host: TestHost) -> [CGRect] {
    host.displayList.description.split(separator: "\n").compactMap { line in
      guard line.contains("#0000001A") || line.contains("#000000@0.1") else { return nil }
      let numbers = line.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
      return numbers.count >= 4
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
  }

  @Test
  func `C085: insets keep the smallest height, the background fills the row, the floor can be set`()
    throws
  {
    let host = host {
      Form {
        Color.red.frame(height: 10).accessibilityIdentifier("a")
          .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
          .listRowBackground(Color.mint.accessibilityIdentifier("back"))
        Color.red.frame(height: 10).accessibilityIdentifier("b")
      }
      .environment(\.defaultMinListRowHeight, 80)
    }
    #expect(
      try host.find(identifier: "a").frame == CGRect(x: 56, y: 35 + 35, width: 318, height: 10))
    #expect(try host.find(identifier: "back").frame == CGRect(x: 16, y: 35, width: 358, height: 80))
    #expect(try host.find(identifier: "b").frame.minY == 35 + 80 + 35)
  }

  @Test func `C085: with a spacing each row has a card`() throws {
    let host = host {
      Form {
        Color.red.frame(height: 20).accessibilityIdentifier("a")
        Color.red.frame(height: 20).accessibilityIdentifier("b")
      }
      .listRowSpacing(10)
    }
    let (a, b) = try (host.find(identifier: "a").frame, host.find(identifier: "b").frame)
    #expect(b.minY - a.minY == 66)
  }

  @Test func `C086: the whole row of a button acts, and several borderless ones act apart`() throws
  {
    let host = host { [dial] in
      Form {
        Button("Save") { dial.count += 1 }
        HStack {
          Button("One") { dial.count += 10 }
          Spacer()
          Button("Two") { dial.count += 100 }
        }
        .buttonStyle(.borderless)
      }
    }
    host.tap(at: CGPoint(x: 370, y: 35 + 54))
    #expect(dial.count == 1)
    host.tap(at: CGPoint(x: 200, y: 35 + 56 + 28))
    #expect(dial.count == 1)
    try host.find(label: "Two").tap()
    #expect(dial.count == 101)
    #expect(try host.find(label: "Save").frame == CGRect(x: 16, y: 35, width: 358, height: 56))
  }

  @Test func `a row that is pressed is darker, and one that is disabled does not act (C150)`()
    throws
  {
    let host = host { [dial] in
      Form {
        Button("Save") { dial.count += 1 }
        Button("Not") { dial.count += 10 }.disabled(true)
      }
    }
    let before = host.displayList.description
    host.press(at: CGPoint(x: 300, y: 60))
    #expect(host.displayList.description != before)
    host.release(at: CGPoint(x: 300, y: 60))
    #expect(dial.count == 1)
    host.tap(at: CGPoint(x: 100, y: 35 + 84))
    #expect(dial.count == 1)
    #expect(try !host.find(label: "Not").isEnabled)
  }

  @Test func `R211: bodies of rows read the environment that modifiers of the form's content set`()
  {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.lineLimit) private var limit
      var body: some View { Text(verbatim: "\(isEnabled) \(limit ?? 0)") }
    }
    let host = host {
      Form {
        Reader()
        Group { Reader() }.disabled(true)
        Section { Reader().lineLimit(2) }
      }
    }
    #expect(host.text == ["true 0", "false 0", "true 2"])
  }

  @Test func `R211: rows with modifiers of the environment keep that of their place`() throws {
    let host = host {
      Form {
        Button("Save") {}.tint(.mint).disabled(false)
        Group { Button("Delete") {} }.font(.title)
      }
    }
    #expect(try host.find(label: "Save").frame == CGRect(x: 16, y: 35, width: 358, height: 56))
    #expect(try host.find(label: "Delete").frame.minX == 16)
  }

  @Test
  func `rows without a section keep their state when a row before them is inserted or removed`()
    throws
  {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack { Button(action: { count += 1 }) { Text(verbatim: "n \(count)") } }
      }
    }
    struct Base: View {
      let dial: Dial
      @State private var isOn = false
      var body: some View {
        Form {
          if isOn { Text("first") }
          Counter()
          Button("Turn") { isOn.toggle() }
        }
      }
    }
    let host = host { [dial] in Base(dial: dial) }
    try host.find(label: "n 0").tap()
    try host.find(label: "Turn").tap()
    #expect(host.text == ["first", "n 1", "Turn"])
  }

  @Test func `a change in one of 500 rows costs few layouts, bodies and reductions`() throws {
    let model = Model(500)
    let host = host { Page(model: model) }
    #expect(model.total == 500)
    let before = host.counts
    host.frame { model.lines[250].text = "changed" }
    #expect(host.counts.bodies - before.bodies == 1)
    #expect(host.counts.layouts - before.layouts < 20)
    let middle = host.counts
    host.frame { model.lines[250].weight = 3 }
    #expect(model.total == 502)
    #expect(host.counts.reduces - middle.reduces <= 12)
    #expect(host.counts.layouts == middle.layouts)
  }

  @Test func `a key press in one of 500 fields costs few reductions, layouts and bodies`() throws {
    let model = Model(500)
    let host = host { Fields(model: model) }
    #expect(model.total == 500)
    let field = try host.find(role: .textField, label: "field 250")
    try field.type("a")
    let before = host.counts
    try field.type("b")
    #expect(model.lines[250].text == "row 250ab")
    #expect(host.counts.reduces - before.reduces <= 12)
    #expect(host.counts.layouts - before.layouts < 60)
    #expect(host.counts.bodies - before.bodies < 20)
    try field.clear()
    #expect(model.total == 499)
  }

  private struct Fields: View {
    let model: Model
    var body: some View {
      Form { ForEach(model.lines) { Field(line: $0) } }
        .onPreferenceChange(Total.self) { model.total = $0 }
    }
  }

  private struct Field: View {
    @Bindable var line: Line
    var body: some View {
      TextField("field \(line.id)", text: $line.text)
        .preference(key: Total.self, value: line.text.isEmpty ? 0 : 1)
    }
  }

  @Test func `a row that is added to 500 costs few nodes, and its removal returns them`() {
    let model = Model(500)
    let host = host { Page(model: model) }
    host.frame { model.lines.append(Line(999)) }
    host.frame { model.lines.removeLast() }
    let before = host.counts
    host.frame { model.lines.append(Line(1000)) }
    #expect(host.counts.nodesMade - before.nodesMade < 60)
    #expect(host.counts.bodies - before.bodies < 12)
    host.frame { model.lines.removeLast() }
    #expect(host.counts.nodesLive == before.nodesLive)
    #expect(model.total == 500)
  }

  @Test func `a form after random edits looks as one that is rebuilt`() {
    var generator = SeededGenerator(seed: 11)
    let model = Model(6)
    let edited = host { Sections(model: model) }
    for step in 0..<120 {
      edited.frame { edit(model, step, &generator) }
      let fresh = host { Sections(model: model) }
      #expect(edited.displayList.description == fresh.displayList.description)
    }
  }

  private struct Sections: View {
    let model: Model
    var body: some View {
      Form {
        if model.total % 2 == 1 { Text("odd") }
        ForEach(model.lines) { line in
          if line.weight > 2 {
            Section {
              LineView(line: line)
              Button(line.text) {}
            } header: {
              Text(verbatim: "head \(line.id)")
            }
          } else {
            LineView(line: line).listRowBackground(line.weight == 2 ? Color.mint : nil)
          }
        }
        Section { Text("last") }
      }
    }
  }

  private func edit(_ model: Model, _ step: Int, _ generator: inout SeededGenerator) {
    let index = model.lines.isEmpty ? 0 : Int.random(in: 0..<model.lines.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: model.lines.insert(Line(100 + step), at: index)
    case 1 where !model.lines.isEmpty: model.lines.remove(at: index)
    case 2 where !model.lines.isEmpty: model.lines[index].text += " and more words"
    case 3 where !model.lines.isEmpty:
      model.lines[index].weight = Int.random(in: 1...4, using: &generator)
    case 4: model.total += 1
    default: model.lines.shuffle(using: &generator)
    }
  }

  @Test(arguments: [(390.0, 390.0 - 40), (720, 680), (1280, 700)])
  func `C412: the cards of a form are readable in a wide window`(_ width: Double, _ card: Double)
    throws
  {
    let host = TestHost(size: CGSize(width: width, height: 600)) {
      Form {
        Color.red.listRowInsets(EdgeInsets()).frame(height: 44).accessibilityElement()
          .accessibilityLabel("red")
      }
    }
    let frame = try host.find(label: "red").frame
    #expect(abs(frame.width - card) <= 8)
    #expect(abs(frame.midX - width / 2) < 0.01)
  }
}
