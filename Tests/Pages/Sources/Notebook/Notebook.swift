import SwiftUI

/// What a page keeps when it is loaded again, and an address that it opens.
@main struct Notebook: App {
  var body: some Scene {
    WindowGroup { Notes() }
  }
}

struct Notes: View {
  @SceneStorage("page") private var page = 1
  @AppStorage("visits") private var visits = 0
  @State private var taps = 0
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack {
      Text("Page \(page), visit \(visits), tap \(taps)")
      Text(width == .compact ? "narrow" : "wide")
      Button("Turn") {
        page += 1
        taps += 1
      }
      Button("Visit") { visits += 1 }
      Button("Open") { openURL(URL(string: "about:blank#no")!) }
      Button("Web") { openURL(URL(string: "http://127.0.0.1:9/web")!) }
    }
  }
}
