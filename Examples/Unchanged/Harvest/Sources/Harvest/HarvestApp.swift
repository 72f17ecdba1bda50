import HarvestModel
import SwiftUI
import UIKit

@main
struct HarvestApp: App {
  @StateObject private var store = HarvestStore()

  init() {
    UINavigationBar.appearance().tintColor = .brown
  }

  var body: some Scene {
    WindowGroup {
      HarvestView().environmentObject(store)
    }
  }
}
