public import Foundation

/// A type whose values can be given to other programs, as with `ShareLink`.
///
/// A program's own type describes itself as a type that can be shared already:
///
/// ```swift
/// struct Flower: Transferable {
///   var name: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     ProxyRepresentation(exporting: \.name)
///   }
/// }
/// ```
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// What other programs receive for a value.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// What other programs receive for a value.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
  /// The text or the address for a value of the type; nil where it has neither.
  func _export(_ item: Any) -> _Transferred?
}

/// A text or an address, as other programs receive it.
public struct _Transferred: Sendable {
  package let item: SharedItem
}

/// Builds a representation from the statements of a closure: of several, the first that can be shared is used.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Passes a representation through.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content)
    -> Content
  { content }

  /// Passes a first representation through.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first: Content)
    -> Content
  { first }

  /// Joins representations.
  public static func buildPartialBlock<
    First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
  >(accumulated: First, next: Next) -> _FirstRepresentation<Item, First, Next> {
    _FirstRepresentation(first: accumulated, next: next)
  }
}

/// The first of two representations that can be shared.
public struct _FirstRepresentation<
  Item: Transferable, First: TransferRepresentation, Next: TransferRepresentation
>: TransferRepresentation {
  let first: First
  let next: Next

  /// That of the first, or else of the second.
  public func _export(_ item: Any) -> _Transferred? { first._export(item) ?? next._export(item) }
}

/// A value represented as one of a different type, which can be shared already.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let proxy: @Sendable (Item) -> Proxy?

  /// A representation by what a closure makes from the value.
  public init(exporting: @escaping @Sendable (Item) -> Proxy) { proxy = exporting }

  /// A representation by what a closure makes from the value. Where it throws, the value cannot be shared.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    proxy = { try? exporting($0) }
  }

  /// That of the other value.
  public func _export(_ item: Any) -> _Transferred? {
    (item as? Item).flatMap(proxy).flatMap { Proxy.transferRepresentation._export($0) }
  }
}

/// The representation of a text, an address, or of what cannot be shared.
public struct _StandardRepresentation<Item: Transferable>: TransferRepresentation {
  private let convert: (@Sendable (Item) -> SharedItem)?

  init(_ convert: (@Sendable (Item) -> SharedItem)? = nil) { self.convert = convert }

  /// The text or the address.
  public func _export(_ item: Any) -> _Transferred? {
    guard let convert, let item = item as? Item else { return nil }
    return _Transferred(item: convert(item))
  }
}

extension String: Transferable {
  /// The text.
  public static var transferRepresentation: _StandardRepresentation<String> {
    _StandardRepresentation { .text($0) }
  }
}

extension AttributedString: Transferable {
  /// The characters, without their attributes.
  public static var transferRepresentation: _StandardRepresentation<AttributedString> {
    _StandardRepresentation { .text(String($0.characters)) }
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: _StandardRepresentation<URL> {
    _StandardRepresentation { .url($0) }
  }
}

extension Image: Transferable {
  /// None: a picture can be the preview of what is shared, and is not shared itself.
  public static var transferRepresentation: _StandardRepresentation<Image> {
    _StandardRepresentation()
  }
}

extension Never: Transferable {
  /// None.
  public static var transferRepresentation: _StandardRepresentation<Never> {
    _StandardRepresentation()
  }
}

extension Transferable {
  /// The text or the address that other programs receive; nil where the value has neither.
  package var shared: SharedItem? { Self.transferRepresentation._export(self)?.item }
}
