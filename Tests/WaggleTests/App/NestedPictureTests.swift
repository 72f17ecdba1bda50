import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Sets its state when it appears, and brings in a view by it.
private struct Bloom: View {
  @State private var isOpen = false

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: isOpen ? 30 : 10, height: 10)
      if isOpen { Color.blue.frame(width: 10, height: 10) }
    }
    .onAppear { isOpen = true }
  }
}

/// Draws pictures in its body and in its button's action.
private struct Gallery: View {
  let album: Album
  @State private var isWide = false

  var body: some View {
    let _ = album.add("body, \(isWide)")
    Button("draw") {
      album.add("action")
      withAnimation { album.add("animation") }
      withAnimation { isWide.toggle() }
    }
    .frame(width: isWide ? 100 : 50)
  }
}

@MainActor private final class Album {
  private(set) var pictures: [String: Data] = [:]

  func add(_ name: String) { pictures[name] = Self.picture() }

  static func picture() -> Data { (try? ImageRenderer(content: Bloom()).pngData()) ?? Data() }
}

/// Pictures that are drawn while another tree is at work.
@MainActor @Suite struct NestedPictureTests {
  @Test func `a picture drawn in an action, an animation or a body equals one drawn alone`() throws
  {
    let (album, alone) = (Album(), Album.picture())
    #expect(pixelSize(of: alone) == CGSize(width: 40, height: 10))
    let host = TestHost { Gallery(album: album) }
    try host.find(role: .button).tap()
    host.settle()
    #expect(album.pictures.keys.sorted() == ["action", "animation", "body, false", "body, true"])
    for (name, picture) in album.pictures { #expect(picture == alone, "\(name)") }
  }

  @Test func `drawing a picture does not affect the tree around it`() throws {
    let host = TestHost { Gallery(album: Album()) }
    try host.find(role: .button).tap()
    host.advance(by: 0.1)
    let width = try host.find(role: .button).frame.width
    #expect(width > 0)
    #expect(host.diagnostics == [])
    host.advance(by: 2)
    #expect(host.diagnostics == [])
  }
}
