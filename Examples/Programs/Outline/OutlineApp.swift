import Outline
import SwiftUI

/// An article whose headings make its outline, its guides and its map: all four only through preferences.
@main struct OutlineApp: App {
  var body: some Scene {
    WindowGroup("Outline") {
      OutlineView()
    }
  }
}
