import WaggleGraph

/// Commands of a program, as its menus on a Mac have them.
///
/// A window of Waggle has no menu bar: the keyboard shortcuts of commands act in the program's windows, and a command without one
/// is not reached. Custom commands may have `@FocusedValue`, `@Environment` and other properties, as views have.
///
/// ```swift
/// struct GardenCommands: Commands {
///   let water: () -> Void
///
///   var body: some Commands {
///     CommandMenu("Garden") {
///       Button("Water") { water() }.keyboardShortcut("w", modifiers: [.command, .shift])
///     }
///   }
/// }
///
/// struct Garden: App {
///   var body: some Scene {
///     WindowGroup { Text("Meadow") }
///       .commands { GardenCommands { print("Watered") } }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Commands {
  /// The type of `body`.
  associatedtype Body: Commands
  /// The views of the commands.
  associatedtype _Content: View = _CommandsBody<Self>

  /// The commands that these consist of.
  @CommandsBuilder var body: Body { get }

  /// The views of the commands.
  var _content: _Content { get }
}

extension Commands where _Content == _CommandsBody<Self> {
  /// The views of the body.
  public var _content: _CommandsBody<Self> { _CommandsBody(commands: self) }
}

extension Never: Commands {
  /// Never called: no value of `Never` exists.
  public var _content: EmptyView { EmptyView() }
}

/// Commands without a body, implemented by the framework.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never called: primitive commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The views of the body of commands, whose properties work as those of a view.
nonisolated public struct _CommandsBody<Source: Commands>: PrimitiveView {
  let commands: Source

  /// Makes the views of the body.
  public nonisolated static func _makeView(
    view: _GraphValue<_CommandsBody<Source>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let (content, inner) = makeSceneBody(view.part(at: 0, as: Source.self), inputs) {
      $0.body._content
    }
    return _ViewOutputs(content.makeSingleView(in: ZStackLayout(), inner))
  }
}

extension Scene {
  /// Adds commands to the program, whose keyboard shortcuts act in its windows.
  ///
  /// - Parameter content: the commands.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { _ModifiedScene(self, CommandsModifier(commands: content())) }
}

/// Adds the views of commands to a window, unseen.
nonisolated private struct CommandsModifier<Source: Commands>: ViewModifier, SceneWideModifier {
  let commands: Source
  @State private var columns = ColumnCommands()

  init(commands: Source) { self.commands = commands }

  @MainActor func body(content: Content) -> some View {
    content.background { commands._content.hidden() }
      .environment(\.columnCommands, columns)
  }
}
