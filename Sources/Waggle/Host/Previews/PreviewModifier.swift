/// A modifier around a preview, with a context that all previews with a modifier of this type share (C175).
///
/// ```swift
/// struct SampleGarden: PreviewModifier {
///   static func makeSharedContext() async throws -> [String] { ["Clover", "Sage"] }
///
///   func body(content: Content, context: [String]) -> some View {
///     content.environment(\.locale, Locale(identifier: context.isEmpty ? "en" : "de"))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share, such as a store with sample data. Default: nothing.
  associatedtype Context = Void
  /// The type of the body; inferred by the compiler.
  associatedtype Body: View
  /// A placeholder for the preview's view.
  typealias Content = PreviewModifierContent

  /// Makes the context, once in a program. An error is shown in place of the preview, and tried again by the next one.
  static func makeSharedContext() async throws -> Self.Context

  /// The view that replaces `content`, usually by wrapping it.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  public static func makeSharedContext() async throws {}
}

/// A placeholder for the view that a preview's modifier is applied to.
nonisolated public struct PreviewModifierContent: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  /// The preview's view.
  public var body: some View { content }
}

/// A view with the modifier of its preview, once the modifier's context is there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  let contexts: PreviewContexts
  @State private var outcome = Outcome.waiting

  private enum Outcome {
    case waiting
    case loaded(Modifier.Context)
    case failed(String)
  }

  var body: some View {
    switch known {
    case .loaded(let context):
      modifier.body(content: PreviewModifierContent(content), context: context)
    case .failed(let sentence): Text(sentence).foregroundStyle(.red).padding()
    case .waiting:
      Text("Waiting for \(contexts.name(of: Modifier.self)).").foregroundStyle(.secondary).padding()
        .task { await load() }
    }
  }

  /// The context may have been loaded by another preview.
  private var known: Outcome {
    guard case .waiting = outcome, let context = contexts.context(of: Modifier.self) else {
      return outcome
    }
    return .loaded(context)
  }

  private func load() async {
    do {
      outcome = .loaded(try await contexts.load(Modifier.self))
    } catch {
      outcome = .failed(contexts.sentence(error, of: Modifier.self))
    }
  }
}
