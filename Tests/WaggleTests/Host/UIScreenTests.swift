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

  private struct Facts: View {
    var body: some View {
      let device = UIDevice.current
      Text(verbatim: "\(UIScreen.main.scale) \(UIScreen.main.nativeBounds.width)")
      Text(verbatim: device.userInterfaceIdiom == .pad ? "pad" : "phone")
      Text(verbatim: device.orientation.isLandscape ? "landscape" : "portrait")
    }
  }

  @Test func `the screen and the device are those of the window`() {
    let phone = TestHost(size: CGSize(width: 390, height: 844), scale: 3) { Facts() }
    #expect(phone.text == ["3.0 1170.0", "phone", "portrait"])
    let tablet = TestHost(size: CGSize(width: 1024, height: 768), scale: 1) { Facts() }
    #expect(tablet.text == ["1.0 1024.0", "pad", "landscape"])
    #expect(UIDevice.current.systemName == "Linux")
  }
}
