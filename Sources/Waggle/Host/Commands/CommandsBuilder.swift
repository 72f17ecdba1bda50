/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// An expression that is commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No statement: no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A single statement: the commands themselves.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several statements: the commands in order.
  public static func buildBlock<First: Commands, Second: Commands, each Content: Commands>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> _TupleCommands<First, Second, repeat each Content> {
    _TupleCommands(first, second, repeat each content)
  }

  /// Commands that are there under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The commands of the first of two branches.
  public static func buildEither<First: Commands, Second: Commands>(first: First)
    -> _ConditionalCommands<First, Second>
  { .first(first) }

  /// The commands of the second of two branches.
  public static func buildEither<First: Commands, Second: Commands>(second: Second)
    -> _ConditionalCommands<First, Second>
  { .second(second) }
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// No commands.
  public init() {}

  /// Nothing.
  @MainActor @preconcurrency public var _content: EmptyView { EmptyView() }
}

/// Commands in order.
nonisolated public struct _TupleCommands<each Content: Commands>: PrimitiveCommands {
  private let parts: (repeat each Content)

  init(_ parts: repeat each Content) { self.parts = (repeat each parts) }

  /// Their views.
  @MainActor @preconcurrency public var _content: some View {
    var views: [AnyView] = []
    for part in repeat each parts { views.append(AnyView(part._content)) }
    return ForEach(Array(views.enumerated()), id: \.offset) { $0.element }
  }
}

/// The commands of one of two branches.
nonisolated public enum _ConditionalCommands<First: Commands, Second: Commands>: PrimitiveCommands {
  /// The commands of the first branch.
  case first(First)
  /// The commands of the second branch.
  case second(Second)

  /// Their views.
  @MainActor @preconcurrency @ViewBuilder public var _content: some View {
    switch self {
    case .first(let commands): commands._content
    case .second(let commands): commands._content
    }
  }
}

extension Optional: Commands where Wrapped: Commands {
  /// Never called: an optional has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("Optional has no body") }

  /// The views of what it holds.
  @MainActor @preconcurrency @ViewBuilder public var _content: some View {
    if let self { self._content }
  }
}
