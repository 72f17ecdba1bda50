public import Foundation
public import Waggle

/// The shape of the border of buttons (`buttonBorderShape`).
///
/// ```swift
/// Button {
/// } label: {
///   Image(systemName: "plus")
/// }
/// .buttonStyle(.borderedProminent)
/// .buttonBorderShape(.circle)
/// ```
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  private let kind: Kind
  private var inset: CGFloat = 0
  /// The radius where none was given; below 1 it is a part of the height.
  private var radius: CGFloat = 0.175

  private init(_ kind: Kind) { self.kind = kind }

  /// The shape of the system and of the control size: on iOS a capsule (C030).
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with corners that grow with its height.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
  /// A circle; the button is as high as it is wide.
  public static let circle = ButtonBorderShape(.circle)

  /// A rectangle with corners of this radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }

  /// The shape of a button of a size.
  func resolved(_ metrics: ButtonMetrics, _ size: ControlSize) -> ButtonBorderShape {
    var shape = kind == .automatic ? metrics[size].shape : self
    shape.radius = metrics.cornerRadius
    return shape
  }

  var isCircle: Bool { kind == .circle }
}

extension ButtonBorderShape: InsettableShape {
  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .automatic, .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .roundedRectangle(let given):
      let own = radius < 1 ? (radius * (rect.height + 2 * inset)).rounded(.up) : radius
      return RoundedRectangle(cornerRadius: max((given ?? own) - inset, 0)).path(in: rect)
    }
  }

  /// The shape inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }

  /// Fixed: the shape is symmetric (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the border of a button, as it is without `buttonBorderShape(_:)`.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// The shape of the border of buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the border of the buttons in this view; the nearest one applies (C151).
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// Makes its content as high as it is wide.
struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }
}
