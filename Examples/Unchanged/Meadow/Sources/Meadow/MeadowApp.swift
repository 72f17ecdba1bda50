import MeadowViews
import SwiftUI

@main
struct MeadowApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      MeadowView()
        .navigationTitle("Meadow")
    }
  }
}
