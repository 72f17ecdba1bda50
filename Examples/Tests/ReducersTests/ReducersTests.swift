import SwiftUI
import Testing
import WaggleTestKit

@testable import Reducers

@MainActor @Suite struct ReducersTests {
  private let host = TestHost(size: CGSize(width: 390, height: 844)) { ReducersView() }

  private func press(_ label: String) throws {
    try host.find(label: label).tap()
    host.settle()
    host.advance(by: 0.5)
    host.settle()
  }

  /// What the page says that arrived for its two keys.
  private var values: [String] { host.text.filter { $0 == "default" || $0 == "non-default" } }

  @Test func `an if in an overlay loses the value of the last key, and not that of the mended one`()
    throws
  {
    try press("An if in an overlay")
    #expect(host.title == "An if in an overlay")
    #expect(values == ["default", "non-default"])
    try press("The overlay has an if")
    #expect(values == ["non-default", "non-default"])
    try press("The overlay has an if")
    #expect(values == ["default", "non-default"])
  }

  @Test func `an empty toolbar does the same`() throws {
    try press("An empty toolbar")
    #expect(values == ["default", "non-default"])
    try press("There is a toolbar")
    #expect(values == ["non-default", "non-default"])
  }

  @Test(arguments: [SurprisingTree.overlay, .toolbar])
  func `the trace of a tree shows the pair that is reduced`(tree: SurprisingTree) {
    let trace = tree.trace(of: LastKey.self, hasPart: true)
    #expect(trace.contains("reduced non-default + default"))
    #expect(!tree.trace(of: LastKey.self, hasPart: false).contains("reduced"))
  }

  @Test func `the law is kept by the keys that are called lawful, and by no other`() throws {
    let lawful = CheckedKey.all.filter(\.isLawful).map(\.name)
    #expect(
      lawful == ["LastSetKey", "FirstSetKey", "SumKey", "LargestKey", "AllValidKey", "RowsKey"])
    try press("The law")
    #expect(host.text.contains("Lawful"))
    #expect(host.text.contains("Unlawful"))
    #expect(
      host.text.contains("\"a\" with the default after it becomes \"default\", not \"a\" (R004)."))
  }

  @Test func `rows that are made later are reduced later, also those at the top (R155)`() throws {
    try press("The order of a list")
    #expect(host.text.contains("In the order of the list"))
    try press("End")
    let end = try #require(rows)
    #expect(end.contains(60))
    #expect(end.first! > 30)
    try press("Top")
    let top = try #require(rows)
    #expect(top.contains(1))
    #expect(host.text.contains("In the order of the list") == (top == top.sorted()))
  }

  @Test func `a row that returns while others stay comes after them (R155)`() throws {
    try press("The order of a list")
    for _ in 0..<8 {
      host.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
      host.advance(by: 2)
    }
    host.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700))
    host.advance(by: 2)
    host.settle()
    let rows = try #require(rows)
    #expect(rows != rows.sorted())
    #expect(host.text.contains("In the order in which rows were made"))
  }

  private var rows: [Int]? {
    host.elements.first { $0.label == "Rows" }?.value?.split(separator: " ").compactMap { Int($0) }
  }
}
