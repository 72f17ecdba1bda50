public import Foundation

extension View {
  /// Lets things of some types be dropped on this view. `isTargeted` is true while one is over it; `action` loads what it
  /// needs, and returns whether it took anything.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Accepts drops too; `action` receives the location in this view's coordinates too.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        DropActions(
          supportedContentTypes, targeted: { isTargeted?.wrappedValue = $0 }, perform: action)))
  }

  /// Lets things of types with these identifiers be dropped on this view.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets things of types with these identifiers be dropped on this view.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}

extension DropActions {
  package init(
    _ types: [UTType], targeted: @escaping (Bool) -> Void,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    self.init { $0.filter { $0.isOne(of: types) } }
    self.targeted = targeted
    perform = { action($0.items, $0.location) }
  }
}
