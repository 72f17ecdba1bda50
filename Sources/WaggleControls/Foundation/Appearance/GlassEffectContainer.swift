public import Foundation
public import Waggle

/// Views with glass that belongs together: in it `glassEffectUnion(id:namespace:)` makes one shape of the glass of several
/// views (C663). Shapes of no union stay as they are, however near they come.
///
/// ```swift
/// struct Tools: View {
///   @Namespace private var namespace
///
///   var body: some View {
///     GlassEffectContainer(spacing: 12) {
///       HStack(spacing: 12) {
///         ForEach(["pencil", "eraser", "scissors"], id: \.self) { name in
///           Image(systemName: name).frame(width: 44, height: 44)
///             .glassEffect()
///             .glassEffectUnion(id: "tools", namespace: namespace)
///         }
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct GlassEffectContainer<Content: View>: View, PathNamed {
  private let content: Content

  /// Views with glass.
  ///
  /// - Parameters:
  ///   - spacing: how near shapes flow into each other. It has no effect: only those of a union do.
  ///   - content: the views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views, over the glass of their unions.
  @MainActor @preconcurrency
  public var body: some View {
    RootContent(content)
      .transformEnvironment(\.glassUnion) { $0.isInContainer = true }
      .backgroundPreferenceValue(GlassPartsKey.self) { parts in
        GeometryReader { proxy in
          ForEach(GlassGroup.groups(of: parts, in: proxy)) { group in
            ZStack { GlassPane(glass: group.glass, shape: group.shape) }
              .frame(width: group.frame.width, height: group.frame.height)
              .position(x: group.frame.midX, y: group.frame.midY)
          }
        }
      }
      .transformPreference(GlassPartsKey.self) { $0 = [] }
  }
}

extension View {
  /// Makes the glass of this view a part of one shape with that of the other views with the same id, in a
  /// `GlassEffectContainer` (C663): the shape of the first around all of them.
  ///
  /// - Parameters:
  ///   - id: the same for the views that belong together; nil for no union.
  ///   - namespace: from a `Namespace` property; ids of different namespaces are different.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassUnion) {
      $0.id = id.map { AnyHashable([AnyHashable($0), AnyHashable(namespace)]) }
    }
  }

  /// Gives the view's glass an identity: where a view with the same id takes the place of this one in an animated change, its
  /// frame moves from the one to the other (C664).
  ///
  /// - Parameters:
  ///   - id: the same for the views that belong together; nil for none.
  ///   - namespace: from a `Namespace` property; ids of different namespaces are different.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Sets how a view with glass is inserted and removed in animated changes (C664).
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(GlassTransition(transition: transition))
  }
}

nonisolated private struct GlassTransition: ViewModifier {
  let transition: GlassEffectTransition

  @MainActor func body(content: Content) -> some View {
    content.transition(transition.transition)
  }
}

/// Matches the frame of a view with glass with that of the views with the same id; without an id it matches no other.
nonisolated private struct GlassIdentity: ViewModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID
  @Namespace private var own

  @MainActor func body(content: Content) -> some View {
    content.matchedGeometryEffect(
      id: id ?? AnyHashable(own), in: id == nil ? own : namespace)
  }
}

/// How a view with glass is inserted and removed (C664).
public struct GlassEffectTransition: Hashable, Sendable {
  private enum Kind { case matchedGeometry, materialize, identity }
  private let kind: Kind

  /// A fade, while the frame moves from that of the view with the same `glassEffectID(_:in:)`.
  public static var matchedGeometry: GlassEffectTransition { Self(kind: .matchedGeometry) }
  /// A fade, out of focus and a little smaller.
  public static var materialize: GlassEffectTransition { Self(kind: .materialize) }
  /// No animation.
  public static var identity: GlassEffectTransition { Self(kind: .identity) }

  @MainActor fileprivate var transition: AnyTransition {
    switch kind {
    case .matchedGeometry: .opacity
    case .materialize: AnyTransition(.blurReplace)
    case .identity: .identity
    }
  }
}

/// The union that glass is in.
struct GlassUnion: Equatable {
  var id: AnyHashable?
  var isInContainer = false

  /// The union whose container draws the glass; nil where the view does.
  var drawer: AnyHashable? { isInContainer ? id : nil }
}

extension EnvironmentValues {
  /// The union of the glass in a view.
  @Entry var glassUnion = GlassUnion()
}

/// The glass of one view of a union.
struct GlassPart {
  let union: AnyHashable
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>
}

/// The glass in a container that is a part of a union.
enum GlassPartsKey: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }

  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) {
    value += nextValue()
  }
}

/// One shape of glass, around all views of a union.
private struct GlassGroup: Identifiable {
  let id: AnyHashable
  let glass: Glass
  let shape: AnyShape
  var frame: CGRect

  static func groups(of parts: [GlassPart], in proxy: GeometryProxy) -> [GlassGroup] {
    var groups: [GlassGroup] = []
    for part in parts {
      let frame = proxy[part.bounds]
      if let index = groups.firstIndex(where: { $0.id == part.union }) {
        groups[index].frame = groups[index].frame.union(frame)
      } else {
        groups.append(
          GlassGroup(id: part.union, glass: part.glass, shape: part.shape, frame: frame))
      }
    }
    return groups
  }
}
