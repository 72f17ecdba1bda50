import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct UIScreenTests {
  private struct Width: View {
    var body: some View { Text(verbatim: "\(Int(UIScreen.main.bounds.width))") }
  }

  @Test func `the screen is the window of the views that are updated`() {
    let hosts = [200, 300].map { width in
      TestHost(size: CGSize(width: width, height: 100)) { Width() }
    }
    #expect(hosts.map(\.text) == [["200"], ["300"]])
  }
}
