import Foundation
import Observation
import TestSupport
import Waggle

/// What `view` draws, a line an item.
@MainActor
func drawn<V: View>(
  _ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: @escaping () -> V
) -> [String] { PlainHost(100, 100, change, content: view).lines }

/// The runs of the only text in `view`.
@MainActor
func runs<V: View>(
  _ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: @escaping () -> V
) -> [StyledText.Run] {
  PlainHost(1000, 100, change, content: view).styledTexts.first?.runs ?? []
}

/// What a test changes while a tree is shown.
@Observable
final class Brush {
  var color = Color.red
  var number: CGFloat = 0
  var flag = false
  var word = "a"
}
