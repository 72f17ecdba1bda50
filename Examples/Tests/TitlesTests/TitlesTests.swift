import SwiftUI
import Testing
import WaggleTestKit

@testable import Titles

@MainActor @Suite struct TitlesTests {
  private let host = TestHost(size: CGSize(width: 390, height: 844)) { TitlesView() }

  private func press(_ label: String) throws {
    try host.find(label: label).tap()
    host.settle()
    host.advance(by: 0.5)
    host.settle()
  }

  @Test func `the title of each screen is shown, and goes when one goes back`() throws {
    #expect(host.title == "Titles")
    try press("Letters")
    #expect(host.title == "3 letters")
    #expect(host.back())
    host.advance(by: 0.5)
    host.settle()
    #expect(host.title == "Titles")
  }

  @Test func `a deleted letter changes the title`() throws {
    try press("Letters")
    try host.find(label: "The gas bill").perform("Delete")
    host.settle()
    #expect(host.title == "2 letters")
  }

  @Test func `the strip above all screens shows the most urgent letter`() throws {
    #expect(host.text.contains("Mood: calm"))
    try press("Letters")
    #expect(host.text.contains("Mood: busy"))
    try press("A parcel from Ada")
    #expect(host.text.contains("Mood: urgent"))
    host.back()
    host.advance(by: 0.5)
    host.settle()
    #expect(host.text.contains("Mood: calm"))
  }

  @Test func `the outermost title wins, then the first one`() throws {
    try press("Who wins?")
    #expect(host.title == "Outer")
    try press("the outer view")
    #expect(host.title == "First")
    try press("the first view inside")
    #expect(host.title == "Second")
    try press("the second view inside")
    #expect(host.title == nil)
  }

  @Test func `the drawer is dragged only while its content is larger`() throws {
    try press("The drawer")
    #expect(host.text.contains("All is to be seen"))
    let stepper = try host.find(role: .stepper)
    for _ in 0..<12 { try stepper.increment() }
    host.settle()
    #expect(host.text.contains("Drag to see the rest"))
    let before = try host.find(label: "Spoon 1").frame.minY
    host.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 440))
    host.settle()
    #expect(try host.find(label: "Spoon 1").frame.minY == before - 60)
  }
}
