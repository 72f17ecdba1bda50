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
///
/// The standard commands of a desktop's windows are those with keys: a new window (Ctrl-N, of `newItem`), closing one (Ctrl-W,
/// of `saveItem`), minimizing it (Ctrl-M, of `windowSize`) and ending the program (Ctrl-Q, of `appTermination`). A group that
/// replaces one of these takes its keys away (C757).
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let content: Content
  private let replaced: CommandGroupPlacement?

  /// Commands before a standard group.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { (content, replaced) = (addition(), nil) }

  /// Commands after a standard group.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { (content, replaced) = (addition(), nil) }

  /// Commands in the place of a standard group.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { (content, replaced) = (addition(), group) }

  /// The controls of the group.
  @MainActor @preconcurrency public var _content: some View {
    content.modifier(CommandReplacing(group: replaced))
  }
}

/// Says that commands are in the place of a standard group, while they exist.
nonisolated private struct CommandReplacing: ViewModifier {
  let group: CommandGroupPlacement?
  @State private var replacement = CommandReplacement()
  @Environment(\.programWindows) private var windows

  init(group: CommandGroupPlacement?) { self.group = group }

  @MainActor func body(content: Content) -> some View {
    content.afterBody { [replacement, group, windows] in
      replacement.group = group
      if group != nil { windows?.add(replacement) }
    }
  }
}

/// Commands that are in the place of a standard group.
package final class CommandReplacement {
  fileprivate(set) package var group: CommandGroupPlacement?

  nonisolated init() {}
}

/// A standard group of commands.
public struct CommandGroupPlacement: Sendable {
  private enum Kind {
    case appInfo, appSettings, systemServices, appVisibility, appTermination
    case newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting
    case toolbar, sidebar, windowSize, windowList, singleWindowList, windowArrangement, help
  }

  private let kind: Kind

  /// About the program.
  public static let appInfo = CommandGroupPlacement(kind: .appInfo)
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(kind: .appSettings)
  /// What other programs offer.
  public static let systemServices = CommandGroupPlacement(kind: .systemServices)
  /// Hiding and showing programs.
  public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
  /// Ending the program.
  public static let appTermination = CommandGroupPlacement(kind: .appTermination)
  /// New things.
  public static let newItem = CommandGroupPlacement(kind: .newItem)
  /// Saving.
  public static let saveItem = CommandGroupPlacement(kind: .saveItem)
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(kind: .importExport)
  /// Printing.
  public static let printItem = CommandGroupPlacement(kind: .printItem)
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(kind: .textEditing)
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(kind: .toolbar)
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(kind: .sidebar)
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(kind: .windowSize)
  /// The windows.
  public static let windowList = CommandGroupPlacement(kind: .windowList)
  /// The windows that are there once.
  public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
  /// Help.
  public static let help = CommandGroupPlacement(kind: .help)

  package func isSame(as other: CommandGroupPlacement) -> Bool { kind == other.kind }
}
