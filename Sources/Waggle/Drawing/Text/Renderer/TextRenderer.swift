public import Foundation

/// What draws texts instead of the system: as a whole, or by lines, runs and characters, each with transforms, opacity and
/// filters (C660).
///
/// A renderer's `animatableData` is animated, and it draws again in each frame of an animation.
///
/// ```swift
/// struct Fading: TextRenderer {
///   var progress: Double
///
///   var animatableData: Double {
///     get { progress }
///     set { progress = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for line in layout {
///       for run in line {
///         for (index, character) in run.enumerated() {
///           var copy = context
///           copy.opacity = min(max(progress * Double(run.count) - Double(index), 0), 1)
///           copy.draw(character)
///         }
///       }
///     }
///   }
/// }
///
/// struct Title: View {
///   @State private var isShown = false
///
///   var body: some View {
///     Text("Meadow").font(.largeTitle)
///       .textRenderer(Fading(progress: isShown ? 1 : 0))
///       .onAppear { withAnimation(.linear(duration: 2)) { isShown = true } }
///   }
/// }
/// ```
public protocol TextRenderer: Animatable {
  /// Draws a text, whose upper left corner is the origin of the context. What is not drawn is not seen, but read aloud all
  /// the same.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text for a proposal; by default that which the text needs. The layout that is drawn fits the answer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The width of what is drawn around the text. It has nothing to do here: what is drawn there is always seen.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size that the text needs.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the text needs, in points, where this one is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

@available(*, unavailable)
extension TextProxy: Sendable {}

extension View {
  /// Draws the texts in this view by a renderer (C660). Of several the innermost counts.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Sets the renderer of the texts in its content, each time that it moves (M057).
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(renderer: renderer))
  }
}

/// A renderer of any type.
struct AnyTextRenderer: Equatable {
  let renderer: any TextRenderer

  static func == (a: Self, b: Self) -> Bool { areKnownEqual(a.renderer, b.renderer) }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
  }

  /// What draws texts; nil is the system.
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
