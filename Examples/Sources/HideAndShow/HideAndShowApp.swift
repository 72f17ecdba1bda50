import SwiftUI

/// Two switches deep in a page hide what stands beside them: the page hears of it by a preference.
@main struct HideAndShowApp: App {
  var body: some Scene {
    WindowGroup {
      PageView()
    }
  }
}
