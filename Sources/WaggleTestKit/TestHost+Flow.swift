public import Foundation
public import Waggle

extension TestHost {
  /// Why what a view writes arrives at a view that listens or reads, or does not: a sentence, and on the
  /// next line what would change it. If several views have the names, there are several answers.
  ///
  /// ```swift
  /// struct Names: PreferenceKey {
  ///   static let defaultValue: [String] = []
  ///   static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  /// }
  ///
  /// struct Guest: View {
  ///   var body: some View { Text("Ada").preference(key: Names.self, value: ["Ada"]) }
  /// }
  ///
  /// struct Door: View {
  ///   var body: some View { Text("Welcome").onPreferenceChange(Names.self) { print($0) } }
  /// }
  ///
  /// let host = TestHost(size: CGSize(width: 300, height: 200)) {
  ///   VStack {
  ///     Guest()
  ///     Door()
  ///   }
  /// }
  /// print(host.explain(Names.self, from: "Guest", to: "Door"))
  /// // It does not arrive: Guest is not inside Door, which observes only the views inside it (R075).
  /// // Put onPreferenceChange(Names.self) on VStack, which contains both.
  /// ```
  ///
  /// - Parameter key: any key.
  /// - Parameter writer: the name of the view that writes, of a row ("[3]"), or a part of a path ("Meadow > Flower").
  /// - Parameter observer: the same for the view that listens or reads. The default is all views that do.
  public func explain<K: PreferenceKey>(
    _ key: K.Type, from writer: String, to observer: String? = nil
  ) -> String {
    answers(key, from: writer, to: observer).map(\.text).joined(separator: "\n")
      + modifiedEmptyViews(keyTypeName(key))
  }

  /// The reports about modifiers for a key that no view has (R031): they are not in any trace.
  private func modifiedEmptyViews(_ key: String) -> String {
    diagnostics.filter {
      $0.kind == .modifiedEmptyView && $0.message.hasPrefix("A modifier for \(key) ")
    }
    .map { "\nAt \($0.path): \($0.message)" }.joined()
  }

  /// Fails unless a value is what reaches the root for a key. The error shows how the value was computed.
  ///
  /// - Parameter key: any key.
  /// - Parameter value: the expected value; nil where no view should have one.
  /// - Throws: ``FlowError``.
  public func requirePreference<K: PreferenceKey>(_ key: K.Type, equals value: K.Value?) throws
  where K.Value: Equatable {
    let found = preference(key)
    guard found != value else { return }
    let name = keyTypeName(key)
    let isAlike = shown(found) == shown(value)
    throw FlowError(
      description:
        "\(name) is \(shown(found)) at the root, not \(shown(value))"
        + (isAlike ? ", which is described alike and is not equal (==)" : "")
        + ". It was computed so:\n"
        + flow(of: key))
  }

  /// Fails unless what the views of one name write arrives at those of another. The error says why it does not, and shows
  /// how the value was computed.
  ///
  /// - Parameter key: any key.
  /// - Parameter writer: the name of the views that write, as in ``explain(_:from:to:)``.
  /// - Parameter observer: the name of the views that listen or read. The default is all views that do.
  /// - Throws: ``FlowError``.
  public func requireArrival<K: PreferenceKey>(
    of key: K.Type, from writer: String, to observer: String? = nil
  ) throws {
    let lost = answers(key, from: writer, to: observer).filter { !$0.arrives }
    guard !lost.isEmpty else { return }
    throw FlowError(
      description: lost.map(\.text).joined(separator: "\n") + "\nIt was computed so:\n"
        + flow(of: key))
  }

  private func answers<K: PreferenceKey>(_ key: K.Type, from writer: String, to observer: String?)
    -> [PreferenceAnswer]
  {
    host.trace(of: key, includesAllViews: true)
      .answers(from: writer, to: observer, key: keyTypeName(key))
  }

  private func flow<K: PreferenceKey>(of key: K.Type) -> String {
    let trace = trace(key)
    return trace.isEmpty ? "No view writes, listens to or reads \(keyTypeName(key))." : trace
  }

  private func shown(_ value: Any?) -> String {
    value.map { ShortValue($0).text(in: 200) } ?? "nothing"
  }
}

/// An expectation about a preference that was not met. Its description shows how the value was computed.
public struct FlowError: LocalizedError, CustomStringConvertible {
  /// What was expected, what was found, and the trace of the key.
  public let description: String

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
