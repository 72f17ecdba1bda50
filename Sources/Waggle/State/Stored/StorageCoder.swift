import Foundation

/// How a value is stored: as one object of a property list. What is stored may come from anywhere, so an object of another
/// type is not an error, and reads as if there were none (R236).
struct StorageCoder<Value>: @unchecked Sendable {
  /// nil for an object of another type.
  let decode: (Any) -> Value?
  /// nil removes what is stored.
  let encode: (Value) -> Any?

  /// The value that an object stands for; `initial` where there is none.
  func value(of object: Any?, or initial: Value) -> Value {
    object.flatMap(decode) ?? initial
  }
}

extension StorageCoder<Bool> {
  static let bool = StorageCoder {
    StoredNumber($0)?.bool
  } encode: {
    $0
  }
}

extension StorageCoder<Int> {
  static let integer = StorageCoder {
    StoredNumber($0)?.integer
  } encode: {
    $0
  }
}

extension StorageCoder<Double> {
  static let double = StorageCoder {
    StoredNumber($0)?.double
  } encode: {
    $0
  }
}

extension StorageCoder<String> {
  static let string = StorageCoder {
    $0 as? String
  } encode: {
    $0
  }
}

extension StorageCoder<Data> {
  static let data = StorageCoder {
    $0 as? Data
  } encode: {
    $0
  }
}

extension StorageCoder<Date> {
  static let date = StorageCoder {
    $0 as? Date
  } encode: {
    $0
  }
}

extension StorageCoder<URL> {
  /// A file is stored by its path, as `UserDefaults` does, and any other address as it is written.
  static let url = StorageCoder {
    guard let text = $0 as? String else { return nil }
    if let address = URL(string: text), address.scheme != nil { return address }
    return URL(fileURLWithPath: (text as NSString).expandingTildeInPath)
  } encode: {
    $0.isFileURL ? $0.path : $0.absoluteString
  }
}

extension StorageCoder {
  /// The coder of a type by its raw value. A raw value that the type does not have reads as if there were none.
  static func raw<Raw>(_ coder: StorageCoder<Raw>) -> StorageCoder
  where Value: RawRepresentable, Value.RawValue == Raw {
    StorageCoder {
      coder.decode($0).flatMap(Value.init)
    } encode: {
      coder.encode($0.rawValue)
    }
  }

  /// The coder of an optional: nil removes what is stored (R238).
  static func optional<Wrapped>(_ coder: StorageCoder<Wrapped>) -> StorageCoder
  where Value == Wrapped? {
    StorageCoder {
      coder.decode($0).map { .some($0) }
    } encode: {
      $0.flatMap(coder.encode)
    }
  }
}

extension StorageCoder where Value: Codable {
  /// The coder of a type by its JSON.
  static var json: StorageCoder {
    StorageCoder {
      ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    } encode: {
      try? JSONEncoder().encode($0)
    }
  }
}

/// A number in a property list, whose type may have changed on the way: 1 reads as true, and 2 as 2.0.
private struct StoredNumber {
  let double: Double
  /// nil for a fraction, and beyond the range of `Int`.
  let integer: Int?
  /// nil for numbers other than 0 and 1.
  var bool: Bool? { integer == 0 ? false : integer == 1 ? true : nil }

  init?(_ object: Any) {
    switch object {
    case let object as Bool: (integer, double) = (object ? 1 : 0, object ? 1 : 0)
    case let object as Int: (integer, double) = (object, Double(object))
    case let object as Double: (integer, double) = (Int(exactly: object), object)
    case let object as NSNumber:
      (integer, double) = (Int(exactly: object.doubleValue), object.doubleValue)
    default: return nil
    }
  }
}
