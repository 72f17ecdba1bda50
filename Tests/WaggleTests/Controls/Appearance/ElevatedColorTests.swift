import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Backgrounds in sheets: in the dark they are a step lighter than those of the window (C010).
@MainActor @Suite struct ElevatedColorTests {
  private func colors<Content: View>(
    _ scheme: ColorScheme, covers: Bool = false, @ViewBuilder _ content: @escaping () -> Content
  ) -> String {
    let host = TestHost.phone {
      Color.clear
        .sheet(isPresented: .constant(!covers)) { content() }
        .fullScreenCover(isPresented: .constant(covers)) { content() }
        .environment(\.colorScheme, scheme)
    }
    host.advance(by: 2)
    host.settle()
    return host.displayList.description
  }

  @Test func `C010: the rows and the ground of a form in a sheet are lighter in the dark`() {
    let form = { Form { Text("row") } }
    let dark = colors(.dark, form)
    #expect(dark.contains("#2C2C2E") && !dark.contains("#000000FF"))
    #expect(!colors(.light, form).contains("#2C2C2E"))
    #expect(!colors(.dark, covers: true, form).contains("#2C2C2E"))
  }

  @Test func `C010: so are the named backgrounds and the screen of a stack`() {
    let dark = colors(.dark) {
      NavigationStack { Rectangle().fill(Color(.tertiarySystemBackground)).navigationTitle("In") }
    }
    #expect(dark.contains("#3A3A3C"))
    #expect(dark.contains("#1C1C1E"))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `C012: the levels of the background are those of what is grouped on it`(
    _ scheme: ColorScheme
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let colors = environment.colorContext
    func color(_ style: some ShapeStyle) -> ResolvedColor { style.paint(in: environment).color }
    #expect(color(.background) == Color(.systemBackground).resolve(in: colors))
    #expect(color(.background.secondary) == Color(.secondarySystemBackground).resolve(in: colors))
    #expect(color(.background.tertiary) == Color(.tertiarySystemBackground).resolve(in: colors))
  }
}
