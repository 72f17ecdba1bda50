import Titles
import SwiftUI

/// A view says what it is called, and a view far above it shows that: titles, an own key beside them, and a size.
@main struct TitlesApp: App {
  var body: some Scene {
    WindowGroup("Titles") {
      TitlesView()
    }
  }
}
