/// A condition of `#if`, as it is on Linux with the SDK.
package struct Condition {
  /// The names that are defined, such as `DEBUG`.
  package var defines: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]
  /// The system of `os(…)`.
  package var system = "Linux"
  /// Whether a module can be imported.
  package var canImport: (String) -> Bool

  package init(
    defines: Set<String> = ["DEBUG", "SWIFT_PACKAGE"], canImport: @escaping (String) -> Bool
  ) {
    (self.defines, self.canImport) = (defines, canImport)
  }

  /// Whether the part behind it is built. What cannot be read is false.
  package func isTrue(_ text: some StringProtocol) -> Bool {
    var reader = Reader(tokens: Self.tokens(String(text)), condition: self)
    return reader.either()
  }

  private static func tokens(_ text: String) -> [Substring] {
    text.matches(of: /&&|\|\||>=|[()!,<]|[A-Za-z0-9_.]+/).map { text[$0.range] }
  }

  /// Whether a call such as `os(Linux)` is true.
  private func isTrue(_ name: Substring, _ arguments: [Substring]) -> Bool {
    let first = arguments.first.map(String.init) ?? ""
    switch name {
    case "os": return first == system
    case "canImport": return canImport(first)
    case "arch": return first == "x86_64"
    case "swift", "compiler": return Self.compare(arguments)
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  /// Compares a version with that of the compiler.
  private static func compare(_ arguments: [Substring]) -> Bool {
    guard arguments.count == 2 else { return false }
    let wanted = arguments[1].split(separator: ".").compactMap { Int($0) }
    let isOlder = !wanted.lexicographicallyPrecedes([6, 3, 99])
    return arguments[0] == "<" ? isOlder : !isOlder
  }

  /// Reads tokens from left to right; `||` binds less than `&&`.
  private struct Reader {
    let tokens: [Substring]
    let condition: Condition
    var position = 0

    private var next: Substring? { position < tokens.count ? tokens[position] : nil }

    private mutating func accept(_ token: String) -> Bool {
      guard let next, next == token else { return false }
      position += 1
      return true
    }

    mutating func either() -> Bool {
      var result = both()
      while accept("||") { result = both() || result }
      return result
    }

    private mutating func both() -> Bool {
      var result = single()
      while accept("&&") { result = single() && result }
      return result
    }

    private mutating func single() -> Bool {
      if accept("!") { return !single() }
      if accept("(") {
        let result = either()
        _ = accept(")")
        return result
      }
      guard let name = next else { return false }
      position += 1
      guard accept("(") else { return name == "true" || condition.defines.contains(String(name)) }
      var arguments: [Substring] = []
      while let token = next, token != ")" {
        if token != "," { arguments.append(token) }
        position += 1
      }
      _ = accept(")")
      return condition.isTrue(name, arguments)
    }
  }
}
