import Foundation
import Waggle

/// How rows of menus look that are one node (C596): the content, whose title is in the column of the menu, after the mark
/// of a chosen row. A row is highlighted while a pointer is over it, while it has the focus and while it is pressed.
nonisolated protocol MenuRowLook: ControlLook, SendableMetatype where Place == Void {
  /// Whether rows may be chosen: they leave room for a mark.
  static var hasMark: Bool { get }
  static func role(of value: Value) -> ButtonRole?
  /// Whether a row can be chosen where it is enabled.
  static func isAvailable(_ value: Value) -> Bool
  /// Whether a row is chosen, and whether some of what it stands for is.
  static func mark(of value: Value, in environment: EnvironmentValues) -> (
    isOn: Bool, isMixed: Bool
  )
  /// Does what the row is for.
  @MainActor static func act(_ value: Value)
  /// What is drawn beside the content.
  static var rowParts: [ControlPart<Value>] { get }
}

extension MenuRowLook {
  static func makeRow<Content: View>(
    _ value: _GraphValue<Value>, _ content: _GraphValue<Content>, _ inputs: _ViewInputs
  ) -> _ViewOutputs { makeControl(value, inputs) { Content._makeView(view: content, inputs: $0) } }

  static var plainEdges: Edge.Set { [] }
  static var isWhole: Bool { true }
  static var isContainer: Bool { true }
  static var showsFocus: Bool { true }
  static var isInEnvironmentOfLabel: Bool { true }

  static func isAvailable(_ value: Value) -> Bool { true }
  static func place(of inputs: _ViewInputs) {}

  static func change(_ environment: inout EnvironmentValues, for value: Value, in place: ()) {
    environment.isEnabled = environment.isEnabled && isAvailable(value)
    environment.foregroundStyles = ForegroundStyles(
      [foreground(of: value, in: environment)], outer: environment.foregroundStyles)
  }

  static func foreground(of value: Value, in environment: EnvironmentValues) -> AnyShapeStyle {
    if !environment.isEnabled { return AnyShapeStyle(.tertiary) }
    return role(of: value) == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }

  static func arrangement(in environment: EnvironmentValues, _ place: ()) -> ControlArrangement {
    let metrics = MenuMetrics(environment.platformMetrics)
    let line = ControlArrangement.Line(
      minHeight: metrics.rowHeight, lead: hasMark ? metrics.markWidth : 0,
      column: ControlArrangement.Line.Column(
        HorizontalAlignment.menuTitle.key, at: environment.menuLeads.titleStart(metrics)),
      beside: hasMark ? "checkmark" : nil, in: environment)
    return ControlArrangement(insets: metrics.rowPadding, sizing: .line(line))
  }

  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double { 1 }
  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double { 1 }
  static func animation(isPressed: Bool) -> Animation? { nil }
  static func repeats(in environment: EnvironmentValues) -> Bool { false }
  static func parts(in place: ()) -> [ControlPart<Value>] { rowParts }

  static func perform(_ value: Value, in environment: EnvironmentValues) {
    nonisolated(unsafe) let (value, environment) = (value, environment)
    onMainActor {
      act(value)
      environment.closeMenu()
    }
  }

  static func makeParts() -> [ControlPart<Value>] {
    let highlights = [
      ControlPart<Value>.behind(where: \.isFocused) { _, _ in Color.primary.opacity(0.12) },
      .behind(where: { !$0.isFocused && ($0.isPressed || $0.isHovered) }) { _, _ in
        Color.primary.opacity(0.08)
      },
    ]
    guard hasMark else { return highlights }
    let check = ControlPart<Value>.behind(for: { environment, value in
      let (isOn, isMixed) = Self.mark(of: value, in: environment)
      return isOn || isMixed
    }) { environment, value in
      MenuRowMark(
        isMixed: Self.mark(of: value, in: environment).isMixed,
        foreground: Self.foreground(of: value, in: environment))
    }
    return highlights + [check]
  }
}

/// The mark in its column; in that of the icons where no row has both.
nonisolated private struct MenuRowMark: EnvironmentView {
  let isMixed: Bool
  let foreground: AnyShapeStyle

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let metrics = MenuMetrics(environment.platformMetrics)
    let leads = environment.menuLeads
    MenuMark(isOn: true, isMixed: isMixed)
      .frame(
        width: metrics.markWidth,
        alignment: leads.contains(.icons) && !leads.contains(.both) ? .center : .leading
      )
      .padding(metrics.rowPadding)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .foregroundStyle(foreground)
  }
}

extension EnvironmentValues {
  /// Closes the menu of an item that has been chosen, unless a dismissal behaviour keeps it open (C051).
  @MainActor fileprivate func closeMenu() {
    if menuActionDismissBehavior != .disabled { menuSession?.close() }
  }
}

/// A row that can be chosen.
enum MenuChoiceLook: MenuRowLook {
  typealias Value = MenuChoice

  static var hasMark: Bool { true }
  static let rowParts = makeParts()
  static func role(of value: MenuChoice) -> ButtonRole? { nil }
  static func isAvailable(_ value: MenuChoice) -> Bool { value.isAvailable }
  static func mark(of value: MenuChoice, in environment: EnvironmentValues) -> (
    isOn: Bool, isMixed: Bool
  ) { (value.isSelected, value.isMixed) }
  @MainActor static func act(_ value: MenuChoice) { value.action() }
}

/// A button.
enum MenuButtonLook: MenuRowLook {
  typealias Value = PrimitiveButtonStyleConfiguration

  static var hasMark: Bool { false }
  static let rowParts = makeParts()
  static func role(of value: PrimitiveButtonStyleConfiguration) -> ButtonRole? { value.role }
  static func mark(
    of value: PrimitiveButtonStyleConfiguration, in environment: EnvironmentValues
  ) -> (isOn: Bool, isMixed: Bool) { (false, false) }
  @MainActor static func act(_ value: PrimitiveButtonStyleConfiguration) { value.trigger() }
}

/// A button that is a toggle of a bar.
enum MarkedMenuButtonLook: MenuRowLook {
  typealias Value = PrimitiveButtonStyleConfiguration

  static var hasMark: Bool { true }
  static let rowParts = makeParts()
  static func role(of value: PrimitiveButtonStyleConfiguration) -> ButtonRole? { value.role }
  static func mark(
    of value: PrimitiveButtonStyleConfiguration, in environment: EnvironmentValues
  ) -> (isOn: Bool, isMixed: Bool) {
    (environment.toggleInBar?.isOn ?? false, environment.toggleInBar?.isMixed ?? false)
  }
  @MainActor static func act(_ value: PrimitiveButtonStyleConfiguration) { value.trigger() }
}
