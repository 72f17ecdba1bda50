import HarvestModel
import SwiftUI
import UIKit

@main
struct HarvestApp: App {
  init() {
    UINavigationBar.appearance().tintColor = .brown
  }

  var body: some Scene {
    WindowGroup {
      HarvestView().environmentObject(HarvestStore())
    }
  }
}
