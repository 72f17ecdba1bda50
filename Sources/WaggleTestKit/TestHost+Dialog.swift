import Waggle

/// An alert, a dialog, a sheet or a popover that is open in a test.
public struct FoundDialog {
  /// Its title: that of an alert, or the first heading in a sheet; nil without one.
  public let title: String?
}

extension TestHost {
  /// What is presented on top of all else; nil while nothing is.
  ///
  /// ```swift
  /// let host = TestHost {
  ///   Text("Meadow").alert("No bees left", isPresented: .constant(true)) {}
  /// }
  /// print(host.dialog?.title ?? "none")  // No bees left
  /// ```
  public var dialog: FoundDialog? {
    let found = elements
    guard let index = found.lastIndex(where: { $0.role == .dialog }) else { return nil }
    let heading = found[index...].first { $0.role == .header }?.label
    return FoundDialog(title: found[index].label ?? heading)
  }
}
