import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Writer: View {
  var name = "a"
  var body: some View { leaf.writes(name) }
}

private struct Listener<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

/// Takes the last value that was written, and ignores places that write nothing.
private enum LastWritten: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

/// Programs with the mistakes of public questions about preferences: the report of each, and that its cure works.
@MainActor @Suite struct KnownMistakeTests {
  private func made<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = host(.seeds, content)
    host.settle()
    return host
  }

  private func explain(_ host: TestHost) -> String {
    host.explain(Names.self, from: "Writer", to: "Listener")
  }

  private func expectCured<Content: View>(
    _ value: [String] = ["a"], @ViewBuilder _ content: @escaping () -> Content
  ) throws {
    let host = made(content)
    try host.requireArrival(of: Names.self, from: "Writer", to: "Listener")
    #expect(explain(host).contains("it received \(value)"), "\(explain(host))")
  }

  @Test func `A writer outside replaces: transformPreference adds instead (R058, R062)`() throws {
    let host = made { Listener { VStack { Writer() }.writes("outer") } }
    let text = explain(host)
    #expect(text.contains("replaces what the views inside it write (R058)"), "\(text)")
    #expect(host.reports("N-SHADOW").count == 1)
    try expectCured(["a", "outer"]) {
      Listener { VStack { Writer() }.transformPreference(Names.self) { $0.append("outer") } }
    }
  }

  @Test func `An observer beside the writer: the named container receives it (R075)`() throws {
    let host = made {
      HStack {
        Writer()
        Listener { leaf }
      }
    }
    #expect(explain(host).contains("Put onPreferenceChange(Names.self) on HStack"))
    #expect(host.reports("W-ORDER").count == 1)
    try expectCured {
      Listener {
        HStack {
          Writer(); leaf
        }
      }
    }
  }

  @Test func `R290: controls beside and inside do not hide that an observer is misplaced`() throws {
    let inside = made {
      Listener {
        VStack {
          Button("Save") {}
          Toggle("Loud", isOn: .constant(true))
          Slider(value: .constant(0.5))
          TextField("Name", text: .constant(""))
        }
      }
      .writes("around")
    }
    #expect(inside.reports("W-ORDER").contains { $0.message.contains("1 level above") })
    let beside = made {
      HStack {
        Writer()
        Listener { Button("Save") {} }
      }
    }
    #expect(beside.reports("W-ORDER").first?.message.contains("next to this observer") == true)
    #expect(beside.reports("W-NOWRITER").isEmpty)
  }

  @Test func `R290: places of the program that may get a writer are not reported`() {
    let host = made {
      VStack {
        Writer()
        Listener { VStack { if Bool(exactly: 0)! { Writer() } } }
        Listener { VStack { ForEach([String](), id: \.self) { Writer(name: $0) } } }
        Listener {
          Button {
          } label: {
            if Bool(exactly: 0)! { leaf.writes("later") }
          }
        }
        Listener { VStack { AnyView(leaf) } }
        Listener { Button("Save") {}.writes("mine") }
        Listener { LazyVStack { ForEach(0..<3) { _ in Button("Row") {} } } }
      }
    }
    #expect(host.reports("W-ORDER").isEmpty, "\(host.diagnostics)")
    #expect(host.reports("W-NOWRITER").isEmpty)
  }

  @Test func `R290: a candidate of controls without a writer is reported, the value stays`() throws
  {
    let controls = made {
      Listener {
        ViewThatFits {
          Writer().box(500, 10)
          Toggle("Loud", isOn: .constant(true)).labelsHidden()
        }
      }
    }
    let report = try #require(controls.reports("W-VTF").first)
    #expect(report.message.contains("candidate 2, which has no writer for Names: the value is"))
    #expect(controls.preference(Names.self) == [])
    let text = explain(controls)
    #expect(text.contains("ViewThatFits shows another candidate"), "\(text)")
    #expect(text.contains("Write Names on every candidate"), "\(text)")
    let cured = made {
      Listener {
        ViewThatFits {
          Writer().box(500, 10)
          Toggle("Loud", isOn: .constant(true)).labelsHidden().writes("narrow")
        }
      }
    }
    #expect(cured.reports("W-VTF").isEmpty)
    #expect(cured.preference(Names.self) == ["narrow"])
  }

  @Test func `A reader in the background of a Group measures each view: a stack is one (R029)`() {
    func measured(_ isCured: Bool) -> TestHost {
      made {
        VStack {
          if isCured {
            VStack {
              leaf.box(10, 10); leaf.box(30, 10)
            }.modifier(Measured())
          } else {
            Group {
              leaf.box(10, 10); leaf.box(30, 10)
            }.modifier(Measured())
          }
        }
      }
    }
    let wrong = measured(false)
    #expect(wrong.explain(Width.self, from: "Meter").contains("It arrives"))
    #expect(wrong.explain(Width.self, from: "Meter").contains("It does not arrive"))
    #expect(measured(true).explain(Width.self, from: "Meter").contains("it received 30"))
  }

  @Test func `EmptyView with a modifier in a stack is not a view: W-EMPTY (R031)`() throws {
    struct Empty: View {
      var body: some View { VStack { EmptyView().writes("a") } }
    }
    let host = made { Listener { VStack { Empty() } } }
    let text = host.explain(Names.self, from: "Empty", to: "Listener")
    #expect(text.contains("No view named 'Empty' writes Names"), "\(text)")
    #expect(text.contains("EmptyView adds no view"), "\(text)")
    #expect(host.reports("W-EMPTY").count == 1)
    try expectCured { Listener { VStack { Color.clear.box(0, 0).modifier(WriterModifier()) } } }
  }

  @Test func `The last value wins over a writer: a key that skips nil receives it (R004, R006)`() {
    struct Title<K: PreferenceKey>: View {
      let value: K.Value
      var body: some View { leaf.preference(key: K.self, value: value) }
    }
    let wrong = made {
      Title<Last>(value: "Inbox").overlay { if Bool(exactly: 0)! { leaf } }
        .onPreferenceChange(Last.self) { _ in }
    }
    let text = wrong.explain(Last.self, from: "Title")
    #expect(
      text.contains("one of the others is the default of a place that can be empty"), "\(text)")
    #expect(wrong.reports("E-LAW").count == 1)
    let cured = made {
      Title<LastWritten>(value: "Inbox").overlay { if Bool(exactly: 0)! { leaf } }
        .onPreferenceChange(LastWritten.self) { _ in }
    }
    #expect(cured.explain(LastWritten.self, from: "Title").hasPrefix("It arrives"))
  }

  @Test func `A reduce without a statement keeps the first value (R007, R053)`() {
    struct Second: View {
      var body: some View { leaf.preference(key: Keep.self, value: "two") }
    }
    let host = made {
      VStack {
        leaf.preference(key: Keep.self, value: "one")
        Second()
      }
      .onPreferenceChange(Keep.self) { _ in }
    }
    let text = host.explain(Keep.self, from: "Second")
    #expect(text.contains("reduce of Keep returned before it called nextValue()"), "\(text)")
    #expect(text.contains("let reduce call nextValue() in every case"), "\(text)")
  }

  @Test
  func `A row that a lazy stack has not made is not in the tree: the answer states it (R154)`()
    throws
  {
    struct Rows: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              if index == 90 { Writer() } else { leaf.frame(height: 50) }
            }
          }
        }
      }
    }
    let text = explain(made { Listener { Rows() } })
    #expect(text.contains("No view named 'Writer' writes Names."), "\(text)")
    #expect(
      text.contains("LazyVStack has made 4 of its 100 rows, and the others have no views"),
      "\(text)")
    try expectCured {
      Listener {
        VStack {
          Writer(); LazyVStack { ForEach(0..<3) { _ in leaf } }
        }
      }
    }
  }

  @Test func `A destination that was not opened is not in the tree: the answer states it (R158)`()
    throws
  {
    let text = explain(
      made { Listener { NavigationStack { NavigationLink("Open") { Writer() } } } })
    #expect(text.contains("screens that are not open"), "\(text)")
    try expectCured { Listener { NavigationStack { Writer() } } }
  }

  @Test func `A tab that is not shown is not asked (R158)`() throws {
    func tabs(_ selection: Int) -> TestHost {
      made {
        Listener {
          TabView(selection: .constant(selection)) {
            Tab("One", systemImage: "star", value: 1) { leaf }
            Tab("Two", systemImage: "star", value: 2) { Writer() }
          }
        }
      }
    }
    let text = explain(tabs(1))
    #expect(
      text.contains("screens that are not open") || text.contains("a screen that is not shown"),
      "\(text)")
    #expect(explain(tabs(2)).hasPrefix("It arrives"))
  }

  @Test func `A sheet keeps what it writes; an observer inside receives it (R160)`() throws {
    let text = explain(
      made { Listener { leaf.writes("b").sheet(isPresented: .constant(true)) { Writer() } } })
    #expect(text.contains("Observe Names inside the presented view"), "\(text)")
    try expectCured {
      leaf.sheet(isPresented: .constant(true)) { Listener { VStack { Writer() } } }
    }
  }

  @Test func `A title on the stack itself is reported; on the view inside it is shown (R169)`() {
    let wrong = made { NavigationStack { Text("Bees") }.navigationTitle("Hive") }
    #expect(wrong.reports("W-ORDER").count == 1)
    let cured = made { NavigationStack { Text("Bees").navigationTitle("Hive") } }
    #expect(cured.diagnostics.isEmpty)
    #expect(cured.text.contains("Hive"))
  }

  @Test func `A value set in onAppear, behind AnyView and below a new id arrives (R025, R078)`() {
    struct Late: View {
      @State private var name = ""
      var body: some View { leaf.writes(name).onAppear { name = "late" } }
    }
    let number = Knob(1)
    let host = made {
      Turned(number) { number in Listener { VStack { AnyView(Late()).id(number) } } }
    }
    #expect(host.explain(Names.self, from: "Late").contains("it received [\"late\"]"))
    host.frame { number.value = 2 }
    host.settle()
    #expect(host.explain(Names.self, from: "Late").contains("it received [\"late\"]"))
  }

  @Test func `A transform inside a writer is lost; outside of it, it is applied (R058, R064)`() {
    struct Changer<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { content.transformPreference(Names.self) { $0.append("c") } }
    }
    let wrong = made { Listener { Changer { leaf }.writes("w") } }
    let text = wrong.explain(Names.self, from: "Changer")
    #expect(text.contains("what it writes replaces"), "\(text)")
    let cured = made { Listener { Changer { leaf.writes("w") } } }
    #expect(cured.explain(Names.self, from: "Changer").contains("it received [\"w\", \"c\"]"))
  }

  @Test func `A value that cannot be compared is read, and its arrival is explained (R013)`() {
    struct Holder: View {
      var body: some View { leaf.preference(key: Opaque.self, value: .init(names: ["a"])) }
    }
    let host = made { VStack { Holder() }.overlayPreferenceValue(Opaque.self) { _ in leaf } }
    #expect(host.explain(Opaque.self, from: "Holder").hasPrefix("It arrives"))
  }

  @Test func `The color scheme of a sheet stays with it; the answer states it (R160)`() {
    struct Night: View {
      var body: some View { leaf.writes("night").preferredColorScheme(.dark) }
    }
    let host = made { Listener { leaf.sheet(isPresented: .constant(true)) { Night() } } }
    let text = host.explain(Names.self, from: "Night")
    #expect(text.contains("what a presentation writes stays in it"), "\(text)")
  }

  @Test func `A view that is there and writes another key is reported as there`() {
    struct Other: View {
      var body: some View { VStack { leaf.preference(key: Width.self, value: 3) } }
    }
    let text = made {
      Listener {
        VStack {
          Other(); Writer()
        }
      }
    }
    .explain(Names.self, from: "Other")
    #expect(
      text
        == "No view named 'Other' writes Names. Those that do: Writer. Other is there and does not write it.",
      "\(text)")
  }
}

private struct Measured: ViewModifier {
  func body(content: Content) -> some View {
    content.background(Meter()).onPreferenceChange(Width.self) { _ in }
  }
}

private struct Meter: View {
  var body: some View {
    GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) }
  }
}

private struct WriterModifier: ViewModifier {
  func body(content: Content) -> some View { content.overlay { Writer() } }
}
