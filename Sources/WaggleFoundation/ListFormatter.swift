public import Foundation

/// Writes a list as a sentence has it: "honey, wax, and pollen".
///
/// ```swift
/// struct Harvest: View {
///   var body: some View { Text(ListFormatter.localizedString(byJoining: ["honey", "wax"])) }
/// }
/// ```
open class ListFormatter: Formatter {
  /// The locale whose words join the items.
  open var locale: Locale! = .current
  /// Writes each item; nil for items that are strings, or describe themselves.
  @NSCopying open var itemFormatter: Formatter?

  /// A formatter in the current locale.
  public override init() { super.init() }

  /// A formatter is not kept in an archive here.
  @available(*, unavailable, message: "On Linux a formatter cannot be archived.")
  public required init?(coder: NSCoder) { fatalError("unavailable") }

  /// The strings, joined in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, .current)
  }

  /// The items, joined; nil where the formatter of items has no string for one.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      if let itemFormatter {
        guard let string = itemFormatter.string(for: item) else { return nil }
        strings.append(string)
      } else {
        strings.append(item as? String ?? "\(item)")
      }
    }
    return Self.joined(strings, locale ?? .current)
  }

  /// The items of an array, joined; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private static func joined(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
