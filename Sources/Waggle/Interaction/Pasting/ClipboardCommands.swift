extension View {
  /// Copies values when the user copies (⌘C) while the focus is in this view.
  ///
  /// ```swift
  /// struct Flowers: View {
  ///   @State private var flowers = ["Clover", "Heather"]
  ///
  ///   var body: some View {
  ///     Text(flowers.joined(separator: ", "))
  ///       .focusable()
  ///       .copyable(flowers)
  ///       .pasteDestination(for: String.self) { flowers += $0 }
  ///   }
  /// }
  /// ```
  ///
  /// Another program sees their text.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  {
    modifier(ClipboardCommand(.copy) { $0.copy(payload().map { .transferring($0) }) })
  }

  /// Cuts values when the user cuts (⌘X) while the focus is in this view.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: removes the values, and returns them to be copied; none for nothing to cut.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(ClipboardCommand(.cut) { $0.copy(action().map { .transferring($0) }) })
  }

  /// Receives values when the user pastes (⌘V) while the focus is in this view.
  ///
  /// In a page the browser may ask the user whether the program may read its clipboard.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: takes the values.
  ///   - validator: chooses those to take; with none of them `action` is not called.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      ClipboardCommand(.paste) { clipboard in
        clipboard.readItems { items in
          NSItemProvider.values(of: T.self, in: items) { values in
            let valid = validator(values)
            if !valid.isEmpty { action(valid) }
          }
        }
      })
  }

  /// Copies items when the user copies (⌘C) while the focus is in this view; nothing without a closure.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  {
    modifier(ClipboardCommand(.copy, payloadAction.map { make in { $0.copy(make()) } }))
  }

  /// Cuts items when the user cuts (⌘X) while the focus is in this view; nothing without a closure.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?)
    -> some View
  {
    modifier(ClipboardCommand(.cut, payloadAction.map { make in { $0.copy(make()) } }))
  }

  /// Receives items when the user pastes (⌘V) while the focus is in this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types of data, one of which an item must have.
  ///   - payloadAction: takes the items; it is not called without any.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Receives what a closure makes of the items when the user pastes (⌘V) while the focus is in this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types of data, one of which an item must have.
  ///   - validator: makes the payload; nil for items that cannot be pasted.
  ///   - payloadAction: takes the payload.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardCommand(.paste) { clipboard in
        clipboard.readItems { items in
          let matching = items.filter { item in
            supportedContentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
          }
          if !matching.isEmpty, let payload = validator(matching) { payloadAction(payload) }
        }
      })
  }
}

/// Handles ⌘C, ⌘X or ⌘V while the focus is inside, unless a text field or an `onKeyPress` has handled it.
nonisolated private struct ClipboardCommand: PrimitiveModifier {
  let key: KeyEquivalent
  /// nil leaves the key to the views around.
  let perform: ((TextClipboard) -> Void)?

  init(_ key: KeyEquivalent, _ perform: ((TextClipboard) -> Void)?) {
    (self.key, self.perform) = (key, perform)
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let latest = LatestValue(modifier, inputs)
    // The browser has these keys too, and a letter alone is not one of them.
    let link = KeyResponderChain(inputs, isCommand: true, keys: { [] }) {
      [unowned runtime = inputs.runtime] press in
      let command = latest.current
      guard press.phase == .down, press.key == command.key, let perform = command.perform,
        press.modifiers.subtracting(.capsLock) == .command
      else { return .ignored }
      perform(runtime.store())
      return .handled
    }
    return body(_Graph(), link.inside(inputs))
  }
}

extension KeyEquivalent {
  fileprivate static var copy: KeyEquivalent { "c" }
  fileprivate static var cut: KeyEquivalent { "x" }
  fileprivate static var paste: KeyEquivalent { "v" }
}
