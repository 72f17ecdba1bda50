/// A type of data, such as plain text or a PNG picture, by its identifier.
///
/// A program's own type is a constant; nothing else declares it:
///
/// ```swift
/// extension UTType {
///   static let flower = UTType(exportedAs: "com.example.flower", conformingTo: .json)
/// }
/// ```
///
/// Two values are equal if their identifiers are.
public struct UTType: Sendable {
  /// A name such as `public.plain-text`, in small letters.
  public let identifier: String
  /// What the type conforms to by its declaration; nil for one that the table has.
  private let parents: [String]?

  private init(_ identifier: String, parents: [String]?) {
    self.identifier = identifier
    self.parents = parents
  }

  /// A type of the table.
  package init(known identifier: String) { self.init(identifier, parents: nil) }

  /// The type with an identifier; nil for text that cannot be one, and for a name that begins with `public.` and means
  /// nothing. A name that the table lacks is a type of the program, which conforms to `data`.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    if UTTypeTable.shared[name] != nil || name.hasPrefix(Self.dynamicPrefix) {
      self.init(name, parents: UTTypeTable.shared[name] == nil ? [UTType.data.identifier] : nil)
      return
    }
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0))
    }
    guard isName, name.contains("."), !name.hasPrefix("."), !name.hasSuffix("."),
      !name.hasPrefix("public.")
    else { return nil }
    self.init(name, parents: [UTType.data.identifier])
  }

  /// A type that the program defines; it conforms to `parentType`, or else to `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// A type that another program defines; it conforms to `parentType`, or else to `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parentType: UTType?) {
    let name = identifier.lowercased()
    guard UTTypeTable.shared[name] == nil else {
      self.init(known: name)
      return
    }
    self.init(name, parents: Self.lineage(of: parentType ?? .data))
  }

  /// What a value that conforms to `type` has to know of it: the types of a program are in no table.
  private static func lineage(of type: UTType) -> [String] {
    [type.identifier] + (type.parents ?? [])
  }

  /// Whether the type was made for an ending or a media type that the table lacks.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

  /// Whether the table has the type.
  public var isDeclared: Bool { UTTypeTable.shared[identifier] != nil }

  /// Whether the type belongs to no program.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  static let dynamicPrefix = "dyn."
}

extension UTType {
  /// All types that the type conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<String> = []
    var waiting = directParents
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += UTTypeTable.shared[next]?.parents ?? []
    }
    return Set(
      found.map { name in UTType(name, parents: UTTypeTable.shared[name] == nil ? [] : nil) })
  }

  private var directParents: [String] {
    parents ?? UTTypeTable.shared[identifier]?.parents ?? []
  }

  /// Whether the type is `type` or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    var seen: Set<String> = []
    var waiting = directParents
    while let next = waiting.popLast() {
      if next == type.identifier { return true }
      if seen.insert(next).inserted { waiting += UTTypeTable.shared[next]?.parents ?? [] }
    }
    return false
  }

  /// Whether the type conforms to `type` and differs from it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether `type` conforms to the type and differs from it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Whether the identifiers are equal.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier, and fails where the text is not one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(name) is not the identifier of a type.")
    }
    self = type
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
