/// What is shown after a trap: the same code once more, since it may have trapped at a tap; after its second trap the code
/// before, since a view may trap whenever it is shown.
package struct TrapPolicy {
  /// The newest code that has trapped.
  private var trapped: Int?

  package init() {}

  /// Whether code that has trapped is started again.
  ///
  /// - Parameter newest: The number of the newest code; nil where there is none.
  package mutating func startsAgain(_ newest: Int?) -> Bool {
    defer { trapped = newest }
    return newest != nil && newest != trapped
  }
}
