import Foundation

/// The program that the compiler starts to expand macros: the compiler says of one that ended only that a response was
/// malformed.
package struct MacroProgram {
  package let path: String
  /// How long an answer is waited for, in seconds.
  package let limit: Int

  package init(path: String, limit: Int = 5) { (self.path, self.limit) = (path, limit) }

  /// Whether it answers what the compiler asks first.
  package var finding: Finding {
    let name = "macros"
    guard let outcome = try? ask() else {
      return Finding(name, .missing, "\(path) cannot be started", cure: Self.cure)
    }
    guard outcome.output.contains("getCapabilityResult") else {
      let reason = outcome.status == 124 ? "does not answer" : "ended with \(outcome.status)"
      return Finding(name, .missing, "\(path) \(reason)", cure: Self.cure)
    }
    return Finding(name, .good, "the program answers")
  }

  private static let cure = "Install the SDK again."

  private func ask() throws -> Child.Outcome {
    let text = Array(#"{"getCapability":{}}"#.utf8)
    let length = withUnsafeBytes(of: UInt64(text.count).littleEndian) { Array($0) }
    return try Child("timeout", ["\(limit)", path]).capture(input: length + text)
  }
}
