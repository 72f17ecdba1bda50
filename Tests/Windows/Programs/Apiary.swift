import SwiftUI

/// A program with several windows, whose states they share.
@main struct Apiary: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Apiary") { Hive(count: $count) }
      .defaultSize(width: 300, height: 300)
      .commands {
        CommandMenu("Bees") { Button("Add ten") { count += 10 }.keyboardShortcut("b") }
      }
    WindowGroup("Notes", id: "notes") { Hive(count: $count) }
      .defaultSize(width: 200, height: 300)
    Window("Statistics", id: "statistics") {
      Color.green.frame(width: 120, height: 80)
    }
    .windowResizability(.contentSize)
  }
}

struct Hive: View {
  @Binding var count: Int
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(count % 2 == 0 ? Color.red : .blue).frame(height: 100)
        .onTapGesture { count += 1 }
      Rectangle().fill(.yellow).frame(height: 50).onTapGesture { openWindow(id: "notes") }
      Rectangle().fill(.orange).frame(height: 50).onTapGesture { openWindow(id: "statistics") }
      Rectangle().fill(.brown).frame(height: 50).onTapGesture { dismissWindow() }
      Text("\(count)")
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
