import Composer
import SwiftUI

/// A thread of posts. Each draft says by a preference whether it is valid; “Post” follows all of them.
@main struct ComposerApp: App {
  var body: some Scene {
    WindowGroup {
      ComposerView()
    }
  }
}
