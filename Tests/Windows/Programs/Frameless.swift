import SwiftUI

/// A window without a title bar, in which a press opens a sheet that is larger than it.
@main struct Frameless: App {
  var body: some Scene {
    WindowGroup("Frameless") { Board() }.windowStyle(.hiddenTitleBar).defaultSize(
      width: 300, height: 200)
  }
}

struct Board: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: 50)
      Color.blue.onTapGesture { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      Color.orange.frame(width: 500, height: 400).onTapGesture { isShown = false }
    }
  }
}
