public import Foundation
public import Waggle

/// A translucent background that shows what is behind it, blurred, with a fine edge.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

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
    background {
      Decoration {
        if glass.isSeen {
          shape.fill(glass.material)
          if let overlay = glass.overlay { shape.fill(overlay) }
          shape.stroke(.quaternary, lineWidth: 0.5)
        }
      }
    }
  }
}
