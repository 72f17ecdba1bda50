import SwiftUI

/// Pages to wander through: the address of the page follows. `SCENE` chooses what the path is made of.
@main struct Wander: App {
  var body: some Scene {
    WindowGroup {
      switch ProcessInfo.processInfo.environment["SCENE"] {
      case "mixed": Mixed()
      case "tabs": Tabs()
      case "sheet": Covered()
      case "columns": Columns()
      case "presented": Presenting()
      case "leaving": Leaving()
      case "words": Words()
      case "languages": Languages()
      case "shapes": Shapes()
      case "rows": Rows()
      default: Hives()
      }
    }
  }
}

/// A path of texts, and pages without values.
struct Hives: View {
  @State private var path: [String] = []
  @State private var opened = "nothing"

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 20) {
        NavigationLink("Clover", value: "clover")
        NavigationLink("Dots", value: "..")
        NavigationLink("Slash", value: "a/b <i>é 漢")
        NavigationLink("Server", value: "page.js")
        NavigationLink("About") { Text("About bees").navigationTitle("About") }
        Button("Two at once") { path = ["clover", "queen"] }
        Text("Opened \(opened)")
      }
      .navigationTitle("Hives")
      .navigationDestination(for: String.self) { HiveScreen(name: $0, path: $path) }
    }
    .onOpenURL { opened = $0.absoluteString }
  }
}

struct HiveScreen: View {
  let name: String
  @Binding var path: [String]
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("You are at \(name)")
      NavigationLink("Queen", value: "queen")
      NavigationLink("Notes") { Text("Some notes").navigationTitle("Notes") }
      Button("Home") { path = [] }
      Button("Elsewhere") { path = ["heather"] }
      Button("Count \(count)") { count += 1 }
    }
    .navigationTitle(name)
  }
}

enum Season: String, Codable, CaseIterable { case spring, autumn }

struct Comb: Hashable, Codable {
  var row: Int
  var column: Int
}

/// A path of values of several types; the page of a season declares the combs.
struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Autumn", value: Season.autumn)
        NavigationLink("Seven", value: 7)
        NavigationLink("The text 7", value: "7")
      }
      .navigationTitle("Mixed")
      .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("\($0)") }
      .navigationDestination(for: String.self) { Text("Text \($0)").navigationTitle($0) }
      .navigationDestination(for: Season.self) { season in
        NavigationLink("Comb", value: Comb(row: 3, column: 4))
          .navigationTitle(season.rawValue)
          .navigationDestination(for: Comb.self) { comb in
            Text("Row \(comb.row), column \(comb.column)").navigationTitle("Comb")
          }
      }
    }
  }
}

/// A stack, and another one in a sheet over it.
struct Covered: View {
  @State private var path: [String] = []
  @State private var isOpen = false

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Clover", value: "clover")
        .navigationTitle("Hives")
        .navigationDestination(for: String.self) { name in
          Button("Open") { isOpen = true }.navigationTitle(name)
        }
    }
    .sheet(isPresented: $isOpen) {
      NavigationStack {
        VStack {
          NavigationLink("Inside", value: 7)
          Button("Close") { isOpen = false }
        }
        .navigationTitle("Sheet")
        .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number") }
      }
    }
  }
}

/// A stack in each of two tabs.
struct Tabs: View {
  var body: some View {
    TabView {
      stack("Bees").tabItem { Label("Bees", systemImage: "ladybug") }
      stack("Flowers").tabItem { Label("Flowers", systemImage: "leaf") }
    }
  }

  private func stack(_ name: String) -> some View {
    NavigationStack {
      NavigationLink("Show \(name)", value: name)
        .navigationTitle(name)
        .navigationDestination(for: String.self) { Text("All \($0)").navigationTitle("All \($0)") }
    }
  }
}
