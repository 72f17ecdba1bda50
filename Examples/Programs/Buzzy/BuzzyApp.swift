import Buzzy
import SwiftUI

/// A game: send the bee to every flower, and the nectar home to the hive.
@main struct BuzzyApp: App {
  var body: some Scene {
    WindowGroup {
      GameView()
    }
  }
}
