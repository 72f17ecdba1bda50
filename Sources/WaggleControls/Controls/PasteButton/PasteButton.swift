public import Waggle

/// A button that pastes what was copied, as values of a type.
///
/// ```swift
/// struct Words: View {
///   @State private var words: [String] = []
///
///   var body: some View {
///     VStack {
///       PasteButton(payloadType: String.self) { words += $0 }
///       Text(words.joined(separator: " "))
///     }
///   }
/// }
/// ```
///
/// In a page it reads the browser's clipboard, for which the browser may ask.
nonisolated public struct PasteButton: View, PathNamed {
  private let paste: ([NSItemProvider]) -> Void

  /// Pastes values of a type; nothing where the clipboard has none.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { items in
      NSItemProvider.values(of: T.self, in: items) { onPaste($0) }
    }
  }

  /// Pastes what is of one of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = { items in
      let matching = items.filter { item in
        supportedContentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
      }
      if !matching.isEmpty { payloadAction(matching) }
    }
  }

  /// A button with a symbol and a title.
  @MainActor @preconcurrency
  public var body: some View {
    Button {
      TextClipboard.current?.readItems { items in
        if !items.isEmpty { paste(items) }
      }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
  }
}
