public import Foundation

/// Objects that an `NSItemProvider` can give.
public protocol NSItemProviderWriting: AnyObject, SendableMetatype {
  /// The types of data that objects of the class are given as, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls the handler with the data of a type, now or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// Objects that can be made from what an `NSItemProvider` gives.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The types of data that objects can be made from, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object made from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that stands for an object, such as a `String` for an `NSString`.
public protocol _ItemProviderValue: SendableMetatype {
  /// The class of the object.
  associatedtype _Object: NSItemProviderReading
  /// The value of an object.
  static func _value(of object: _Object) -> Self?
}

extension String: _ItemProviderValue {
  /// The characters.
  public static func _value(of object: NSString) -> String? { object as String }
}

extension URL: _ItemProviderValue {
  /// The address.
  public static func _value(of object: NSURL) -> URL? { object as URL }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Text without formats.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// The characters in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  /// A string of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(bytes: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address, or that of a file.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  /// An address, or that of a file.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  /// The address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }

  /// An address of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = URL(dataRepresentation: data, relativeTo: nil),
      let object = NSURL(string: url.absoluteString) as? Self
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return object
  }
}
