public import Waggle

/// The appearance of menus. A style changes the menu of its configuration.
///
/// ```swift
/// struct RedBorder: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding(8).border(.red)
///   }
/// }
///
/// Menu("Hive") { Button("Open") {} }.menuStyle(RedBorder())
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the menu's view.
  associatedtype Body: View
  /// What a style gets to lay out: the label and the content.
  typealias Configuration = MenuStyleConfiguration

  /// The menu's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the label and the content.
nonisolated public struct MenuStyleConfiguration {
  /// The menu's own label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The menu's own items.
  nonisolated public struct Content {
    init() {}
  }

  let primaryAction: (@MainActor () -> Void)?

  init(primaryAction: (@MainActor () -> Void)?) { self.primaryAction = primaryAction }

  /// The menu's own label.
  var label: Label { Label() }
  /// The menu's own items.
  var content: Content { Content() }
}

extension View {
  /// Sets the style of the menus in this view; the nearest one applies (C151).
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<MenuStyles<S>>(style: style))
  }
}

private enum MenuStyles<Style: MenuStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: MenuStyleConfiguration)
    -> some View
  {
    style.makeBody(configuration: configuration)
  }
}

extension MenuStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    if inputs.isWholeRow {
      return StyleMaker(constant: RowMenuStyle(), in: inputs) { $0.makeBody(configuration: $1) }
    }
    return StyleMaker(constant: DefaultMenuStyle(), in: inputs) { $0.makeBody(configuration: $1) }
  }
}

extension MenuStyleConfiguration.Label: StyleSlotView {}
extension MenuStyleConfiguration.Content: StyleSlotView {}
