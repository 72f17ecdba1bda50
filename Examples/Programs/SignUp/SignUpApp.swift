import SignUp
import SwiftUI

/// A form in which each field sends its error up: the form counts them, and knows none of the fields.
@main struct SignUpApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}
