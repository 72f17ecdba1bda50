public import Foundation

/// A file that a value is given as.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether receivers get this file, and not a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file; receivers get a copy of it unless they may have the file itself.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is made from. A copy is removed after that.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the file is the sender's file, and not a copy.
  public let isOriginalFile: Bool
}

/// A value represented by a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let entry: TransferEntry

  /// Gives and makes values as files of a type.
  ///
  /// - Parameters:
  ///   - contentType: the type of the files.
  ///   - shouldAttemptToOpenInPlace: no effect, as senders say themselves whether a file may be used in place.
  ///   - exporting: makes a file from a value.
  ///   - importing: makes a value from a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    entry = TransferEntry(
      contentType, export: Self.export(exporting), receive: Self.receive(contentType, importing))
  }

  /// Gives values as files of a type.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { entry = TransferEntry(exportedContentType, export: Self.export(exporting)) }

  /// Makes values from files of a type.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    entry = TransferEntry(
      importedContentType, receive: Self.receive(importedContentType, importing))
  }

  /// The one for its type of data.
  public func _addTransfers(to list: inout _TransferList) { list.entries.append(entry) }

  private static func export(
    _ make: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> TransferStep {
    .later { box in
      let sent = try await make(box.unwrap())
      guard sent.allowAccessingOriginalFile else {
        return TransferBox(TransferredContent.data(try Data(contentsOf: sent.file)))
      }
      return TransferBox(TransferredContent.file(sent.file))
    }
  }

  private static func receive(
    _ type: UTType, _ read: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> TransferStep {
    .later { box in
      let content = try box.unwrap(as: TransferredContent.self)
      if case .file(let url) = content {
        return TransferBox(try await read(ReceivedTransferredFile(file: url, isOriginalFile: true)))
      }
      let copy = try content.temporaryFile(of: type)
      defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
      return TransferBox(try await read(ReceivedTransferredFile(file: copy, isOriginalFile: false)))
    }
  }
}

extension TransferredContent {
  /// A file with the content, alone in a new directory.
  func temporaryFile(of type: UTType, named name: String? = nil) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var file = folder.appendingPathComponent(Self.fileName(name))
    if file.pathExtension.isEmpty, let ending = type.preferredFilenameExtension {
      file.appendPathExtension(ending)
    }
    try data().write(to: file)
    return file
  }

  /// A name without a path.
  private static func fileName(_ name: String?) -> String {
    let last = name.map { ($0 as NSString).lastPathComponent } ?? ""
    return last.isEmpty || last == "/" || last == ".." || last == "." ? "file" : last
  }
}
