import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// What a user does, and continues.
@MainActor @Suite struct UserActivityTests {
  private struct Hive: View {
    @State private var number = 1
    @State private var isOpen = true

    var body: some View {
      VStack {
        Button("Next") { number += 1 }
        Button("Close") { isOpen = false }
      }
      .userActivity("com.example.hive", isActive: isOpen) { activity in
        activity.title = "Hive \(number)"
        activity.userInfo = ["number": number]
      }
    }
  }

  @Test func `an activity is described again when what it reads has changed, and ends`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Hive() }
    host.settle()
    let activity = try #require(host.userActivity)
    #expect(activity.activityType == "com.example.hive")
    #expect(activity.title == "Hive 1")
    try host.find(role: .button, label: "Next").tap()
    #expect(host.userActivity === activity)
    #expect(activity.userInfo?["number"] as? Int == 2)
    try host.find(role: .button, label: "Close").tap()
    #expect(host.userActivity == nil)
  }

  @Test func `without an element there is no activity`() {
    let element: Int? = nil
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Text("Hive").userActivity("com.example.hive", element: element) { $1.title = "\($0)" }
    }
    host.settle()
    #expect(host.userActivity == nil)
  }

  @Test func `an activity is continued by the views for its type`() {
    struct Listener: View {
      @State private var words: [String] = []

      var body: some View {
        Text(words.joined(separator: " "))
          .onContinueUserActivity("com.example.hive") { words.append($0.title ?? "") }
          .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
            words.append($0.webpageURL?.host() ?? "")
          }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Listener() }
    host.settle()
    let activity = NSUserActivity(activityType: "com.example.hive")
    activity.title = "Three"
    #expect(host.continue(activity))
    #expect(!host.continue(NSUserActivity(activityType: "com.example.other")))
    #expect(host.open(URL(string: "https://example.com/hive")!))
    #expect(!host.open(URL(string: "hive:3")!))
    #expect(host.text == ["Three example.com"])
  }

  @Test func `a payload is kept in the fields of the activity`() throws {
    struct Place: Codable, Equatable { var hive: Int }
    let activity = NSUserActivity(activityType: "a")
    try activity.setTypedPayload(Place(hive: 3))
    #expect(activity.userInfo?["hive"] as? Int == 3)
    #expect(try activity.typedPayload(Place.self) == Place(hive: 3))
  }
}
