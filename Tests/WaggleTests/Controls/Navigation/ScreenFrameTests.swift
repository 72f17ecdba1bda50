import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Words: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What the pages of these tests can change.
@MainActor @Observable private final class PageModel {
  var target: Int?
  var isAnimated = true
  var isSearching = false
  var search = ""
  var isHidden = true
}

extension View {
  fileprivate func framed(_ name: String) -> some View {
    background(
      GeometryReader { _ in Color.clear.accessibilityElement().accessibilityIdentifier(name) })
  }
}

/// Where a page is between its bars, as recorded on iOS 26.
@MainActor @Suite struct ScreenFrameTests {
  private func host<Content: View>(
    height: CGFloat = 480, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: 320, height: height), content: content)
    host.settle()
    return host
  }

  // MARK: Large titles

  private struct Scrolled: View {
    let model: PageModel
    let isList: Bool

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          Group {
            if isList { List { rows } } else { ScrollView { VStack(spacing: 0) { rows } } }
          }
          .navigationTitle("Settings").framed("page")
          .onChange(of: model.target) { _, target in
            withAnimation(model.isAnimated ? .default : nil) {
              if let target { proxy.scrollTo(target, anchor: .top) }
            }
          }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<30, id: \.self) {
        Color.gray.frame(height: 40).accessibilityElement().accessibilityIdentifier("r\($0)").id($0)
      }
    }
  }

  private func scroll(_ host: TestHost, _ model: PageModel, to target: Int?, animated: Bool) {
    host.frame {
      model.isAnimated = animated
      model.target = target
    }
    host.advance(by: 2)
    host.settle()
  }

  @Test(arguments: [false, true])
  func
    `L113, C101: a row scrolled to is below the bar as it was, and the page then below the low bar`(
      animated: Bool
    ) throws
  {
    for row in [1, 8, 20] {
      let model = PageModel()
      let host = host(height: 400) { Scrolled(model: model, isList: false) }
      scroll(host, model, to: row, animated: animated)
      #expect(try host.find(identifier: "r\(row)").frame.minY == 116.5, "\(row)")
      let page = try host.find(identifier: "page").frame
      #expect(
        page
          == (row == 1
            ? CGRect(x: 0, y: 116.5, width: 320, height: 283.5)
            : CGRect(x: 0, y: 64, width: 320, height: 336)))
      // The bar is low by now, so the next one is right below it.
      if row == 8 {
        scroll(host, model, to: 12, animated: animated)
        #expect(try host.find(identifier: "r12").frame.minY == 64)
      }
      scroll(host, model, to: 0, animated: animated)
      host.scroll(at: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: -1000))
      host.settle()
      #expect(try host.find(identifier: "r0").frame.minY == 116.5)
      #expect(try host.find(identifier: "page").frame.minY == 116.5)
    }
  }

  @Test
  func `C101: while one scrolls the content follows the finger, whatever the screen's frame is`()
    throws
  {
    for isList in [false, true] {
      let host = host(height: 400) { Scrolled(model: PageModel(), isList: isList) }
      var last = try host.find(identifier: "r3").frame.minY
      for step in [10, 30, 12, 20, -5, -10, 10, -40, -17] as [CGFloat] {
        host.scroll(at: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: step))
        host.settle()
        let now = try host.find(identifier: "r3").frame.minY
        #expect(abs(now - (last - step)) < 0.001)
        last = now
      }
      host.scroll(at: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: 10_000))
      host.settle()
      #expect(
        try host.find(identifier: "page").frame == CGRect(x: 0, y: 64, width: 320, height: 336))
      let end = try host.find(identifier: "r29").frame.maxY
      #expect(abs(end - (isList ? 400 - 35 - 15 : 400)) < 0.001)
      host.scroll(at: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: -10_000))
      host.settle()
      #expect(try host.find(identifier: "r0").frame.minY == (isList ? 131.5 : 116.5))
      #expect(try host.find(identifier: "page").frame.minY == 116.5)
    }
  }

  // MARK: Bars

  @Test func `C100: a pushed screen without title and with a hidden back button has no bar`() throws
  {
    let model = PageModel()
    let host = host {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Settings")
          .navigationDestination(for: Int.self) { _ in
            Color.red.accessibilityElement().accessibilityIdentifier("page")
              .navigationBarBackButtonHidden(model.isHidden)
          }
      }
    }
    #expect(try host.find(identifier: "page").frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    host.frame { model.isHidden = false }
    host.settle()
    #expect(try host.find(identifier: "page").frame.minY == 64)
    host.frame { model.isHidden = true }
    host.settle()
    #expect(try host.find(identifier: "page").frame.minY == 0)
  }

  @Test(arguments: ["title", "item"])
  func `C100: it has one for a title or an item`(what: String) throws {
    let host = host {
      NavigationStack(path: .constant([1])) {
        Text("root")
          .navigationDestination(for: Int.self) { _ in
            Color.red.accessibilityElement().accessibilityIdentifier("page")
              .navigationBarBackButtonHidden().navigationBarTitleDisplayMode(.inline)
              .toolbar { if what == "item" { Button("Add") {} } }
              .navigationTitle(what == "title" ? "Page" : "")
          }
      }
    }
    #expect(try host.find(identifier: "page").frame.minY == 64)
  }

  // MARK: Search

  private struct Searched: View {
    @Bindable var model: PageModel
    var hasScopes = false
    @State private var scope = 0

    var body: some View {
      NavigationStack {
        List {
          Color.gray.frame(height: 24.5).preference(key: Words.self, value: ["row"])
        }
        .framed("page")
        .navigationTitle("Fruit")
        .searchable(text: $model.search, isPresented: $model.isSearching)
        .searchScopes($scope, activation: .onSearchPresentation) {
          if hasScopes {
            Text("All").tag(0)
            Text("Fresh").tag(1)
          }
        }
        .searchSuggestions {
          ForEach(["a", "b"], id: \.self) {
            Color.gray.frame(width: 30, height: 24.5).framed($0).searchCompletion($0)
              .preference(key: Words.self, value: ["suggest " + $0])
          }
        }
      }
    }
  }

  @Test func `C117: a field at the bottom is in a band of 76 points, and of 60 while it is used`()
    throws
  {
    let model = PageModel()
    let host = host { Searched(model: model, hasScopes: true) }
    #expect(
      try host.find(identifier: "page").frame == CGRect(x: 0, y: 116.5, width: 320, height: 287.5))
    host.frame { model.isSearching = true }
    host.advance(by: 1)
    #expect(try host.find(identifier: "page").frame == CGRect(x: 0, y: 54, width: 320, height: 366))
    #expect(try host.find(identifier: "a").frame.origin == CGPoint(x: 16, y: 69.75))
    #expect(try host.find(identifier: "b").frame.origin == CGPoint(x: 16, y: 125.75))
    host.frame { model.isSearching = false }
    host.advance(by: 1)
    #expect(
      try host.find(identifier: "page").frame == CGRect(x: 0, y: 116.5, width: 320, height: 287.5))
  }

  @Test func `C117: what suggestions say reaches the views around the stack`() {
    let model = PageModel()
    let host = host { Searched(model: model) }
    #expect(host.preference(Words.self) == ["row"])
    host.frame { model.isSearching = true }
    host.advance(by: 1)
    #expect(host.preference(Words.self) == ["row", "suggest a", "suggest b"])
    host.frame { model.isSearching = false }
    host.advance(by: 1)
    #expect(host.preference(Words.self) == ["row"])
  }
}
