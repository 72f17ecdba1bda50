import Gallery
import SwiftUI

/// All programs of this folder in one window, each with its source and with the flow of its preferences.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Waggle") {
      GalleryView()
    }
  }
}
