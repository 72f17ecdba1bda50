public import Foundation
public import Waggle

/// A height at which a sheet rests (C131).
///
/// ```swift
/// struct Page: View {
///   @State private var isOpen = false
///
///   var body: some View {
///     Button("Notes") { isOpen = true }
///       .sheet(isPresented: $isOpen) {
///         Text("Water the flowers.")
///           .presentationDetents([.height(200), .medium, .large])
///       }
///   }
/// }
/// ```
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetentType)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// About half of the window.
  public static let medium = PresentationDetent(.medium)
  /// As high as a sheet can be.
  public static let large = PresentationDetent(.large)

  /// A part of the greatest height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A height in points, without the window's safe area.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(CustomDetentType(type)))
  }

  /// What a detent's height may depend on: the greatest height, and the environment of the sheet.
  @dynamicMemberLookup
  nonisolated public struct Context {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// Computes a height of sheets; nil for one that cannot be used at the moment.
///
/// ```swift
/// struct Third: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
/// }
///
/// Text("Notes").presentationDetents([.custom(Third.self), .large])
/// ```
public protocol CustomPresentationDetent {
  /// What the height may depend on.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where the detent cannot be used.
  nonisolated static func height(in context: Context) -> CGFloat?
}

/// A type as a value that can be compared.
nonisolated private struct CustomDetentType: Hashable, Sendable {
  nonisolated(unsafe) let type: any CustomPresentationDetent.Type

  init(_ type: any CustomPresentationDetent.Type) { self.type = type }

  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension PresentationDetent {
  /// The height without the safe area, in points; nil for one that cannot be used.
  ///
  /// - Parameters:
  ///   - medium: the part of the window that `medium` is.
  ///   - keyboard: the height of the keyboard, which does not change what fractions are.
  func height(in context: Context, medium: CGFloat, keyboard: CGFloat) -> CGFloat? {
    let height: CGFloat? =
      switch kind {
      case .medium: medium
      case .large: context.maxDetentValue
      case .fraction(let fraction): fraction * (context.maxDetentValue + keyboard)
      case .height(let height): height
      case .custom(let custom): custom.type.height(in: context)
      }
    guard let height, height > 0 else { return nil }
    return min(height, context.maxDetentValue)
  }

  var isLarge: Bool { kind == .large }

  /// Whether a type computes the height, which may be nil at times.
  var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }
}

extension CustomDetentType: CustomStringConvertible {
  var description: String { "\(type)" }
}

extension PresentationDetent: CustomStringConvertible {
  /// The detent as it is written in Swift.
  public var description: String {
    switch kind {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let fraction): ".fraction(\(fraction))"
    case .height(let height): ".height(\(height))"
    case .custom(let type): ".custom(\(type).self)"
    }
  }
}
