import Foundation
package import Waggle

/// A page with its bars.
package struct PageBars<Page: View>: View {
  private let back: PageBack?
  private let page: Page

  package init(back: PageBack?, @ViewBuilder page: () -> Page) {
    self.back = back
    self.page = page()
  }

  package var body: some View {
    page.safeAreaInset(edge: .top, spacing: 0) {
      HStack { if let back { Button("Back", action: back.action) } }
    }
  }
}

/// What the back button does.
package struct PageBack {
  package var title: Text?
  package var isLarge: Bool?
  package var action: @MainActor () -> Void

  package init(
    title: Text? = nil, isLarge: Bool? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isLarge = isLarge
    self.action = action
  }
}
