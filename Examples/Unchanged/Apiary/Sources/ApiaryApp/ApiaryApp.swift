import Apiary
import SwiftUI

@main
struct ApiaryApp: App {
  var body: some Scene {
    WindowGroup { ApiaryView() }
  }
}
