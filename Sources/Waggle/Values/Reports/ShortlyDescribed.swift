import Foundation

/// A value that a program writes as an expression, and that consists of parts which only the framework knows.
package protocol ShortlyDescribed {
  /// The value as a program would write it.
  var shortDescription: String { get }
}

/// A type's name and what is set of a value, as `Title(text: "Hive", mode: inline)`; parts that are nil are left out.
package func shortDescription(_ name: String, _ parts: KeyValuePairs<String, Any?>) -> String {
  let set = parts.compactMap { label, part in
    part.map { (label.isEmpty ? "" : label + ": ") + ShortValue($0).text(in: 200) }
  }
  return "\(name)(\(set.joined(separator: ", ")))"
}

/// Words that are shown as they are, as a part of a short description.
package struct Words: ShortlyDescribed {
  package let shortDescription: String

  package init(_ words: String) { shortDescription = words }
}
