import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// How the framework's button styles look, as far as their rules give numbers.
@MainActor @Suite struct ButtonAppearanceTests {
  private func lines<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
    let host = TestHost(size: CGSize(width: 200, height: 100), content: content)
    host.settle()
    return host.displayList.description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The line of the label, and the opacities around it.
  private func label<S: PrimitiveButtonStyle>(_ style: S, isDisabled: Bool) -> [String] {
    lines { Button("Go") {}.buttonStyle(style).disabled(isDisabled) }
      .filter { $0.hasPrefix("text") || $0.hasPrefix("opacity") }
      .map { $0.hasPrefix("text") ? String($0.split(separator: " ").last!) : $0 }
  }

  @Test func `a disabled label is dimmed by its style (C032)`() {
    #expect(label(.plain, isDisabled: false) == ["#000000"])
    #expect(label(.plain, isDisabled: true) == ["opacity 0.5", "#000000"])
    #expect(label(.bordered, isDisabled: false) == ["#0088FF"])
    #expect(label(.bordered, isDisabled: true) == ["opacity 0.24", "#0088FF"])
    #expect(label(.borderedProminent, isDisabled: false) == ["#FFFFFF"])
    #expect(label(.borderedProminent, isDisabled: true) == ["opacity 0.17", "#000000"])
    #expect(label(.borderless, isDisabled: true) != label(.borderless, isDisabled: false))
  }

  @Test func `C200: a disabled prominent glass button keeps its material and loses its tint`() {
    func shapes(_ isDisabled: Bool, _ scheme: ColorScheme) -> [String] {
      lines {
        Button("Go") {}.buttonStyle(.glassProminent).disabled(isDisabled)
          .environment(\.colorScheme, scheme)
      }
      .filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }
    }
    for scheme in [ColorScheme.light, .dark] {
      #expect(shapes(false, scheme).map { $0.contains("material") } == [true, false, false])
      #expect(shapes(false, scheme)[1].hasSuffix(scheme == .dark ? "#0091FF" : "#0088FF"))
      #expect(shapes(true, scheme).map { $0.contains("material") } == [true, false])
      #expect(shapes(true, scheme).last?.hasPrefix("stroke") == true)
    }
    #expect(label(.glassProminent, isDisabled: false) == ["#FFFFFF"])
    #expect(label(.glassProminent, isDisabled: true) == ["opacity 0.24", "#000000"])
  }

  @Test func `a disabled borderless label has the third label colour (C032)`() {
    let disabled = label(.borderless, isDisabled: true)
    let tertiary = lines { Text("Go").foregroundStyle(.tertiary) }
      .filter { $0.hasPrefix("text") }
      .map { String($0.split(separator: " ").last!) }
    #expect(disabled == tertiary)
  }

  @Test func `without a style a button is its label in the tint, without a background (C035)`()
    throws
  {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Button("Go") {}
        Text("Go").accessibilityHidden(true).accessibilityIdentifier("text")
      }
    }
    let button = try host.find(role: .button).frame
    #expect(try button.size == host.find(identifier: "text").frame.size)
    #expect(label(.automatic, isDisabled: false) == ["#0088FF"])
    #expect(
      lines { Button("Go") {}.tint(.green) }.contains {
        $0.hasPrefix("text") && $0.hasSuffix("#34C759")
      })
  }
}
