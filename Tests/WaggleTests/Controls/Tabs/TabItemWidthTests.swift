import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Titled: View {
  let titles: [String]

  var body: some View {
    TabView {
      ForEach(titles, id: \.self) { title in
        Text("Page of \(title)").tabItem { Label(title, systemImage: "hexagon") }
      }
    }
  }
}

@MainActor @Suite struct TabItemWidthTests {
  private func items(_ titles: [String], width: CGFloat) throws -> [CGRect] {
    let host = TestHost(size: CGSize(width: width, height: 800)) { Titled(titles: titles) }
    host.settle()
    return try titles.map { try host.find(role: .tab, label: $0).frame }
  }

  @Test(arguments: [390, 1024] as [CGFloat])
  func `C114: items of a bar are wider than usual where a title needs it and there is room`(
    width: CGFloat
  ) throws {
    let long = ["Hives", "The wrong place for a title"]
    let frames = try items(long, width: width)
    let text = Text(verbatim: long[1]).font(.system(size: width < 500 ? 10 : 15, weight: .medium))
    let needed = try #require(TestHost { text }.elements.first).frame.width
    #expect(frames[1].width >= needed, "\(frames) \(needed)")
    #expect(frames[0].width == frames[1].width)
    #expect(frames[0].maxX <= frames[1].minX)
    #expect(frames[0].minX >= 0 && frames[1].maxX <= width)
    let short = try items(["Hives", "Honey"], width: width)
    #expect(short[0].width < frames[0].width)
  }

  @Test func `C114: items share the bar's width where titles need more than there is`() throws {
    let titles = (1...4).map { "A long title of tab \($0)" }
    let frames = try items(titles, width: 390)
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX <= b.minX + 0.01) }
    #expect(frames[0].minX >= 0 && frames[3].maxX <= 390)
  }

  @Test func `L009: several views in one tab are a column, as at the root of a window`() throws {
    let host = TestHost.phone(height: 800) {
      TabView {
        Tab("Hives", systemImage: "hexagon") {
          Text("first")
          Text("second")
        }
      }
    }
    let first = try host.find(label: "first").frame
    let second = try host.find(label: "second").frame
    #expect(first.maxY <= second.minY)
    #expect(first.midX == second.midX)
  }

  @Test(arguments: [390, 1024] as [CGFloat])
  func `C114: an image and a text in an item look as a label in either order`(width: CGFloat) throws
  {
    let whole = TestHost(size: CGSize(width: width, height: 800)) {
      TabView { Text("page").tabItem { Label("Hives", systemImage: "hexagon") } }
    }
    whole.settle()
    let label = try whole.png()
    let pair = TestHost(size: CGSize(width: width, height: 800)) {
      TabView {
        Text("page").tabItem {
          Image(systemName: "hexagon")
          Text("Hives")
        }
      }
    }
    let swapped = TestHost(size: CGSize(width: width, height: 800)) {
      TabView {
        Text("page").tabItem {
          Text("Hives")
          Image(systemName: "hexagon")
        }
      }
    }
    for host in [pair, swapped] {
      host.settle()
      #expect(try host.png() == label)
    }
  }
}
