import HideAndShow
import SwiftUI

/// Two switches deep in a page hide their neighbours: the page observes a preference that they write.
@main struct HideAndShowApp: App {
  var body: some Scene {
    WindowGroup("Hide and show") {
      HideAndShowView()
    }
  }
}
