import Foundation
import SwiftUI
import WaggleTestKit

/// A control as programs write it, with a title and with a label of the program's own.
@MainActor private struct Specimen {
  let name: String
  let titled: AnyView
  var labelled: AnyView?

  init(_ name: String, _ titled: some View, labelled: (some View)? = Never?.none) {
    self.name = name
    self.titled = AnyView(titled)
    self.labelled = labelled.map { AnyView($0) }
  }
}

private struct Tag: View {
  var body: some View {
    HStack {
      Color.orange.frame(width: 10, height: 10)
      Text("Go")
    }
  }
}

@MainActor private let specimens: [Specimen] = [
  Specimen("text", Text("Go")),
  Specimen("symbol", Image(systemName: "star")),
  Specimen("label", Label("Go", systemImage: "star")),
  Specimen(
    "button", Button("Go") {},
    labelled: Button {
    } label: {
      Tag()
    }),
  Specimen(
    "button-bordered", Button("Go") {}.buttonStyle(.bordered),
    labelled: Button {
    } label: {
      Tag()
    }.buttonStyle(.bordered)),
  Specimen(
    "toggle", Toggle("Go", isOn: .constant(true)),
    labelled: Toggle(isOn: .constant(true)) { Tag() }),
  Specimen("slider", Slider(value: .constant(0.5))),
  Specimen(
    "stepper", Stepper("Go", value: .constant(1)),
    labelled: Stepper(value: .constant(1)) { Tag() }),
  Specimen("field", TextField("Go", text: .constant("x"))),
  Specimen("secure-field", SecureField("Go", text: .constant("x"))),
  Specimen("editor", TextEditor(text: .constant("x")).frame(height: 40)),
  Specimen(
    "link", NavigationLink("Go") { Text("There") },
    labelled: NavigationLink {
      Text("There")
    } label: {
      Tag()
    }),
  Specimen("url", Link("Go", destination: URL(fileURLWithPath: "/"))),
  Specimen(
    "menu", Menu("Go") { Button("One") {} },
    labelled: Menu {
      Button("One") {}
    } label: {
      Tag()
    }),
  Specimen("picker-menu", picker.pickerStyle(.menu)),
  Specimen("picker-segmented", picker.pickerStyle(.segmented)),
  Specimen("date-picker", DatePicker("Go", selection: .constant(Date(timeIntervalSince1970: 0)))),
  Specimen("color-picker", ColorPicker("Go", selection: .constant(.red))),
  Specimen("gauge", Gauge(value: 0.5) { Text("Go") }),
  Specimen("progress", ProgressView(value: 0.5)),
  Specimen("disclosure", DisclosureGroup("Go") { Text("Inside") }),
  Specimen("context-menu", Text("Go").contextMenu { Button("One") {} }),
]

@MainActor private var picker: some View {
  Picker("Go", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
}

/// Each control alone, with a label of the program's own, tinted, disabled, in a row and in a bar; a usual row, a push and a
/// menu that opens.
@MainActor let viewScenes: [ViewScene] =
  specimens.flatMap { $0.scenes } + rowScenes + rowControlScenes + borderScenes
  + [
    ViewScene("row-usual", n: 8) { rows in
      window { List(0..<rows, id: \.self) { UsualRow(index: $0) } }
    },
    ViewScene("push", n: 1) { pages in
      window {
        NavigationStack(path: .constant(Array(0..<pages))) {
          Text("Root").navigationDestination(for: Int.self) { LinkScreen(index: $0) }
        }
      }
    },
    ViewScene("menu-open", n: 1) { opens in
      let host = window { Menu("Go") { ForEach(0..<20, id: \.self) { Button("\($0)") {} } } }
      if opens > 0 { try? host.find(label: "Go").tap() }
      return host
    },
  ]

/// Each control alone, and the scenes of rows, pages and menus.
@MainActor let countedViewScenes: [ViewScene] = viewScenes.filter { scene in
  (specimens.map(\.name) + borderScenes.map(\.name)).contains(scene.name)
    || ["row-usual", "push", "menu-open"].contains(scene.name)
}

@MainActor private func window(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
  TestHost(size: CGSize(width: 390, height: 844), content: content)
}

extension Specimen {
  fileprivate var scenes: [ViewScene] {
    var all = [
      column(name, titled), column(name + "-tinted", AnyView(titled.tint(.orange))),
      column(name + "-disabled", AnyView(titled.disabled(true))),
    ]
    if let labelled { all.append(column(name + "-labelled", labelled)) }
    all.append(
      ViewScene(name + "-row", n: 8) { [titled] copies in
        window { List(0..<copies, id: \.self) { _ in titled } }
      })
    all.append(
      ViewScene(name + "-bar", n: 1) { [titled] copies in
        window {
          NavigationStack {
            Text("Page").toolbar {
              ToolbarItem(placement: .primaryAction) { Text("Other") }
              if copies > 0 { ToolbarItem(placement: .primaryAction) { titled } }
            }
          }
        }
      })
    return all
  }

  private func column(_ name: String, _ view: AnyView) -> ViewScene {
    ViewScene(name, n: 16) { copies in
      window { VStack(spacing: 0) { ForEach(0..<copies, id: \.self) { _ in view } } }
    }
  }
}

/// A row as lists have it: a link with a symbol and two texts, swipe actions and a menu.
private struct UsualRow: View {
  let index: Int

  var body: some View {
    NavigationLink {
      Text("There")
    } label: {
      HStack {
        Image(systemName: "star")
        VStack(alignment: .leading) {
          Text("Row \(index)")
          Text("Below").font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .swipeActions { Button("Delete", role: .destructive) {} }
    .contextMenu { Button("Copy") {} }
  }
}

/// A page with twenty links.
private struct LinkScreen: View {
  let index: Int

  var body: some View {
    List(0..<20, id: \.self) { NavigationLink("Go \($0)", value: $0) }
      .navigationTitle("Page \(index)")
  }
}
