// swift-format-ignore-file
// Made by `make examples` from the examples of UIApplicationDelegateAdaptor.

import SwiftUI
import Testing
import WaggleTestKit

private final class GardenDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("Launched")
    return true
  }
}

private struct GardenApp: App {
  @UIApplicationDelegateAdaptor(GardenDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("Meadow") }
  }
}
