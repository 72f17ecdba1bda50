public import Foundation
public import Waggle

/// A translucent background that shows what is behind it, blurred, with a fine edge.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?
  /// Whether it reacts to touches.
  private(set) var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// The background of bars and buttons.
  public static let regular = Glass(kind: .regular)
  /// A background that shows more of what is behind it.
  public static let clear = Glass(kind: .clear)
  /// No background.
  public static let identity = Glass(kind: .identity)

  /// The glass with a colour over it; nil removes it.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The glass that gets lighter, and a little larger, while it is touched (C662).
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  var isSeen: Bool { kind != .identity }
  var material: Material { kind == .clear ? .ultraThin : .regular }
  var overlay: Color? { color?.opacity(0.7) }
}

/// The default shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind this view.
  ///
  /// ```swift
  /// Label("Nectar", systemImage: "drop")
  ///   .padding()
  ///   .glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 16))
  /// ```
  ///
  /// - Parameter glass: the kind of glass.
  /// - Parameter shape: its outline.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffect(glass: glass, shape: shape))
      .modifier(TouchedGlass(isActive: glass.isInteractive, shape: shape))
  }
}

/// The views of glass: a material, a colour over it, and a fine edge.
struct GlassPane<Outline: Shape>: View {
  let glass: Glass
  let shape: Outline

  var body: some View {
    shape.fill(glass.material)
    if let overlay = glass.overlay { shape.fill(overlay) }
    shape.stroke(.quaternary, lineWidth: 0.5)
  }
}

/// Glass behind a view; in a union of a container the container draws it.
nonisolated private struct GlassEffect<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline
  @Environment(\.glassUnion) private var union

  func body(content: Content) -> some View {
    content
      .background {
        Decoration {
          if glass.isSeen, union.drawer == nil { GlassPane(glass: glass, shape: shape) }
        }
      }
      .anchorPreference(key: GlassPartsKey.self, value: .bounds) {
        guard glass.isSeen, let drawer = union.drawer else { return [] }
        return [GlassPart(union: drawer, glass: glass, shape: AnyShape(shape), bounds: $0)]
      }
  }
}

/// Glass that is lighter and larger while it is touched (C662).
nonisolated private struct TouchedGlass<Outline: Shape>: ViewModifier {
  let isActive: Bool
  let shape: Outline
  @GestureState private var isTouched = false

  func body(content: Content) -> some View {
    content
      .overlay {
        Decoration { if isTouched { shape.fill(.white.opacity(0.25)) } }.allowsHitTesting(false)
      }
      .scaleEffect(isTouched ? 1.05 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isTouched)
      // A press that is never long enough takes the touch from no other gesture.
      .simultaneousGesture(
        LongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity)
          .updating($isTouched) { now, isTouched, _ in isTouched = now },
        including: isActive ? .all : .subviews)
  }
}
