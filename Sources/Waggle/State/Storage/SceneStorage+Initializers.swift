public import Foundation

extension SceneStorage {
  /// A property that shows a Boolean value; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, .bool, initial: wrappedValue)
  }

  /// A property that shows an integer; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, .integer, initial: wrappedValue)
  }

  /// A property that shows a number; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .double, initial: wrappedValue)
  }

  /// A property that shows a string; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .string, initial: wrappedValue)
  }

  /// A property that shows an address; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, .url, initial: wrappedValue)
  }

  /// A property that shows data; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, .data, initial: wrappedValue)
  }

  /// A property that shows a date; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, .date, initial: wrappedValue)
  }

  /// A property that shows a value that is stored as an integer, its raw value; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(.integer), initial: wrappedValue)
  }

  /// A property that shows a value that is stored as a string, its raw value; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(.string), initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A property that shows a Boolean value, or nil while none is stored; setting nil removes it.
  public init(_ key: String) where Value == Bool? {
    self.init(key, .optional(.bool), initial: nil)
  }

  /// A property that shows an integer, or nil while none is stored; setting nil removes it.
  public init(_ key: String) where Value == Int? {
    self.init(key, .optional(.integer), initial: nil)
  }

  /// A property that shows a number, or nil while none is stored; setting nil removes it.
  public init(_ key: String) where Value == Double? {
    self.init(key, .optional(.double), initial: nil)
  }

  /// A property that shows a string, or nil while none is stored; setting nil removes it.
  public init(_ key: String) where Value == String? {
    self.init(key, .optional(.string), initial: nil)
  }

  /// A property that shows an address, or nil while none is stored; setting nil removes it.
  public init(_ key: String) where Value == URL? {
    self.init(key, .optional(.url), initial: nil)
  }

  /// A property that shows data, or nil while none is stored; setting nil removes it.
  public init(_ key: String) where Value == Data? {
    self.init(key, .optional(.data), initial: nil)
  }

  /// A property that shows a date, or nil while none is stored; setting nil removes it.
  public init(_ key: String) where Value == Date? {
    self.init(key, .optional(.date), initial: nil)
  }
}

extension SceneStorage {
  /// A property that shows a value that is stored as an integer, its raw value, or nil while none is stored; setting nil
  /// removes it.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, .optional(.raw(.integer)), initial: nil)
  }

  /// A property that shows a value that is stored as a string, its raw value, or nil while none is stored; setting nil
  /// removes it.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, .optional(.raw(.string)), initial: nil)
  }
}

extension SceneStorage where Value: Codable {
  /// A value that is stored as JSON, for types of the framework's other rooms.
  package init(json key: String, initial: Value) { self.init(key, .json, initial: initial) }
}
