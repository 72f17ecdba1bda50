public import Foundation

/// The representation of a type that can be transferred without the program's help.
public struct _StandardRepresentation<Item: Transferable>: TransferRepresentation {
  private let entries: [TransferEntry]

  init(_ entries: [TransferEntry] = []) { self.entries = entries }

  /// The usual ones of the type.
  public func _addTransfers(to list: inout _TransferList) { list.entries += entries }
}

extension TransferEntry {
  /// Data that a closure makes at once; nil gives nothing.
  static func data<Item>(
    _ type: UTType, _ item: Item.Type, from make: @escaping @Sendable (Item) -> Data?,
    to read: (@Sendable (Data) -> Item?)?
  ) -> TransferEntry {
    var entry = TransferEntry(
      type,
      export: .now { box in
        guard let data = make(try box.unwrap()) else { throw TransferError.noData }
        return TransferBox(TransferredContent.data(data))
      },
      receive: read.map { read in
        .now { box in
          guard let item = read(try box.unwrap(as: TransferredContent.self).data()) else {
            throw TransferError.wrongData
          }
          return TransferBox(item)
        }
      })
    entry.require { ($0.value as? Item).flatMap(make) != nil }
    return entry
  }

  /// The value itself, within the program.
  static func value<Item>(_ type: UTType, _ item: Item.Type) -> TransferEntry {
    TransferEntry(
      type, export: .now { TransferBox(TransferredContent.value($0)) },
      receive: .now { box in
        guard case .value(let inner) = try box.unwrap(as: TransferredContent.self) else {
          throw TransferError.wrongData
        }
        return TransferBox(try inner.unwrap(as: Item.self))
      })
  }

  /// The entry as a way to give values only.
  fileprivate var exportOnly: TransferEntry {
    var entry = self
    entry.receive = nil
    return entry
  }

  fileprivate static func receiving(_ type: UTType, like other: TransferEntry) -> TransferEntry {
    TransferEntry(type, receive: other.receive)
  }
}

extension String: Transferable {
  /// Text in UTF-8, and from any text without formats.
  public static var transferRepresentation: _StandardRepresentation<String> {
    let text = TransferEntry.data(
      .utf8PlainText, String.self, from: { Data($0.utf8) },
      to: { String(bytes: $0, encoding: .utf8) })
    return _StandardRepresentation([text.exportOnly, .receiving(.plainText, like: text)])
  }
}

extension AttributedString: Transferable {
  /// The characters, without their attributes, and from any text without formats.
  public static var transferRepresentation: _StandardRepresentation<AttributedString> {
    let text = TransferEntry.data(
      .utf8PlainText, AttributedString.self, from: { Data(String($0.characters).utf8) },
      to: { String(bytes: $0, encoding: .utf8).map { AttributedString($0) } })
    return _StandardRepresentation([text.exportOnly, .receiving(.plainText, like: text)])
  }
}

extension URL: Transferable {
  /// The address; that of a file is one of a file too.
  public static var transferRepresentation: _StandardRepresentation<URL> {
    let address = TransferEntry.data(
      .url, URL.self, from: { Data($0.absoluteString.utf8) },
      to: { URL(dataRepresentation: $0, relativeTo: nil) })
    let file = TransferEntry.data(
      .fileURL, URL.self, from: { $0.isFileURL ? Data($0.absoluteString.utf8) : nil }, to: nil)
    return _StandardRepresentation([file, address])
  }
}

extension Data: Transferable {
  /// The bytes, and from data of any type.
  public static var transferRepresentation: _StandardRepresentation<Data> {
    _StandardRepresentation([.data(.data, Data.self, from: { $0 }, to: { $0 })])
  }
}

extension Color: Transferable {
  /// The colour itself, within the program.
  public static var transferRepresentation: _StandardRepresentation<Color> {
    _StandardRepresentation([
      .value(UTType(exportedAs: "com.apple.cocoa.pasteboard.color"), Color.self)
    ])
  }
}

extension Never: Transferable {
  /// None.
  public static var transferRepresentation: _StandardRepresentation<Never> {
    _StandardRepresentation()
  }
}
