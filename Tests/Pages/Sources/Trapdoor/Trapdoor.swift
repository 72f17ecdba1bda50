import SwiftUI

/// A program that traps: on a press, or as soon as one of its pages is shown; and rows to swipe.
@main struct Trapdoor: App {
  var body: some Scene { WindowGroup { House() } }
}

struct House: View {
  @SceneStorage("steps") private var steps = 0

  var body: some View {
    NavigationStack {
      List {
        Text("Steps \(steps)")
        Button("Step") { steps += 1 }
        NavigationLink("Cellar", value: "cellar")
        NavigationLink("Pit", value: "pit")
        NavigationLink("Rows", value: "rows")
      }
      .navigationTitle("House")
      .navigationDestination(for: String.self) { name in
        switch name {
        case "cellar": Cellar(steps: steps)
        case "pit": Text("Pit").onAppear { fatalError("The pit has no floor.") }
        default: Rows()
        }
      }
    }
  }
}

struct Cellar: View {
  let steps: Int

  var body: some View {
    VStack {
      Text("Cellar, steps \(steps)")
      Button("Fall") { fatalError("The floor is open.") }
    }
  }
}

/// A row of each of some kinds, with a menu and with what a swipe shows.
struct Rows: View {
  @State private var isOn = false
  @State private var text = "field"

  var body: some View {
    List {
      Group {
        Button("button") {}
        NavigationLink("link", value: "cellar")
        Toggle("toggle", isOn: $isOn)
        Menu("menu") { Button("one") {} }
        DisclosureGroup("group") { Text("inside") }
        TextField("field", text: $text)
        Text("text").onTapGesture { isOn.toggle() }
      }
      .contextMenu { Button("Copy") {} }
      .swipeActions { Button("Delete") {} }
      .swipeActions(edge: .leading) { Button("Pin") {} }
    }
    .navigationTitle("Rows")
  }
}
