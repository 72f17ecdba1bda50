public import Waggle

/// The colour of the icons of labels in rows.
public struct ListItemTint: Sendable {
  /// nil for the colour of the text.
  let color: Color?

  /// A colour that stays whatever the surroundings want.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that the surroundings may replace; none does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of the text.
  public static let monochrome = ListItemTint(color: nil)
}

extension EnvironmentValues {
  private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
  }

  /// The colour of the icons of labels in rows; nil for the tint.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the icons of labels in the rows in this view; nil leaves them the tint (C047).
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of the icons of labels in the rows in this view; nil leaves them the tint (C047).
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { ListItemTint.fixed($0) })
  }
}
