import BeeField
import SwiftUI

/// A bee, a hive and a meadow. Each sends its position up as a preference; the map in the corner is drawn from these
/// alone.
@main struct BeeFieldApp: App {
  var body: some Scene {
    WindowGroup {
      MeadowView()
    }
  }
}
