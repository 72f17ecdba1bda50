/// A kind of name that other systems have for types of data.
public struct UTTagClass: Hashable, Sendable, RawRepresentable {
  /// The identifier of the kind.
  public let rawValue: String

  /// The kind with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ending of a file's name, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A media type, such as `text/html`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The type of the files with an ending, which is written without its dot. One that the table lacks is made up for the
  /// ending, and conforms to `supertype`; nil for a known type that does not conform, and for no ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a media type such as `image/png`. One that the table lacks is made up, and conforms to `supertype`; nil
  /// for a known type that does not conform, and for text that is not a media type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a name of another system, as above; any type conforms to a `supertype` of nil.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let tag = Self.normalized(tag, tagClass) else { return nil }
    let names = UTTypeTable.shared.names(with: tag, tagClass)
    if let known = names.lazy.map(UTType.init(known:))
      .first(where: { type in supertype.map(type.conforms(to:)) ?? true })
    {
      self = known
      return
    }
    guard names.isEmpty else { return nil }
    self.init(exportedAs: Self.dynamicName(tag, tagClass), conformingTo: supertype)
  }

  /// The name in small letters, without what follows a media type; nil where it is not one.
  private static func normalized(_ tag: String, _ tagClass: UTTagClass) -> String? {
    let tag = tag.lowercased()
    switch tagClass {
    case .filenameExtension:
      return tag.isEmpty || tag.contains(where: { ".:/".contains($0) }) ? nil : tag
    case .mimeType:
      let name = tag.prefix { $0 != ";" }.filter { !$0.isWhitespace }
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? name : nil
    default: return nil
    }
  }

  private static func dynamicName(_ tag: String, _ tagClass: UTTagClass) -> String {
    dynamicPrefix + (tagClass == .mimeType ? "mime." : "extension.") + tag
  }

  /// The names that other systems have for the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if isDynamic { return dynamicTags }
    guard let facts = UTTypeTable.shared[identifier] else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !facts.extensions.isEmpty { tags[.filenameExtension] = facts.extensions }
    if !facts.mediaTypes.isEmpty { tags[.mimeType] = facts.mediaTypes }
    return tags
  }

  private var dynamicTags: [UTTagClass: [String]] {
    for tagClass in [UTTagClass.mimeType, .filenameExtension] {
      let prefix = Self.dynamicName("", tagClass)
      if identifier.hasPrefix(prefix) {
        return [tagClass: [String(identifier.dropFirst(prefix.count))]]
      }
    }
    return [:]
  }

  /// The usual ending of the files of the type, without the dot; nil where there is none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The usual media type; nil where there is none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
}
