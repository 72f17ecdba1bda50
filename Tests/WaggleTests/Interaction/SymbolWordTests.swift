import SwiftUI
import Testing
import WaggleTestKit

@testable import Waggle

/// What is read aloud for a symbol that nothing else names.
@MainActor @Suite struct SymbolWordTests {
  @Test func `C155: a symbol is called what it stands for, in each of its variants`() {
    for (name, words) in [
      ("chevron.right", "Forward"), ("chevron.left", "Back"), ("xmark", "Close"),
      ("xmark.circle.fill", "Close"), ("square.and.arrow.up", "Share"), ("ellipsis", "More"),
      ("ellipsis.circle", "More"), ("plus", "Add"), ("plus.rectangle.fill", "Add"),
      ("trash.fill", "Delete"), ("magnifyingglass", "Search"), ("gear", "Settings"),
      ("gearshape.fill", "Settings"), ("star", "Favorite"),
      ("heart.slash.fill", "Remove from favorites"), ("person.crop.circle.fill", "Profile"),
      ("questionmark.circle", "Help"),
    ] { #expect(SymbolWords.words(for: name) == words) }
  }

  @Test func `C155: another symbol is called by the words of its name without a variant`() {
    for (name, words) in [
      ("leaf", "leaf"), ("leaf.fill", "leaf"), ("cup.and.saucer.fill", "cup and saucer"),
      ("ladybug.circle.fill", "ladybug"), ("circle", "circle"), ("circle.fill", "circle"),
      ("square.fill", "square"), ("12.circle", "12"), ("bell.badge", "bell badge"),
      ("person.fill.badge.plus", "person badge plus"), ("fill", "fill"), ("", ""), (".", "."),
    ] { #expect(SymbolWords.words(for: name) == words) }
  }

  @Test func `C155: a button and a tab of a symbol alone are called what it stands for`() throws {
    let host = TestHost(size: CGSize(width: 390, height: 800)) {
      TabView {
        Button {
        } label: {
          Image(systemName: "chevron.right")
        }
        .tabItem { Image(systemName: "gear") }
        Text("News").tabItem { Image(systemName: "newspaper") }
      }
    }
    #expect(try host.find(role: .button, label: "Forward").isEnabled)
    let tabs = host.elements.filter { $0.role == .tab }.map(\.label)
    #expect(tabs == ["Settings", "newspaper"])
  }
}
