import Foundation
import SwiftUI
import Synchronization
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Bee: Codable, Transferable, Equatable {
  var name: String
  let id = UUID()
  private enum CodingKeys: CodingKey { case name }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .bee)
    ProxyRepresentation(exporting: \.name)
  }
}

extension UTType {
  fileprivate static let bee = UTType(exportedAs: "com.example.bee")
}

private struct Pair: Transferable {
  var a: Int

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .zip) { pair in
      Data([UInt8(pair.a)])
    } importing: { data in
      Pair(a: Int(data[data.startIndex]))
    }
    ProxyRepresentation { (pair: Pair) in
      "\(pair.a)"
    } importing: { (text: String) in
      guard let a = Int(text) else { throw CocoaError(.coderInvalidValue) }
      return Pair(a: a)
    }
  }
}

private struct Slow: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .json) { slow in
      await Task.yield()
      return Data(slow.text.utf8)
    } importing: { data in
      await Task.yield()
      return Slow(text: String(decoding: data, as: UTF8.self))
    }
  }
}

private struct Filed: Transferable {
  /// The files that were sent.
  static let sent = Mutex<[URL]>([])
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { filed in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try filed.text.write(to: file, atomically: true, encoding: .utf8)
      sent.withLock { $0.append(file) }
      return SentTransferredFile(file)
    } importing: { received in
      Filed(text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

/// What Apple's documentation of `Transferable` and its representations says.
@MainActor @Suite("Values on their way")
final class TransferTests {
  deinit {
    for file in Filed.sent.withLock({ $0 }) { try? FileManager.default.removeItem(at: file) }
  }

  private func item<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  /// What another type receives of a value, where that takes no task.
  private func receive<A: Transferable, B: Transferable>(_ value: A, as type: B.Type) -> B? {
    nonisolated(unsafe) var received: B?
    item(value).loadTransferable(type: B.self) { received = try? $0.get() }
    return received
  }

  @Test func `a value arrives encoded and decoded, so that what is not coded is new`() throws {
    let bee = Bee(name: "Ada")
    let other = try #require(receive(bee, as: Bee.self))
    #expect(other.name == "Ada")
    #expect(other.id != bee.id)
  }

  @Test func `a receiver gets the first of its representations that the sender has`() {
    #expect(item(Bee(name: "Ada")).registeredContentTypes == [.bee, .utf8PlainText])
    #expect(receive(Bee(name: "Ada"), as: String.self) == "Ada")
    #expect(receive("12", as: Pair.self)?.a == 12)
    #expect(receive("twelve", as: Pair.self) == nil)
    #expect(receive(Pair(a: 7), as: Pair.self)?.a == 7)
    #expect(receive("no", as: URL.self) == nil)
    #expect(receive("Ada", as: Data.self) == Data("Ada".utf8))
  }

  @Test func `texts, addresses, data and colours are transferred without help`() {
    let url = URL(string: "https://example.com/bees")!
    #expect(receive(url, as: URL.self) == url)
    #expect(receive("Ada", as: AttributedString.self) == AttributedString("Ada"))
    #expect(receive(AttributedString("Ada"), as: String.self) == "Ada")
    #expect(receive(Data([1, 2]), as: Data.self) == Data([1, 2]))
    #expect(receive(Color.red, as: Color.self) == .red)
    #expect(receive(Image(systemName: "star"), as: Image.self) != nil)
    #expect(item(URL(fileURLWithPath: "/a")).registeredContentTypes == [.fileURL, .url])
  }

  @Test func `a representation has a condition, a name and those who see it`() {
    struct Note: Transferable {
      let text: String
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.text).exportingCondition { !$0.text.isEmpty }
          .suggestedFileName("note").visibility(.ownProcess)
      }
    }
    #expect(receive(Note(text: "a"), as: String.self) == "a")
    #expect(receive(Note(text: ""), as: String.self) == nil)
    #expect(item(Note(text: "a")).suggestedName == "note")
    #expect(Note(text: "a").shared == nil)
  }

  @Test func `values that are made in tasks and files arrive later`() async throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 100, height: 300)) {
      VStack(spacing: 0) {
        Color.red.draggable(Slow(text: "slow"))
        Color.blue.draggable(Filed(text: "filed"))
        Color.green.dropDestination(for: Slow.self) { items, _ in
          log.add(items.map(\.text).joined())
          return true
        }
        .overlay(alignment: .bottom) {
          Color.yellow.frame(height: 40).dropDestination(for: Filed.self) { items, _ in
            log.add(items.map(\.text).joined())
            return true
          }
        }
      }
    }
    host.drag(from: at(50, 50), to: at(50, 220))
    host.drag(from: at(50, 150), to: at(50, 290))
    for _ in 0..<200 where log.entries.count < 2 {
      await host.settle()
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(log.take().sorted() == ["filed", "slow"])
  }

  @Test func `an item provider gives its object as data, text and address`() throws {
    nonisolated(unsafe) var got: [String] = []
    let word = NSItemProvider(object: "Clover" as NSString)
    #expect(word.hasItemConformingToTypeIdentifier("public.text"))
    #expect(word.canLoadObject(ofClass: String.self) && !word.canLoadObject(ofClass: URL.self))
    word.loadObject(ofClass: NSString.self) { text, _ in
      got.append((text as Any?) as? String ?? "?")
    }
    word.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
      got.append(String(decoding: data ?? Data(), as: UTF8.self))
    }
    word.loadItem(forTypeIdentifier: "public.text") { item, _ in
      got.append(((item as Any?) as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "?")
    }
    let link = NSItemProvider(object: NSURL(string: "https://example.com")!)
    #expect(link.registeredTypeIdentifiers == ["public.url"])
    link.loadObject(ofClass: URL.self) { url, _ in got.append(url?.absoluteString ?? "?") }
    link.loadObject(ofClass: NSString.self) { text, error in
      got.append(text == nil && error != nil ? "none" : "?")
    }
    #expect(got == ["Clover", "Clover", "Clover", "https://example.com", "none"])
  }
}
