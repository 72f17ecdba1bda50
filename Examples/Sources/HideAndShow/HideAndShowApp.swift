import SwiftUI

/// Two switches deep in a page hide their neighbours: the page observes a preference that they write.
@main struct HideAndShowApp: App {
  var body: some Scene {
    WindowGroup("Hide and show") {
      HideAndShowView()
    }
  }
}

/// The page that works, and one on which the preference is sent from the wrong place.
struct HideAndShowView: View {
  var body: some View {
    TabView {
      Tab("Curtains", systemImage: "theatermasks") { PageView() }
      Tab("The wrong place", systemImage: "exclamationmark.triangle") { WrongPlacePage() }
    }
  }
}
