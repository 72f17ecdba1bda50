import FitOrMenu
import SwiftUI

/// A control is in a row where it fits, and in a menu elsewhere where it does not: a preference says which.
@main struct FitOrMenuApp: App {
  var body: some Scene {
    WindowGroup("Fit or menu") {
      FitOrMenuView()
    }
  }
}
