import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleWindow

/// What a screen reader sees of a window, without a desktop.
@MainActor @Suite struct ScreenReaderTests {
  @Observable final class Model {
    var name = "Ada"
    var secret = "pässwörd"
    var notes = "One two.\nThree"
    var isOn = false
    var volume = 50.0
    var count = 0
    var shows = false
    var items = ["bee", "ant", "wasp"]
    var fruit = "Fig"
  }

  private struct Form: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Text("Hive").accessibilityAddTraits(.isHeader)
        TextField("Name", text: $model.name)
        SecureField("Password", text: $model.secret)
        TextEditor(text: $model.notes).accessibilityLabel("Notes").frame(height: 80)
        Toggle("Dark", isOn: $model.isOn)
        Slider(value: $model.volume, in: 0...100, step: 5) { Text("Volume") }
        Button("Send \(model.count)") {
          model.count += 1
          AccessibilityNotification.Announcement("Sent").post()
        }
        .accessibilityAction(named: "Forget") { model.count = 0 }
        Button("Off") {}.disabled(true)
      }
    }
  }

  @Test func `C605: nothing is collected before a screen reader asks, and then once a change`()
    throws
  {
    let model = Model()
    let window = try ReadWindow { Form(model: model) }
    #expect(window.session.openedReader == nil && window.desktop.changes.isEmpty)
    let reader = window.reader
    #expect(reader.collections == 1)
    window.settle()
    let before = reader.collections
    window.settle()
    #expect(reader.collections == before && window.desktop.changes.isEmpty)
    model.count = 7
    window.session.handle(.windowFocus(true))
    window.settle()
    #expect(window.desktop.take() == ["Send 0 is Send 7"])
  }

  @Test func `C605: elements are what they are in a page, with their names, values and states`()
    throws
  {
    let window = try ReadWindow { Form(model: Model()) }
    #expect(
      window.outline == [
        "heading Hive", "field Name", "field Password", "textArea Notes", "toggle Dark",
        "slider Volume", "button Send 0", "button Off",
      ])
    let slider = try window.find("Volume").element
    #expect(slider.range == AccessibilityRange(value: 50, minimum: 0, maximum: 100))
    #expect(slider.abilities == [.actions, .value])
    let name = try window.find("Name").element
    #expect(name.abilities == [.text, .editing])
    #expect(name.state == [.enabled, .focusable, .editable, .singleLine])
    #expect(try window.find("Notes").element.state.contains(.multiLine))
    #expect(try window.find("Dark").element.state.isSuperset(of: [.checkable, .enabled]))
    #expect(try !window.find("Dark").element.state.contains(.checked))
    #expect(try !window.find("Off").element.state.contains(.enabled))
    #expect(try window.find("Hive").element.level == 2)
  }

  @Test func `C606: a text is counted by scalars, and read by words, lines and characters`() throws
  {
    let model = Model()
    model.name = "👩‍🚀 naïve שלום."
    let window = try ReadWindow { Form(model: model) }
    let (reader, node) = (window.reader, try window.find("Name"))
    let text = try #require(reader.text(of: node))
    #expect(text.count == model.name.unicodeScalars.count)
    #expect(reader.range(of: .character, at: 1, in: node) == 0..<3)
    #expect(text[reader.range(of: .word, at: 4, in: node)] == "naïve ")
    #expect(text[reader.range(of: .word, at: 11, in: node)] == "שלום.")
    #expect(reader.range(of: .line, at: 99, in: node) == 0..<text.count)
    for offset in [-5, 0, 1, 7, 1000] {
      #expect(reader.range(of: .sentence, at: offset, in: node).upperBound <= text.count)
      #expect(reader.box(of: offset..<offset + 1, in: node).width.isFinite)
    }
    #expect(text.scalar(at: 4) == "n" && text.scalar(at: 1000) == nil && text.scalar(at: -1) == nil)
  }

  @Test func `C606: a text with links is a text, and the links are in it`() throws {
    let window = try ReadWindow {
      Text("See the [map](https://map.example) or [rules](https://rules.example).")
    }
    let node = try window.find("See the map or rules.")
    #expect(window.reader.text(of: node)?.string == "See the map or rules.")
    #expect(
      node.children.map(\.element.name) == ["map", "rules"]
        && node.children[0].element.kind == .link)
    #expect(node.element.abilities.contains(.links) && node.links.count == 2)
    #expect(!window.reader.replace(0..<3, with: "Go to", in: node))
    #expect(!window.reader.select(0..<3, in: node))
  }

  @Test func `C629: links have their places in the text, by scalars, and their addresses`() throws {
    let window = try ReadWindow {
      VStack {
        Text(
          "See 🐝 e\u{301} [map](https://map.example), not map or [rules](https://rules.example).")
        Text("One [link](https://one.example) here")
        Text("None here")
        Link("Alone", destination: URL(string: "https://alone.example")!)
      }
    }
    let text = try window.find("See 🐝 e\u{301} map, not map or rules.")
    let words = try #require(window.reader.text(of: text))
    let links = try text.links.map { try #require($0.element.link) }
    #expect(links.map { words[$0.range] } == ["map", "rules"])
    #expect(links.map(\.range) == [9..<12, 25..<30])
    #expect(links.map(\.url.absoluteString) == ["https://map.example", "https://rules.example"])
    #expect(text.links.allSatisfy { $0.element.abilities == [.actions, .link] })
    let one = try window.find("One link here").element
    #expect(one.kind == .link && one.link?.range == 4..<8 && one.abilities.contains(.link))
    #expect(try window.find("None here").links.isEmpty)
    #expect(try window.find("Alone").element.link == nil)
  }

  @Test func `C629: words of an element are its name and the value beside it`() throws {
    let window = try ReadWindow { Form(model: Model()) }
    #expect(try window.find("Volume").element.words?.hasPrefix("Volume, ") == true)
    #expect(try window.find("Hive").element.words == "Hive")
  }

  @Test func `C606: lines of an editor are those that are seen, and letters have places`() throws {
    let window = try ReadWindow { Form(model: Model()) }
    let (reader, node) = (window.reader, try window.find("Notes"))
    let text = try #require(reader.text(of: node))
    #expect(text[reader.range(of: .line, at: 2, in: node)] == "One two.\n")
    #expect(text[reader.range(of: .line, at: text.count, in: node)] == "Three")
    let (first, second) = (
      reader.box(of: 0..<1, in: node), reader.box(of: 9..<10, in: node)
    )
    #expect(
      first.width > 2 && second.minY >= first.maxY - 1 && reader.frame(of: node).contains(first))
    #expect(reader.offset(nearest: CGPoint(x: second.minX + 1, y: second.midY), in: node) == 9)
  }

  @Test func `C606: a field whose text is not shown gives bullets, and is edited all the same`()
    throws
  {
    let model = Model()
    let window = try ReadWindow { Form(model: model) }
    let (reader, node) = (window.reader, try window.find("Password"))
    #expect(node.element.state.contains(.secret))
    #expect(reader.text(of: node)?.string == "••••••••")
    #expect(!reader.copy(0..<8, of: node) && window.desktop.copied.isEmpty)
    #expect(reader.replace(1..<2, with: "a", in: node))
    #expect(model.secret == "passwörd")
    #expect(window.outline.allSatisfy { !$0.contains("passw") })
  }

  @Test func `C606: an edit is the user's, and the change, the caret and the focus are reported`()
    throws
  {
    let model = Model()
    let window = try ReadWindow { Form(model: model) }
    let (reader, node) = (window.reader, try window.find("Name"))
    #expect(reader.replace(3..<3, with: " 👩‍🚀", in: node))
    #expect(model.name == "Ada 👩‍🚀")
    #expect(node.element.state.contains(.focused))
    #expect(node.element.text?.selection == 7..<7)
    guard case .changed(_, let old)? = window.desktop.changes.last else {
      Issue.record("no change")
      return
    }
    let difference = try #require(node.element.text?.difference(from: old.text!))
    #expect(difference == (3, "", " 👩‍🚀"))
    #expect(reader.select(0..<3, in: node))
    #expect(reader.text(of: node)?.selection == 0..<3)
    #expect(reader.copy(0..<3, of: node) && window.desktop.copied == ["Ada"])
    window.desktop.pasted = "x"
    reader.paste(at: 0, in: node)
    #expect(model.name == "xAda 👩‍🚀")
  }

  @Test func `C606: the caret is at the end of the selection that moves`() throws {
    let window = try ReadWindow { Form(model: Model()) }
    let node = try window.find("Name")
    #expect(window.reader.select(3..<3, in: node))
    for phase in [KeyPress.Phases.down, .up] {
      window.session.handle(
        .key(KeyPressEvent(key: .leftArrow, modifiers: .shift, phase: phase, time: window.time)))
    }
    window.settle()
    #expect(node.element.text?.selection == 2..<3 && node.element.text?.caret == 2)
  }

  @Test func `C606: a text that looks the same and is written with other scalars is another text`()
    throws
  {
    let model = Model()
    model.name = "caf\u{E9}"
    let window = try ReadWindow { Form(model: model) }
    let node = try window.find("Name")
    #expect(window.reader.text(of: node)?.count == 4)
    #expect(window.reader.replace(3..<4, with: "e\u{301}", in: node))
    #expect(node.element.text?.count == 5 && window.desktop.take().contains("Name changed"))
  }

  @Test
  func `C605: rows that can be chosen are items of a list box, and the chosen one is selected`()
    throws
  {
    let window = try ReadWindow { Chosen() }
    let list = try window.find(ElementKind.listBox)
    #expect(list.element.abilities.contains(.choice))
    let row = try window.find("bee")
    #expect(row.element.kind == .listItem && row.element.state.contains(.selectable))
    #expect(window.reader.perform(.press, on: row))
    window.settle()
    #expect(row.element.state.contains(.selected))
    #expect(list.children.filter { $0.element.state.contains(.selected) }.count == 1)
  }

  @Test func `C605: the options of a picker that shows them are radio buttons, of which one is on`()
    throws
  {
    let model = Model()
    let window = try ReadWindow {
      Picker(
        "Fruit",
        selection: Binding {
          model.fruit
        } set: {
          model.fruit = $0
        }
      ) {
        ForEach(["Fig", "Pear"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
    let (fig, pear) = (try window.find("Fig"), try window.find("Pear"))
    #expect(fig.element.ariaRole == "radio" && fig.element.state.contains(.checked))
    #expect(window.reader.perform(.press, on: pear) && model.fruit == "Pear")
    #expect(!fig.element.state.contains(.checked) && pear.element.state.contains(.checked))
  }

  private struct Chosen: View {
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        Section("Insects") { ForEach(["ant", "bee"], id: \.self) { Text($0) } }
      }
    }
  }

  @Test func `C607: a reader presses, adjusts, and performs actions by their names`() throws {
    let model = Model()
    let window = try ReadWindow { Form(model: model) }
    let reader = window.reader
    let button = try window.find("Send 0")
    #expect(reader.actions(of: button) == [.press, .named("Forget")])
    #expect(reader.perform(.press, on: button) && model.count == 1)
    #expect(button.element.name == "Send 1")
    #expect(reader.perform(.named("Forget"), on: button) && model.count == 0)
    #expect(reader.perform(.press, on: try window.find("Dark")) && model.isOn)
    #expect(try window.find("Dark").element.state.contains(.checked))
    let slider = try window.find("Volume")
    #expect(reader.setValue(73, of: slider) && model.volume == 75)
    #expect(reader.setValue(-20, of: slider) && model.volume == 0)
    #expect(!reader.setValue(.nan, of: slider))
    #expect(!reader.perform(.press, on: try window.find("Off")))
    #expect(reader.focus(try window.find("Name")))
    #expect(try window.find("Name").element.state.contains(.focused))
    #expect(!reader.focus(try window.find("Hive")))
  }

  @Test func `C608: an announcement reaches a reader that is there`() async throws {
    let window = try ReadWindow { Form(model: Model()) }
    let reader = window.reader
    _ = reader.perform(.press, on: try window.find("Send 0"))
    for _ in 0..<20 where !window.desktop.changes.map(\.words).contains("says Sent") {
      await Task.yield()
    }
    #expect(window.desktop.take().contains("says Sent"))
  }

  @Test func `C608: what a sheet covers is not there, and comes back as other elements`() throws {
    let model = Model()
    let window = try ReadWindow {
      @Bindable var model = model
      Button("Behind") {}.sheet(isPresented: $model.shows) { Text("In front") }
    }
    let behind = try window.find("Behind")
    model.shows = true
    window.session.handle(.windowFocus(true))
    window.settle()
    let names = window.reader.root.flattened.map(\.element.name)
    #expect(!names.contains("Behind") && names.contains("In front"))
    #expect(window.reader.root.flattened.contains { $0.element.state.contains(.modal) })
    #expect(behind.parent == nil && !window.reader.perform(.press, on: behind))
    model.shows = false
    window.session.handle(.windowFocus(true))
    window.settle()
    #expect(try window.find("Behind") !== behind)
  }

  @Test func `C609: elements that come, go and change places are reported, and the others stay`()
    throws
  {
    let model = Model()
    let window = try ReadWindow {
      VStack { ForEach(model.items, id: \.self) { Text($0) } }
    }
    let ant = try window.find("ant")
    model.items = ["wasp", "bee", "fly", "ant"]
    window.session.handle(.windowFocus(true))
    window.settle()
    let changes = window.desktop.take()
    #expect(changes.contains("+ fly at 2"))
    #expect(changes.filter { $0.contains("from") }.count == 1)
    #expect(try window.find("ant") === ant && ant.index == 3)
    model.items = ["ant"]
    window.session.handle(.windowFocus(true))
    window.settle()
    #expect(window.desktop.take() == ["- fly at 2", "- bee at 1", "- wasp at 0"])
    #expect(ant.index == 0)
  }

  @Test func `C609: after each of many steps the tree is that of a window that is read first then`()
    throws
  {
    let model = Model()
    let window = try ReadWindow { Changing(model: model) }
    _ = window.reader
    var numbers = SystemNumbers(seed: 35)
    for step in 0..<40 {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: model.items.shuffle(using: &numbers)
      case 1: model.items.append("item \(step)")
      case 2: if !model.items.isEmpty { model.items.removeFirst() }
      case 3: model.shows.toggle()
      case 4: model.name += "é"
      default: model.isOn.toggle()
      }
      window.session.handle(.windowFocus(true))
      window.settle()
      let fresh = try ReadWindow { Changing(model: model) }
      #expect(window.all == fresh.all, "step \(step)")
    }
  }

  private struct Changing: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        if model.shows { Text("Shown").accessibilityAction(named: "Hide") { model.shows = false } }
        TextField("Name", text: $model.name)
        ForEach(model.items, id: \.self) { item in
          HStack {
            Text(item)
            Button("Delete \(item)") { model.items.removeAll { $0 == item } }
          }
          .accessibilityElement(children: model.isOn ? .contain : .combine)
        }
        Toggle("Contained", isOn: $model.isOn)
      }
    }
  }

  @Test func `C609: in a program of many screens any actions in any order leave the tree as it is`()
    throws
  {
    let model = Model()
    let window = try ReadWindow { Screens(model: model) }
    let reader = window.reader
    var numbers = SystemNumbers(seed: 36)
    var performed = 0
    for _ in 0..<24 {
      let nodes = reader.root.flattened.dropFirst()
      guard let node = nodes.randomElement(using: &numbers) else { break }
      if node.element.abilities.contains(.editing) {
        _ = reader.replace(1..<2, with: "é👩‍🚀", in: node)
      }
      if let action = reader.actions(of: node).randomElement(using: &numbers),
        reader.perform(action, on: node)
      {
        performed += 1
      }
      // The checks compare the tree with one of which nothing was kept.
      window.settle()
    }
    #expect(performed > 8 && reader.collections > performed)
  }

  private struct Screens: View {
    @Bindable var model: Model
    @State private var chosen: String?
    @State private var isEditing = false

    var body: some View {
      TabView {
        NavigationStack {
          List(selection: $chosen) {
            Section("Insects") {
              ForEach(model.items, id: \.self) { Text($0).tag($0).badge(model.count) }
                .onDelete { model.items.remove(atOffsets: $0) }
            }
            NavigationLink("Details") { Form(model: model).navigationTitle("Details") }
            Button("Sheet") { model.shows = true }
          }
          .navigationTitle("List")
        }
        .tabItem { Label("List", systemImage: "list.bullet") }
        VStack {
          Picker("Fruit", selection: $model.fruit) {
            ForEach(["Fig", "Pear", "Plum"], id: \.self) { Text($0) }
          }
          .pickerStyle(.menu)
          Menu("More") { Button("Add") { model.items.append("item \(model.items.count)") } }
          DisclosureGroup("Hidden") { Stepper("Bees", value: $model.count, in: 0...5) }
        }
        .tabItem { Label("Form", systemImage: "leaf") }
      }
      .sheet(isPresented: $model.shows) {
        VStack {
          TextField("Name", text: $model.name)
          Button("Close") { model.shows = false }
        }
      }
    }
  }

  @Test func `C609, C562: a key in a form of many fields describes few elements`() throws {
    let model = Model()
    model.items = (0..<200).map { "field \($0)" }
    let window = try ReadWindow {
      VStack {
        TextField(
          "First",
          text: Binding {
            model.name
          } set: {
            model.name = $0
          })
        ForEach(model.items, id: \.self) { TextField($0, text: .constant("")) }
      }
    }
    let reader = window.reader
    #expect(reader.focus(try window.find("First")))
    window.settle()
    let (described, parts) = (
      reader.descriptions, window.session.host.input.kept.collectedParts
    )
    for phase in [KeyPress.Phases.down, .up] {
      window.session.handle(
        .key(KeyPressEvent(key: "x", characters: "x", phase: phase, time: window.time)))
    }
    window.settle()
    #expect(try window.find("First").element.text?.string == "Adax")
    #expect(reader.descriptions - described < 8)
    #expect(window.session.host.input.kept.collectedParts - parts < 8)
  }

  @Test func `C605: a point finds the innermost element, and places are those of the window`()
    throws
  {
    let window = try ReadWindow { Form(model: Model()) }
    let (reader, node) = (window.reader, try window.find("Send 0"))
    let frame = reader.frame(of: node)
    #expect(reader.node(at: CGPoint(x: frame.midX, y: frame.midY), in: reader.root) === node)
    #expect(reader.node(at: CGPoint(x: -50, y: 9_999), in: reader.root) == nil)
    #expect(reader.isShowing(node))
    #expect(reader.frame(of: reader.root).size == CGSize(width: 400, height: 600))
  }

  @Test func `C605: a window that was closed has no reader, and is not kept by one`() throws {
    weak var dropped: WindowReader?
    weak var session: WindowSession?
    do {
      let window = try ReadWindow { Form(model: Model()) }
      dropped = window.reader
      session = window.session
      window.session.close()
      #expect(window.session.openReader() == nil)
      window.session.tick()
    }
    #expect(dropped == nil && session == nil)
  }
}

/// A series that is the same each time.
private struct SystemNumbers: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ (seed >> 29)
  }
}
