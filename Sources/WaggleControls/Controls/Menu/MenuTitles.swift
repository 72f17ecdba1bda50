import Foundation
import Waggle

/// What is before the titles of a menu's rows: the marks of chosen rows and icons. All titles of a menu are in one column
/// (C051).
struct MenuLeads: OptionSet {
  let rawValue: Int

  static let marks = MenuLeads(rawValue: 1)
  static let icons = MenuLeads(rawValue: 2)
  /// Some row has a mark and an icon: the column of the marks is beside that of the symbols.
  static let both = MenuLeads(rawValue: 4)

  /// Where the column of the icons begins.
  func iconStart(_ metrics: MenuMetrics) -> CGFloat { contains(.both) ? metrics.markWidth : 0 }

  /// Where the titles begin.
  func titleStart(_ metrics: MenuMetrics) -> CGFloat {
    if contains(.icons) { return iconStart(metrics) + metrics.markWidth + metrics.iconSpacing }
    return contains(.marks) ? metrics.markWidth : 0
  }
}

/// What the rows of a menu have before their titles.
enum MenuLeadsKey: PreferenceKey {
  static var _isFrameworkKey: Bool { true }
  static var defaultValue: MenuLeads { [] }

  static func reduce(value: inout MenuLeads, nextValue: () -> MenuLeads) {
    value.formUnion(nextValue())
  }
}

extension EnvironmentValues {
  private enum LeadsKey: EnvironmentKey {
    static var defaultValue: MenuLeads { [] }
  }

  /// What the rows of the menu around have before their titles.
  var menuLeads: MenuLeads {
    get { self[LeadsKey.self] }
    set { self[LeadsKey.self] = newValue }
  }
}

/// Tells the rows of a menu what the others have before their titles.
struct MenuTitleColumn: ViewModifier {
  @State private var leads: MenuLeads = []

  func body(content: Content) -> some View {
    content
      .environment(\.menuLeads, leads)
      .onPreferenceChange(MenuLeadsKey.self) { leads = $0 }
      .stopsPreference(MenuLeadsKey.self)
  }
}

extension HorizontalAlignment {
  private enum MenuTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the title of a label with an icon before it begins.
  static let menuTitle = HorizontalAlignment(MenuTitle.self)
}
