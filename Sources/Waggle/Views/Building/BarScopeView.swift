/// Views in the scope of a bar: in paths they are below the name of the modifier that puts them there, and reports know that
/// what they write goes to the bar. It draws nothing around them: that is the bar's.
nonisolated package struct BarScopeView<Modifier: BarModifier, Content: View>: MultiView {
  private let content: Content

  package init(of _: Modifier.Type, _ content: Content) { self.content = content }

  /// The content's list, in the scope of the bar.
  package nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.base.scope = BarScope(Modifier.name, parent: inputs.base.scope)
    return Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inner)
  }

  /// The content's.
  package nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs)
  }
}

/// A modifier that puts views into a bar.
package protocol BarModifier {
  /// The name in paths, such as `.toolbar`.
  static var name: StaticString { get }
}

/// Private: otherwise the compiler warns of a recursion that is not there.
private final class BarScope: ViewScope {
  private let modifier: StaticString

  init(_ modifier: StaticString, parent: ViewScope?) {
    self.modifier = modifier
    super.init(nil, parent: parent)
  }

  override var name: String { "\(modifier)" }
  override var hasName: Bool { true }
  override var isBar: Bool { true }
  override func prependName(to line: inout CrashLine) { line.prepend(modifier) }
}
