public import Foundation

extension AppStorage {
  /// A property that shows a Boolean value; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, .bool, initial: wrappedValue)
  }

  /// A property that shows an integer; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, .integer, initial: wrappedValue)
  }

  /// A property that shows a number; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, .double, initial: wrappedValue)
  }

  /// A property that shows a string; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, .string, initial: wrappedValue)
  }

  /// A property that shows an address; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, .url, initial: wrappedValue)
  }

  /// A property that shows data; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, .data, initial: wrappedValue)
  }

  /// A property that shows a date; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, .date, initial: wrappedValue)
  }

  /// A property that shows a value that is stored as an integer, its raw value; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw(.integer), initial: wrappedValue)
  }

  /// A property that shows a value that is stored as a string, its raw value; `wrappedValue` while none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw(.string), initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A property that shows a Boolean value, or nil while none is stored; setting nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, .optional(.bool), initial: nil)
  }

  /// A property that shows an integer, or nil while none is stored; setting nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, .optional(.integer), initial: nil)
  }

  /// A property that shows a number, or nil while none is stored; setting nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, .optional(.double), initial: nil)
  }

  /// A property that shows a string, or nil while none is stored; setting nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, .optional(.string), initial: nil)
  }

  /// A property that shows an address, or nil while none is stored; setting nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, .optional(.url), initial: nil)
  }

  /// A property that shows data, or nil while none is stored; setting nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, .optional(.data), initial: nil)
  }

  /// A property that shows a date, or nil while none is stored; setting nil removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, .optional(.date), initial: nil)
  }
}

extension AppStorage {
  /// A property that shows a value that is stored as an integer, its raw value, or nil while none is stored; setting nil
  /// removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, .optional(.raw(.integer)), initial: nil)
  }

  /// A property that shows a value that is stored as a string, its raw value, or nil while none is stored; setting nil
  /// removes it.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, .optional(.raw(.string)), initial: nil)
  }
}

extension AppStorage where Value: Codable {
  /// A value that is stored as JSON, for types of the framework's other rooms.
  package init(json key: String, store: UserDefaults?, initial: Value) {
    self.init(key, store, .json, initial: initial)
  }
}
