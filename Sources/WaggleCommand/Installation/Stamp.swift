import Foundation

/// What the installed SDK was made for: `stamp.json`. Its modules can be read by that compiler alone.
package struct Stamp: Codable, Equatable {
  /// The version of Waggle, such as `0.1.0`.
  package var waggle: String
  /// The first line of `swiftc --version` of the compiler that made it.
  package var compiler: String
  /// The triple of the machines that run what it builds.
  package var target: String
  /// The system that it was made on, such as `debian12`.
  package var system: String

  package init(waggle: String, compiler: String, target: String, system: String) {
    (self.waggle, self.compiler, self.target, self.system) = (waggle, compiler, target, system)
  }

  /// What is wrong with a compiler for this SDK; nil where it is the same one.
  package func problem(with found: Compiler) -> Problem? {
    guard Compiler.release(of: compiler) != Compiler.release(of: found.version) else { return nil }
    return Problem(
      """
      Waggle \(waggle) needs the compiler that it was made with, \(Compiler.release(of: compiler)); \
      \(found.path) is \(Compiler.release(of: found.version)).
      """,
      cure: """
        Install that compiler (https://www.swift.org/install/linux) and put its folder first in PATH, or install a \
        Waggle made for yours.
        """)
  }
}
