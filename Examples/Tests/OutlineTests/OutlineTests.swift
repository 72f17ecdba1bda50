import Landmarks
import SwiftUI
import Testing
import WaggleTestKit

@testable import Outline

@MainActor @Suite struct OutlineTests {
  private let host = TestHost(size: CGSize(width: 1280, height: 800)) { OutlineView() }

  private func press(_ label: String, on host: TestHost? = nil) throws {
    let host = host ?? self.host
    try host.find(label: label).tap()
    host.settle()
    host.advance(by: 1)
    host.settle()
  }

  private func has(_ label: String) -> Bool { host.elements.contains { $0.label == label } }

  @Test func `the outline has a line for each heading, in the order of the article`() {
    host.settle()
    let titles = Chapter.all.flatMap { [$0.title] + $0.parts.map(\.title) }
    #expect(host.preference(HeadingsKey.self)?.map(\.title) == titles)
    for title in titles { #expect(has("Go to \(title)")) }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a chapter folds and unfolds; its badge counts its parts`() throws {
    host.settle()
    #expect(host.text.contains("4"))
    try press("Fold The dance")
    #expect(!has("Go to Angle"))
    #expect(has("Go to Comb"))
    try press("Unfold The dance")
    #expect(has("Go to Angle"))
  }

  @Test func `a press on a heading in the outline scrolls to it`() throws {
    host.settle()
    let before = try host.find(label: "The dance").frame.minY
    try press("Go to The dance")
    #expect(try host.find(label: "The dance").frame.minY < before - 100)
  }

  @Test func `a part that is added is in the outline, and is counted`() throws {
    host.settle()
    try press("Add a note to The hive")
    #expect(has("Go to The hive, note 1"))
    #expect(host.elements.first { $0.label == "Go to The hive" }?.value == "4 parts")
    try press("Remove the last part of The hive")
    #expect(!has("Go to The hive, note 1"))
  }

  @Test func `the guides follow the longest or the shortest heading`() {
    let frames = [40, 90, 60].map { CGRect(x: 0, y: 0, width: CGFloat($0), height: 10) }
    #expect(Guide.longest.frame(of: frames)?.width == 90)
    #expect(Guide.shortest.frame(of: frames)?.width == 40)
    #expect(Guide.none.frame(of: frames) == nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `L144, L145: the guides are at both sides of the heading in both directions`(
    direction: LayoutDirection
  ) throws {
    host.setEnvironment(\.layoutDirection, direction)
    host.settle()
    try host.find(label: "Longest").tap()
    host.settle()
    let heading = try host.find(label: "The brood nest in the middle").frame
    // Lines are a point wide, in red.
    let lines = host.displayList.description.split(separator: "\n").filter {
      $0.hasSuffix("#FF383C")
    }
    #expect(lines.count == 2)
    for (line, edge) in zip(lines, [heading.minX, heading.maxX]) {
      let x = try #require(line.split(separator: "(").last?.split(separator: " ").first)
      #expect(abs(try #require(Double(x)) - edge) <= 1)
    }
  }

  @Test func `the map shows the headings that are on screen`() throws {
    host.settle()
    let seen = try #require(
      host.elements.filter { $0.label == "Map" }.compactMap(\.value).first {
        $0.hasSuffix("landmarks")
      })
    #expect(seen != "0 landmarks" && seen != "15 landmarks")
    #expect(host.preference(LandmarksKey.self)?.count == 15)
  }

  @Test func `on a narrow screen the outline is over the article, and closes after a press`() throws
  {
    let phone = TestHost(size: CGSize(width: 390, height: 844)) { OutlineView() }
    phone.settle()
    #expect(!phone.elements.contains { $0.label == "Go to Flight" })
    try press("Open the outline", on: phone)
    try press("Go to Flight", on: phone)
    #expect(!phone.elements.contains { $0.label == "Go to Flight" })
  }
}
