import Foundation
package import Waggle
import WaggleTestKit

/// A view that is made with a number, to be tried with numbers that cannot be used (C711).
package struct NumberedView: Sendable, CustomStringConvertible {
  private let name: String
  private let view: @MainActor @Sendable (Double) -> AnyView

  package init<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> V
  ) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }

  package var description: String { name }

  /// Not a number, without an end, and such that sums and products of two have none.
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e19, -1e19, 1e308, -1e308,
  ]

  /// Shows, uses and draws the view with each number, between two others, with an animation and without one.
  ///
  /// - Returns: whether the views around it are there in the end, as in the beginning.
  @MainActor package func survivesNumbers() -> Bool {
    let dial = Dial()
    dial.x = 1
    let view = view
    let host = TestHost(size: CGSize(width: 100, height: 120), scale: 1) {
      VStack(spacing: 2) {
        Text("above")
        view(Double(dial.x))
        Text("below")
      }
    }
    host.settle()
    let before = host.text.contains("below")
    for (index, number) in Self.numbers.enumerated() {
      host.frame {
        withAnimation(index % 2 == 0 ? .linear(duration: 0.05) : nil) { dial.x = CGFloat(number) }
      }
      use(host)
      host.frame { dial.x = 1 }
    }
    host.advance(by: 0.1)
    host.key(.escape)
    return host.text.contains("below") == before
  }

  @MainActor private func use(_ host: TestHost) {
    host.advance(by: 0.04)
    _ = host.elements
    _ = host.displayList
    _ = try? host.png()
    host.press(at: CGPoint(x: 50, y: 60))
    host.move(to: CGPoint(x: 20, y: 20))
    host.release(at: CGPoint(x: 20, y: 20))
    host.tap(at: CGPoint(x: 50, y: 60))
    host.scroll(at: CGPoint(x: 50, y: 60), by: CGVector(dx: 3, dy: -20))
    for element in host.host.accessibilityElements where element.isAdjustable {
      host.frame { element.increment() }
    }
    host.key(.upArrow)
  }
}

/// The nearest whole number; the smallest for what is not a number.
package func whole(_ number: Double) -> Int {
  number >= 9e18 ? .max : number > -9e18 ? Int(number.rounded()) : .min
}
