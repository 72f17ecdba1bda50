public import Foundation

/// A value with a part that animations interpolate.
///
/// ```swift
/// /// Grows from its old share of the width to the new one.
/// struct Bar: Shape {
///   var share: CGFloat
///   var animatableData: CGFloat {
///     get { share }
///     set { share = newValue }
///   }
///
///   func path(in rect: CGRect) -> Path {
///     Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
///   }
/// }
///
/// struct Progress: View {
///   @State private var share: CGFloat = 0.2
///
///   var body: some View {
///     Bar(share: share)
///       .onTapGesture { withAnimation(.linear(duration: 1)) { share = 1 } }
///   }
/// }
/// ```
public protocol Animatable {
  /// The type of the animatable part.
  associatedtype AnimatableData: VectorArithmetic

  /// The animatable part; setting it leaves everything else unchanged.
  var animatableData: AnimatableData { get set }
}

extension Animatable {
  /// Whether the type has animatable data other than the empty kind.
  package static var hasMovingPart: Bool { AnimatableData.self != EmptyAnimatableData.self }
}

extension Animatable where Self: VectorArithmetic {
  /// The whole value.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty: changes of the value are immediate.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animatable data of a type that has none: a vector without components.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
  /// Creates the only value.
  @inlinable public init() {}

  /// The only value.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The only value.
  @inlinable public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// The only value.
  @inlinable public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// Changes nothing: there is no data.
  @inlinable public mutating func scale(by rhs: Double) {}

  /// 0.
  @inlinable public var magnitudeSquared: Double { 0 }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
