import Foundation
public import Waggle

/// The appearance of groups of controls.
///
/// ```swift
/// struct Column: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the group's view.
  associatedtype Body: View
  /// What a style gets to lay out: the controls and the label.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of groups gets to lay out: the controls and the label.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The group's controls, to be placed by the style.
  nonisolated public struct Content {
    init() {}
  }

  /// The group's label, to be placed by the style.
  nonisolated public struct Label {
    init() {}
  }

  /// The group's controls.
  public let content = Content()
  /// The group's label.
  public let label = Label()

  init() {}
}

/// The style for the context: the controls side by side on one shape.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// The style for the context.
  public init() {}

  /// The controls on one shape.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(configuration: configuration)
  }
}

/// The controls side by side on one shape, as for going back and forth.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// The controls on one shape.
  public init() {}

  /// The controls on one shape.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(configuration: configuration)
  }
}

/// A button that opens a menu with the controls; in a menu a submenu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// A menu with the controls.
  public init() {}

  /// The group's label opens the menu.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A button that opens a menu with the controls beside each other; in a menu a submenu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// A menu with the controls beside each other.
  public init() {}

  /// The group's label opens the menu.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      MenuCellRow(cells: .titled) { configuration.content }
    } label: {
      configuration.label
    }
  }
}

/// In a menu the controls beside each other, as symbols; elsewhere the style for the context.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// The controls as symbols beside each other.
  public init() {}

  /// The controls beside each other.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(configuration: configuration, cells: .symbols)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style for the context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side on one shape, as for going back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu with the controls; in a menu a submenu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu with the controls beside each other; in a menu a submenu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// In a menu the controls beside each other, as symbols; elsewhere the style for the context.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the style of the groups of controls in this view; the nearest one applies (C151).
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ControlGroupStyles<S>>(style: style))
  }
}

private enum ControlGroupStyles<Style: ControlGroupStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: ControlGroupStyleConfiguration)
    -> some View
  { style.makeBody(configuration: configuration) }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: AutomaticControlGroupStyle(), in: inputs) {
      $0.makeBody(configuration: $1)
    }
  }
}

extension ControlGroupStyleConfiguration.Content: StyleListSlotView {}
extension ControlGroupStyleConfiguration.Label: StyleSlotView {}

/// Controls side by side on one shape, with a line between two. In a bar the shape is that of its items, in a menu they are
/// one row.
private struct JoinedControls: View {
  let configuration: ControlGroupStyleConfiguration
  var cells = MenuCells.titled
  @Environment(\.controlSize) private var size
  @Surroundings private var surroundings
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    if surroundings.context == .menu {
      MenuCellRow(cells: cells) { configuration.content }
        .background { configuration.label.spokenOnly() }
        .accessibilityElement(children: .contain)
    } else {
      joined
    }
  }

  private var joined: some View {
    let shape = ButtonBorderShape.automatic.resolved(metrics.button, size)
    let isInBar = surroundings.context == .toolbar
    return HStack(spacing: 0) {
      if isInBar {
        configuration.content
      } else {
        Group(subviews: configuration.content) { controls in
          ForEach(controls) { control in
            Decoration {
              if control.id != controls.first?.id { Divider().padding(.vertical, 7) }
            }
            control
          }
        }
      }
    }
    .outsideRows(isInBar ? .toolbar : .group)
    .fixedSize(horizontal: false, vertical: !isInBar)
    .background { if !isInBar { shape.fill(.fill.secondary) } }
    .background { configuration.label.spokenOnly() }
    .accessibilityElement(children: .contain)
  }
}
