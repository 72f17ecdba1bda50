/// A menu of commands.
///
/// ```swift
/// struct HiveCommands: Commands {
///   var body: some Commands {
///     CommandMenu("Hive") {
///       Button("Count the bees") {}.keyboardShortcut("b")
///     }
///   }
/// }
/// ```
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// The controls of the menu.
  public let _content: Content

  /// A menu with a name that is looked up in the program's tables.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _content = content()
  }

  /// A menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    _content = content()
  }

  /// A menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

/// Commands beside those that every program has, or in their place.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// The controls of the group.
  public let _content: Content

  /// Commands before a standard group.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { _content = addition() }

  /// Commands after a standard group.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { _content = addition() }

  /// Commands in the place of a standard group, none of which a program of Waggle has.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { _content = addition() }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Sendable {
  /// About the program.
  public static let appInfo = CommandGroupPlacement()
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement()
  /// What other programs offer.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding and showing programs.
  public static let appVisibility = CommandGroupPlacement()
  /// Ending the program.
  public static let appTermination = CommandGroupPlacement()
  /// New things.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement()
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The windows.
  public static let windowList = CommandGroupPlacement()
  /// The windows that are there once.
  public static let singleWindowList = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}
