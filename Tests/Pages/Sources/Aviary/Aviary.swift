import Feathers
import SwiftUI

/// A program with previews; `Tests/Pages/test_previews.py` lists, draws and opens them.
@main struct Aviary: App {
  var body: some Scene { WindowGroup { Bird(name: "App") } }
}

struct Bird: View {
  let name: String
  @State private var songs = 0

  var body: some View {
    VStack {
      Text(name)
      Text("\(songs) songs")
      Button("Sing") { songs += 1 }
    }
  }
}
