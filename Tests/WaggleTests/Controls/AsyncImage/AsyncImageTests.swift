import Foundation
import FoundationNetworking
import Glibc
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Images that are loaded from an address.
@MainActor @Suite struct AsyncImageTests {
  private let assets: TemporaryBundle
  private let bee: URL
  private let text: URL

  init() throws {
    assets = try TemporaryBundle()
    bee = try assets.add(try picture(40, 20), as: "bee.png")
    text = try assets.add(Data("no image at all, but a text".utf8), as: "bee.txt")
  }

  private struct Phases: View {
    let url: URL?
    var scale: CGFloat = 1

    var body: some View {
      AsyncImage(url: url, scale: scale) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.accessibilityIdentifier("it")
        case .failure: Text("failure")
        @unknown default: Text("other")
        }
      }
    }
  }

  @Observable @MainActor final class Address {
    var url: URL?
    init(_ url: URL?) { self.url = url }
  }

  private func host<V: View>(@ViewBuilder _ view: @escaping () -> V) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) { view() }
  }

  @Test func `C344: an image is empty until it is loaded`() async throws {
    let host = host { Phases(url: bee) }
    #expect(host.text == ["empty"])
    try await host.settle(until: { host.text.isEmpty })
    #expect(try host.find(identifier: "it").frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(host.displayList.description == #"image "bee.png" (30 40 40 20)"#)
  }

  @Test func `C344: the scale says how many pixels are a point`() async throws {
    let host = host { Phases(url: bee, scale: 2) }
    try await host.settle(until: { host.text.isEmpty })
    #expect(try host.find(identifier: "it").frame.size == CGSize(width: 20, height: 10))
  }

  @Test func `C344: without an address it stays empty`() async throws {
    let host = host { Phases(url: nil) }
    await host.settle()
    #expect(host.text == ["empty"])
  }

  @Test func `C344: what is missing or no PNG file fails`() async throws {
    for url in [text, assets.folder.appendingPathComponent("none.png")] {
      let host = host { Phases(url: url) }
      try await host.settle(until: { host.text == ["failure"] })
    }
  }

  @Test func `C344: a change of the address loads again, and is empty in between`() async throws {
    let address = Address(bee)
    let host = host { Phases(url: address.url) }
    try await host.settle(until: { host.text.isEmpty })
    address.url = nil
    await host.settle()
    #expect(host.text == ["empty"])
    address.url = text
    try await host.settle(until: { host.text == ["failure"] })
    address.url = bee
    try await host.settle(until: { host.text.isEmpty })
  }

  @Test func `C344: the placeholder is shown until the image is there, and if there is none`()
    async throws
  {
    let address = Address(bee)
    let host = host {
      AsyncImage(url: address.url) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        Text("wait")
      }
    }
    #expect(host.text == ["wait"])
    try await host.settle(until: { host.text.isEmpty })
    #expect(host.displayList.description == #"image "bee.png" (0 25 100 50)"#)
    address.url = text
    await host.settle()
    #expect(host.text == ["wait"])
  }

  @Test func `C344: without a closure an area is grey until the image is there`() async throws {
    let host = host { AsyncImage(url: bee) }
    #expect(host.displayList.description.hasPrefix("rect (0 0 100 100)"))
    try await host.settle(until: { host.displayList.description.hasPrefix("image") })
  }

  @Test func `C344: a host can be dropped while an image is loaded`() async throws {
    weak var dropped: TestHost?
    let gate = AsyncStream.makeStream(of: Void.self)
    func drop() {
      let host = host {
        Phases(url: bee).environment(
          \.imageLoader,
          ImageLoader { _ in
            for await _ in gate.stream {}
            throw URLError(.cancelled)
          })
      }
      host.frame {}
      #expect(host.text == ["empty"])
      dropped = host
    }
    drop()
    gate.continuation.finish()
    for _ in 0..<100 where dropped != nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(dropped == nil)
  }

  // Not on the main actor: the other tests could keep it until the request has timed out.
  @Test(arguments: [0, 50])
  @concurrent
  nonisolated func `C344: a load that is cancelled ends at once, though its server never answers`(
    _ milliseconds: Int
  ) async throws {
    let server = try SilentServer()
    let loader = EnvironmentValues().imageLoader
    let load = Task { try await loader.load(server.url) }
    if milliseconds > 0 { try await Task.sleep(for: .milliseconds(milliseconds)) }
    load.cancel()
    await #expect(throws: URLError(.cancelled)) { try await load.value }
  }

  @Test func `C344: a load from a port where nothing listens fails`() async throws {
    let url = try SilentServer().url
    await #expect(throws: URLError.self) { try await EnvironmentValues().imageLoader.load(url) }
  }
}

/// Takes connections on a free port as long as it exists, and never answers.
private final class SilentServer: Sendable {
  let url: URL
  private let socket: Int32

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (socket, size) = (socket, length)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && listen(socket, 8) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    try #require(isListening)
    url = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"))
  }

  deinit { close(socket) }
}
