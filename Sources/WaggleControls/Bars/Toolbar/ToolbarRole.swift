public import Waggle

/// What the screen of a bar is for, which decides where its title is (C239).
public struct ToolbarRole: Hashable, Sendable {
  private enum Kind { case automatic, navigationStack, browser, editor }
  private let kind: Kind

  /// The role of a screen in a stack.
  public static let automatic = ToolbarRole(kind: .automatic)
  /// A screen that one comes to by going on, and goes back from: the title is where the system has it.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// A screen in which one goes forwards and backwards: the title is in the bar, at its leading end.
  public static let browser = ToolbarRole(kind: .browser)
  /// A document: the title is in the bar, at its leading end, and the back button has no label.
  public static let editor = ToolbarRole(kind: .editor)

  /// Whether the title is at the leading end.
  var titleLeads: Bool { kind == .browser || kind == .editor }
}

extension View {
  /// Sets what the page that this view is in is for: with `editor` and `browser` the title is in the bar, at its leading
  /// end, unless the screen asks for a large one (C239).
  ///
  /// ```swift
  /// NavigationStack {
  ///   Text("Clover and heather")
  ///     .navigationTitle("Notes")
  ///     .toolbarRole(.editor)
  /// }
  /// ```
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    transformPreference(ToolbarKey.self) { $0.role = role }
  }
}
