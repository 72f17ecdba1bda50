/// Follows what is dragged over a view, and takes it.
///
/// ```swift
/// struct Trash: DropDelegate {
///   @Binding var count: Int
///
///   func performDrop(info: DropInfo) -> Bool {
///     count += info.itemProviders(for: [.plainText]).count
///     return true
///   }
/// }
///
/// struct Bin: View {
///   @State private var count = 0
///
///   var body: some View {
///     Text("\(count) thrown away").onDrop(of: [.plainText], delegate: Trash(count: $count))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what has entered it; true by default. If not, a view around it may.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was let go over the view; false if it did not.
  func performDrop(info: DropInfo) -> Bool
  /// Something that the view takes has entered it.
  func dropEntered(info: DropInfo)
  /// The drag has moved over the view. Returns what would become of it; nil, the default, repeats the last answer, which
  /// initially is a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drag has left the view, without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything of the types that the view is for.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing new.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets things of some types be dropped on this view; a delegate follows them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { modifier(_DropModifier(DropActions(supportedContentTypes, delegate))) }

  /// Lets things of some types be dropped on this view; a delegate follows them.
  @_disfavoredOverload
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate) }
}

extension DropActions {
  fileprivate init(_ types: [UTType], _ delegate: any DropDelegate) {
    self.init { $0.filter { $0.isOne(of: types) } }
    let delegate = DelegateCalls(delegate: delegate)
    validate = { info in delegate.call { $0.validateDrop(info: info) } }
    entered = { info in delegate.call { $0.dropEntered(info: info) } }
    updated = { info in delegate.call { $0.dropUpdated(info: info) } }
    exited = { info in delegate.call { $0.dropExited(info: info) } }
    perform = { info in delegate.call { $0.performDrop(info: info) } }
  }
}

/// A delegate, which is called on the main actor.
private struct DelegateCalls: @unchecked Sendable {
  let delegate: any DropDelegate

  func call<Result>(_ body: @MainActor (any DropDelegate) -> Result) -> Result {
    onMainActor { body(delegate) }
  }
}
