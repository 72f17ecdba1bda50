import SwiftUI

/// The program `waggle-previews`: serves previews whose code it loads while it runs. `waggle preview` starts it.
@main @MainActor enum WagglePreviews {
  static func main() { LivePreviewHost.main() }
}
