import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Observable private final class Book {
  var page = 1
  var count = 6
  @ObservationIgnored var log: [String] = []
}

private struct Leaf: View {
  let number: Int
  let book: Book
  @State private var taps = 0

  var body: some View {
    Button("page \(number) \(taps)") { taps += 1 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onAppear { book.log.append("\(number)+") }
  }
}

private struct Pages: View {
  @Bindable var book: Book

  var body: some View {
    TabView(selection: $book.page) {
      ForEach(0..<book.count, id: \.self) { Leaf(number: $0, book: book) }
    }
    .tabViewStyle(.page)
  }
}

@MainActor @Suite struct TabScreenTests {
  private func open(_ book: Book, _ direction: LayoutDirection = .leftToRight) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      Pages(book: book).environment(\.layoutDirection, direction)
    }
    host.settle()
    return host
  }

  private func drag(_ host: TestHost, by share: Double, releases: Bool = true) {
    let start = CGPoint(x: 150 - 150 * share, y: 100)
    host.press(at: start)
    for step in 1...10 {
      host.move(to: CGPoint(x: start.x + 300 * share * Double(step) / 10, y: 100))
    }
    if releases {
      host.release(at: CGPoint(x: start.x + 300 * share, y: 100))
      host.advance(by: 2)
    }
  }

  @Test func `C116: the selection changes when a page is dragged past half`() throws {
    let book = Book()
    let host = open(book)
    #expect(host.text == ["page 1 0"])
    drag(host, by: -0.4, releases: false)
    #expect(book.page == 1)
    host.release(at: CGPoint(x: 200, y: 100))
    host.advance(by: 2)
    book.page = 1
    host.advance(by: 2)
    drag(host, by: -0.6, releases: false)
    #expect(book.page == 2)
    host.release(at: CGPoint(x: 60, y: 100))
    host.advance(by: 2)
    #expect(host.text == ["page 2 0"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C116: the program's selection turns the page, and it is not written when unknown`() {
    let book = Book()
    let host = open(book)
    host.frame { book.page = 5 }
    host.settle()
    #expect(host.text == ["page 5 0"])
    withAnimation { book.page = 4 }
    host.advance(by: 1)
    #expect(host.text == ["page 4 0"])
    host.frame { book.page = 99 }
    host.advance(by: 1)
    #expect(host.text == ["page 0 0"])
    #expect(book.page == 99)
    host.frame { book.count = 0 }
    host.settle()
    #expect(host.text == [])
  }

  @Test func `C116: pages far from the one that is shown are not built`() {
    let book = Book()
    book.count = 1000
    let host = open(book)
    #expect(book.log.count <= 3)
    host.frame { book.page = 900 }
    host.advance(by: 1)
    #expect(host.text == ["page 900 0"])
    #expect(book.log.count <= 8)
  }

  @Test func `C116: pages keep their order and turn with the direction of the layout`() {
    let book = Book()
    let host = open(book, .rightToLeft)
    #expect(host.text == ["page 1 0"])
    drag(host, by: 0.7)
    #expect(book.page == 2)
    drag(host, by: -0.7)
    #expect(book.page == 1)
  }

  @Test
  func `C116: dots are hidden for one page, turn the page, and are read as an adjustable value`()
    throws
  {
    let book = Book()
    let host = open(book)
    let dots = try host.find(label: "Page")
    #expect(dots.value == "2 of 6")
    try dots.increment()
    host.advance(by: 1)
    #expect(book.page == 2)
    host.tap(at: CGPoint(x: dots.frame.minX + 4, y: dots.frame.midY))
    host.advance(by: 1)
    #expect(book.page == 1)
    host.frame { book.count = 1 }
    host.settle()
    #expect(throws: (any Error).self) { try host.find(label: "Page") }
  }

  @Test func `C116: only the page that is shown is read aloud`() {
    let host = open(Book())
    #expect(host.elements.compactMap(\.label) == ["page 1 0", "Page"])
  }

  @Test func `C116: pages below each other are dragged up and down`() {
    let book = Book()
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      @Bindable var book = book
      TabView(selection: $book.page) {
        ForEach(0..<book.count, id: \.self) { Leaf(number: $0, book: book) }
      }
      .tabViewStyle(.verticalPage)
    }
    host.settle()
    host.press(at: CGPoint(x: 100, y: 350))
    for step in 1...10 { host.move(to: CGPoint(x: 100, y: 350 - 28 * Double(step))) }
    host.release(at: CGPoint(x: 100, y: 70))
    host.advance(by: 2)
    #expect(book.page == 2)
  }

  @Test func `C116: a host is dropped in the middle of a swipe, and rounds leave nothing`() {
    for step in 0..<3 {
      var host: TestHost? = open(Book())
      if let host { drag(host, by: -0.6, releases: step > 0) }
      if step > 1 { host?.advance(by: 0.05) }
      host = nil
    }
    let book = Book()
    book.count = 3
    let host = open(book)
    for page in [0, 1, 2, 1] {
      host.frame { book.page = page }
      host.settle()
    }
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds {
      for page in [0, 1, 2, 1] { host.frame { book.page = page } }
    }
    host.settle()
    #expect(host.counts.nodesLive == live)
  }
}
