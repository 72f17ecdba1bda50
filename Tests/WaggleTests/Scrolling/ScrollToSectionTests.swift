import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Scrolling to sections and under titles") @MainActor
struct ScrollToSectionTests {
  /// A list of sections of different lengths with an index of buttons.
  private struct Names: View {
    let isAnimated: Bool
    private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(letters, id: \.self) { letter in
            Section(letter) {
              ForEach(0..<(Int(letter.utf8.first!) % 4 + 1), id: \.self) { row in
                Text("\(letter)\(row)").id("\(letter)\(row)")
              }
            }
            .id(letter)
          }
        }
        .listStyle(.plain)
        .overlay(alignment: .trailing) {
          VStack(spacing: 0) {
            ForEach(["B", "M", "T", "F1", "P0"], id: \.self) { id in
              Button("to " + id) {
                withAnimation(isAnimated ? .default : nil) { proxy.scrollTo(id, anchor: .top) }
              }
            }
          }
        }
      }
    }
  }

  private func host(inset: CGFloat, isAnimated: Bool) -> TestHost {
    TestHost(
      size: CGSize(width: 390, height: 600),
      safeArea: EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0)
    ) { Names(isAnimated: isAnimated) }
  }

  private func top(_ label: String, _ host: TestHost) -> CGFloat? {
    host.elements.first { $0.label == label }?.frame.minY
  }

  @Test(arguments: [0, 44, 130], [false, true])
  func `L113: scrollTo finds a section below an inset whatever was made before it`(
    inset: CGFloat, isAnimated: Bool
  ) throws {
    let host = host(inset: inset, isAnimated: isAnimated)
    host.settle()
    let gap = try #require(top("A", host)) - inset
    for id in ["M", "T", "B", "M", "B", "T"] {
      try host.find(role: .button, label: "to " + id).tap()
      host.advance(by: 2)
      let found = try #require(top(id, host))
      #expect(abs(found - inset - gap) < 0.01, "\(id)")
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L113: scrollTo shows a row below a title that collapses on the way`() throws {
    for (mode, bar) in [(NavigationBarItem.TitleDisplayMode.large, 64.0), (.inline, 64)] {
      let host = TestHost.phone(height: 600) {
        NavigationStack {
          Names(isAnimated: false)
            .navigationTitle("Names").navigationBarTitleDisplayMode(mode)
        }
      }
      for id in ["P0", "F1", "P0"] {
        try host.find(role: .button, label: "to " + id).tap()
        host.settle()
        #expect(try abs(host.find(label: id).frame.minY - bar) < 0.01, "\(id)")
      }
    }
  }

  @Test func `L113: scrollTo the first row shows the large title`() throws {
    let host = TestHost.phone(height: 600) {
      NavigationStack {
        ScrollViewReader { proxy in
          List(0..<80) { row in Text("row \(row)").id(row) }
            .listStyle(.plain)
            .overlay { Button("up") { proxy.scrollTo(0, anchor: .top) } }
        }
        .navigationTitle("Names")
      }
    }
    let start = try host.find(label: "row 0").frame
    host.scroll(at: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: 900))
    host.settle()
    try host.find(role: .button, label: "up").tap()
    host.settle()
    #expect(try host.find(label: "row 0").frame == start)
  }

  @Test func `L113: a row that is whole in view stays where it is as the title collapses`() throws {
    let host = TestHost.phone(height: 600) {
      NavigationStack {
        ScrollViewReader { proxy in
          List(0..<80) { row in Text("row \(row)").id(row) }
            .listStyle(.plain)
            .overlay { Button("show") { proxy.scrollTo(4) } }
        }
        .navigationTitle("Names")
      }
    }
    for distance in [0, 20, 30] as [CGFloat] {
      host.scroll(at: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: distance))
      host.settle()
      let frame = try host.find(label: "row 4").frame
      try host.find(role: .button, label: "show").tap()
      host.settle()
      #expect(try host.find(label: "row 4").frame == frame)
    }
  }

  @Test func `L113: an id of a loop inside a row does not hide that of a later row`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<26) { row in
              VStack(spacing: 0) {
                Text("S\(row)").frame(height: 20)
                ForEach(1...4, id: \.self) { _ in Color.gray.frame(height: 45) }
              }
              .id(row)
            }
          }
        }
        .overlay { Button("go") { proxy.scrollTo(4, anchor: .top) } }
      }
    }
    try host.find(role: .button, label: "go").tap()
    host.settle()
    #expect(try (-5..<10).contains(host.find(label: "S4").frame.minY))
  }
}
