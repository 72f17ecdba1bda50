import Foundation
import Waggle

extension AppFlags {
  /// The flags of a command line that is empty, or draws pictures and has nothing unusual: each name once, and a value after it.
  ///
  /// A program that draws one picture is started often, and the general parser would be a fifth of its start. It reads all other
  /// command lines, and those in which something is wrong, so that it alone explains what.
  ///
  /// - Returns: what the parser would return; nil if it has to be asked.
  package static func ofPictures(_ arguments: [String]) -> AppFlags? {
    guard arguments.count.isMultiple(of: 2) else { return nil }
    var flags = AppFlags(without: ())
    var seen: Set<String> = []
    var rest = arguments[...]
    while let name = rest.popFirst(), let value = rest.popFirst() {
      guard seen.insert(name).inserted, value == output || !value.hasPrefix("-"),
        (try? flags.set(name, to: value)) == true
      else { return nil }
    }
    return (try? flags.validate()) == nil ? nil : flags
  }

  /// Sets a flag of pictures; false for another.
  private mutating func set(_ name: String, to value: String) throws -> Bool {
    switch name {
    case "--png": png = try Self.file(value)
    case "--svg": svg = try Self.file(value)
    case "--pdf": pdf = try Self.file(value)
    case "--size": givenSize = try Self.size(value)
    case "--scale": givenScale = try Self.scale(value)
    case "--time": time = try Self.time(value)
    case "--color-scheme": colorScheme = try Self.scheme(value)
    case "--locale": locale = try Self.locale(value)
    default: return false
    }
    return true
  }

  /// The flags of an empty command line: a flag has no value before the parser, or this, has given it one.
  private init(without: Void) {
    self.init()
    (window, inspect, browser) = (false, false, false)
    (json, previews, list, audit) = (false, false, false, false)
    (port, sessions, workers) = (nil, nil, nil)
    (host, token, publicURL) = (nil, nil, nil)
    (png, svg, pdf) = (nil, nil, nil)
    (givenSize, givenScale, time, colorScheme, locale) = (nil, nil, nil, nil, nil)
    (preferences, below, from, to, preview) = (nil, nil, nil, nil, nil)
    skip = []
  }
}
