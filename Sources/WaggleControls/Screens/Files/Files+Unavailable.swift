public import Foundation
public import Waggle

// Files that the user chooses, documents and the bar of a desktop, which Waggle does not have.

@available(*, unavailable)
extension View {
  /// Absent: lets the user choose a file.
  @available(
    *, unavailable,
    message:
      "Waggle has no file dialogs. Accept files by .dropDestination(for: URL.self), or ask for a path in a TextField."
  )
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Absent: lets the user choose files.
  @available(
    *, unavailable,
    message:
      "Waggle has no file dialogs. Accept files by .dropDestination(for: URL.self), or ask for a path in a TextField."
  )
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Absent: lets the user choose where an item is saved.
  @available(
    *, unavailable,
    message: "Waggle has no file dialogs. Offer the item by a ShareLink, or write it to a path."
  )
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Absent: lets the user choose where a document is saved.
  @available(
    *, unavailable,
    message: "Waggle has no file dialogs. Offer the document by a ShareLink, or write it to a path."
  )
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Absent: lets the user move a file.
  @available(
    *, unavailable,
    message:
      "Waggle has no file dialogs. Ask for a path in a TextField, and move it with FileManager."
  )
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Absent: shows what is in a file.
  @available(
    *, unavailable,
    message:
      "Waggle previews no files. Show an image with Image(uiImage:) in a sheet, or open the file with openURL."
  )
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Absent: shows what is in files.
  @available(
    *, unavailable,
    message:
      "Waggle previews no files. Show an image with Image(uiImage:) in a sheet, or open the file with openURL."
  )
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}

/// Absent: a document that is read from a file, as a value.
@available(
  *, unavailable,
  message: "Waggle has no documents. Read and write the file with Data(contentsOf:) and write(to:)."
)
public protocol FileDocument {
  /// Absent: what a document is read from.
  typealias ReadConfiguration = FileDocumentConfiguration
  /// Absent: what a document is written for.
  typealias WriteConfiguration = FileDocumentConfiguration
}

/// Absent: the file of a document.
@available(
  *, unavailable,
  message: "Waggle has no documents. Read and write the file with Data(contentsOf:) and write(to:)."
)
public struct FileDocumentConfiguration {
  /// Absent.
  public var contentType: UTType { fatalError("unavailable") }
}

/// Absent: a document that is read from a file, as an object.
@available(
  *, unavailable,
  message: "Waggle has no documents. Read and write the file with Data(contentsOf:) and write(to:)."
)
public protocol ReferenceFileDocument {}

/// Absent: windows of documents.
@available(
  *, unavailable,
  message:
    "Waggle has no documents. Use a WindowGroup(for: URL.self), and read the file in its view."
)
public struct DocumentGroup<Document, Content: View>: Scene {
  /// Absent.
  public var body: Never { fatalError("unavailable") }

  /// Absent.
  public init(
    newDocument: @autoclosure () -> Document, @ViewBuilder editor: (Any) -> Content
  ) { fatalError("unavailable") }

  /// Absent.
  public init(viewing documentType: Document.Type, @ViewBuilder viewer: (Any) -> Content) {
    fatalError("unavailable")
  }
}

/// Absent: a menu in the bar of a desktop.
@available(
  *, unavailable,
  message:
    "Waggle has no menus in the bar of a desktop. Use a Window, or .commands in the menus of the program."
)
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// Absent.
  public var body: Never { fatalError("unavailable") }

  /// Absent.
  public init(
    _ title: String, systemImage: String = "", @ViewBuilder content: () -> Content
  ) where Label == Text { fatalError("unavailable") }

  /// Absent.
  public init(
    _ title: String, image: String, @ViewBuilder content: () -> Content
  ) where Label == Text { fatalError("unavailable") }

  /// Absent.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    fatalError("unavailable")
  }
}
