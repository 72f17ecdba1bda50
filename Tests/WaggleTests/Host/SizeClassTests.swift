import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Size classes follow the window (C152).
@MainActor @Suite struct SizeClassTests {
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Text("\(name(horizontal)) \(name(vertical))")
    }
    private func name(_ value: UserInterfaceSizeClass?) -> String {
      value.map { "\($0)" } ?? "none"
    }
  }

  @Test(arguments: [
    (500.0, 700.0, "compact regular"), (700, 400, "regular compact"),
    (599.5, 414.5, "compact compact"),
    (600, 415, "regular regular"), (0, 0, "compact compact"),
  ])
  func `C152: a window is compact below 600 points of width, and below 415 of height`(
    width: Double, height: Double, expected: String
  ) {
    let host = PlainHost(width, height) { Classes() }
    #expect(host.styledTexts.map { $0.runs[0].string } == [expected])
  }

  @Test func `C152: the classes follow the window, and a body runs only where one changes`() {
    let host = TestHost { Classes() }
    #expect(host.text == ["compact regular"])
    let bodies = host.counts.bodies
    host.size = CGSize(width: 410, height: 900)
    host.settle()
    #expect(host.counts.bodies == bodies)
    host.size = CGSize(width: 900, height: 410)
    host.settle()
    #expect(host.text == ["regular compact"])
    #expect(host.counts.bodies == bodies + 1)
  }

  @Test func `C152: a class that is set stays until the window crosses a limit`() {
    let host = TestHost { Classes() }
    host.setEnvironment(\.horizontalSizeClass, .regular)
    host.size = CGSize(width: 400, height: 800)
    host.settle()
    #expect(host.text == ["regular regular"])
    let inside = TestHost { Classes().environment(\.verticalSizeClass, nil) }
    #expect(inside.text == ["compact none"])
  }

  @Test func `M194: the phase of a scene does not depend on its size classes`() {
    let host = TestHost { Classes() }
    host.size = CGSize(width: 900, height: 410)
    host.settle()
    #expect(host.host.rootEnvironment.scenePhase == .active)
    #expect(EnvironmentValues().scenePhase == .background)
  }
}
