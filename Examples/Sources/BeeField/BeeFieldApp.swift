import SwiftUI

/// A bee, a hive and a meadow. Each tells the screen where it is by a preference; the map in the corner is drawn from
/// nothing else.
@main struct BeeFieldApp: App {
  var body: some Scene {
    WindowGroup {
      MeadowView()
    }
  }
}
