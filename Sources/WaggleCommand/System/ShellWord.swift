/// Words of a command line that is shown.
package enum ShellWord {
  /// The word as a shell takes it: in quotes where it has letters that mean something.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_./+=:,@".contains(Character($0))
    }
    guard word.isEmpty || !isPlain else { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
