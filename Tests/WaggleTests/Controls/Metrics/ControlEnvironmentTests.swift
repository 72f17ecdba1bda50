import SwiftUI
import Testing
import WaggleTestKit

private struct Reader: View {
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlSize) private var size

  var body: some View {
    Text(verbatim: "\(metrics == .ios26 ? "iOS 26" : "another"), \(labels), \(size)")
  }
}

@MainActor @Suite struct ControlEnvironmentTests {
  @Test func `C001, C151: controls have by default the sizes of iOS 26 and their labels`() {
    #expect(TestHost { Reader() }.text == ["iOS 26, automatic, regular"])
  }

  @Test func `C001, C151: the nearest profile, label visibility and size apply`() {
    let host = TestHost {
      Reader()
        .environment(\.platformMetrics, .macOS26).labelsHidden().controlSize(.small)
        .environment(\.platformMetrics, .ios26).labelsVisibility(.visible).controlSize(.large)
    }
    #expect(host.text == ["another, hidden, small"])
  }
}
