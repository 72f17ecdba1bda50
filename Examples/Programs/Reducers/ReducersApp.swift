import Reducers
import SwiftUI

/// How values of a preference become one: two trees that surprise, the law that a reducer keeps, and the order of a list.
@main struct ReducersApp: App {
  var body: some Scene {
    WindowGroup("Reducers") {
      ReducersView()
    }
  }
}
