package import Waggle

/// A count that views and keys increment.
package final class Tally {
  package var count = 0

  package init() {}
}

/// Counts how often its body runs.
package struct Counted<Content: View>: View {
  private let tally: Tally
  private let content: Content

  package init(tally: Tally, @ViewBuilder content: () -> Content) {
    self.tally = tally
    self.content = content()
  }

  package var body: some View {
    let _ = tally.count += 1
    content
  }
}
