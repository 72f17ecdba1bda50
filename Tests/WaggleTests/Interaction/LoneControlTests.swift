import SwiftUI
import Testing
import WaggleTestKit

@testable import Waggle

/// The only control in a view that is described as a whole.
@MainActor @Suite struct LoneControlTests {
  /// A control at the bottom of a tall view, and how often it was pressed.
  private struct Tall<Control: View, Described: View>: View {
    let control: (@escaping @MainActor () -> Void) -> Control
    let describe: (AnyView) -> Described
    @State private var count = 0

    var body: some View {
      VStack {
        describe(
          AnyView(
            VStack {
              Color.yellow
              control { count += 1 }
            }))
        Text("\(count) presses")
      }
    }
  }

  private func check<Described: View>(
    _ describe: @escaping (AnyView) -> Described, line: Int = #line
  ) throws {
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      Tall(control: { Button("Go", action: $0) }, describe: describe)
    }
    let button = try host.find(role: .button)
    #expect(button.frame.height < 60 && button.frame.minY > 250, "line \(line)")
    button.tap()
    #expect(host.text.contains("1 presses"), "line \(line)")
    #expect(host.diagnostics.isEmpty, "line \(line)")
  }

  @Test func `C155: a control alone in a described view keeps its frame, and is tapped there`()
    throws
  {
    try check { $0.accessibilityIdentifier("screen") }
    try check { $0.accessibilityHint("starts") }
    try check { $0.accessibilityAction(named: "More") {} }
    try check { $0.accessibilityAction(.magicTap) {} }
    try check { $0.accessibilitySortPriority(2) }
    try check { $0.accessibilityHidden(false) }
    try check { $0.accessibilityLabel("Depart") }
    try check { $0.accessibilityAddTraits(.isSelected) }
    try check { $0.accessibilityIdentifier("a").padding().accessibilityHint("b") }
  }

  @Test func `C155: an identifier around one control finds the view, whose tap is the control's`()
    throws
  {
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      Tall(control: { Button("Go", action: $0) }) { $0.accessibilityIdentifier("screen") }
    }
    let screen = try host.find(identifier: "screen")
    #expect(screen.frame.height > 300)
    #expect(screen.role == .button)
    screen.tap()
    #expect(host.text.contains("1 presses"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C155: a field alone in a view that is described is tapped where it is`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      Tall { _ in
        TextField("Name", text: .constant(""))
      } describe: {
        $0.accessibilityIdentifier("screen")
      }
    }
    let field = try host.find(role: .textField)
    #expect(field.frame.height < 60)
    field.tap()
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C155: a text alone in a view that has a label has the frame of the view`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 400)) {
      VStack {
        Color.yellow
        Text("12")
      }
      .accessibilityLabel("Twelve hives")
    }
    #expect(try host.find(label: "Twelve hives").frame.height == 400)
  }
}
