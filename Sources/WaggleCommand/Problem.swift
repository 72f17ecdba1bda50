/// A failure that the user can mend: a sentence about what happened, and one with the cure.
package struct Problem: Error, CustomStringConvertible, Equatable {
  package let cause: String
  package let cure: String

  package init(_ cause: String, cure: String) {
    (self.cause, self.cure) = (cause, cure)
  }

  package var description: String { cure.isEmpty ? cause : "\(cause) \(cure)" }
}
