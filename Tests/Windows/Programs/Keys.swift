import SwiftUI

/// A program whose content names its windows, with a list that is used by keys.
@main struct Keys: App {
  var body: some Scene {
    WindowGroup("Keys") { Flowers() }.defaultSize(width: 300, height: 300)
    Settings { Text("Nothing to set").frame(width: 200, height: 100) }
  }
}

struct Flowers: View {
  @State private var selection: Int?

  var body: some View {
    List(0..<9, id: \.self, selection: $selection) { Text("Flower \($0)") }
      .contextMenu(forSelectionType: Int.self) { flowers in
        Button("Pick") {
          print("picked", flowers.sorted())
          fflush(stdout)
        }
      }
      .navigationTitle(selection.map { "Flower \($0)" } ?? "Meadow")
  }
}
