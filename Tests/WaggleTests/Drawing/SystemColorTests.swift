import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What the system's colours depend on is found with one look-up.
@MainActor @Suite struct SystemColorTests {
  private let dial = Dial()

  private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) { content() }
  }

  private struct Swatches: View {
    var body: some View {
      HStack {
        Color.primary.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
        Color(red: 0.1, green: 0.2, blue: 0.3).frame(width: 10, height: 10)
        Text("A").foregroundStyle(.secondary)
      }
    }
  }

  /// Sets the scheme for the first time when the dial is on.
  private struct Dimmed: View {
    let dial: Dial

    var body: some View {
      let isOn = dial.isOn
      VStack {
        Swatches()
        Swatches().transformEnvironment(\.self) { if isOn { $0.colorScheme = .dark } }
        Swatches().transformEnvironment(\.colorScheme) { if isOn { $0 = .dark } }
        Swatches().environment(\.colorScheme, isOn ? .dark : .light).padding(1)
      }
    }
  }

  @Test
  func
    `C742: colours follow a scheme that a view around sets, also where it is set for the first time`()
    throws
  {
    let host = host { Dimmed(dial: dial) }
    host.settle()
    let light = host.displayList.description
    for isOn in [true, false, true, true, false] {
      host.frame { dial.isOn = isOn }
      let fresh = self.host { Dimmed(dial: dial) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description)
      #expect((host.displayList.description == light) == !isOn)
    }
  }

  @Test func `C742: colours follow the scheme and the contrast of the window`() {
    let host = host { Swatches() }
    host.settle()
    var seen = Set([host.displayList.description])
    for (scheme, contrast) in [
      (ColorScheme.dark, ColorSchemeContrast.standard), (.dark, .increased), (.light, .increased),
    ] {
      host.setEnvironment(\.colorScheme, scheme)
      host.setEnvironment(\._colorSchemeContrast, contrast)
      host.settle()
      #expect(seen.insert(host.displayList.description).inserted)
    }
  }
}
