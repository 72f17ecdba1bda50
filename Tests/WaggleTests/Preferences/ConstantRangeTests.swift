import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// `ForEach(0..<n)` without ids reads its range once.
@MainActor @Suite struct ConstantRangeTests {
  @Test func `W-FOREACH is reported once for each ForEach, whatever else changes`() {
    struct Rows: View {
      let count: Int
      var body: some View {
        VStack {
          ForEach(0..<count) { Text("a\($0)") }
          ForEach(0..<(count + 1)) { Text("b\($0)") }
          ForEach(0..<count, id: \.self) { Text("c\($0)") }
        }
      }
    }
    let knob = Knob(1)
    let host = host { Turned(knob) { Rows(count: $0) } }
    host.settle()
    for step in 2...6 { host.frame { knob.value = step } }
    #expect(host.text.filter { $0.hasPrefix("a") } == ["a0"])
    #expect(host.text.filter { $0.hasPrefix("c") }.count == 6)
    #expect(host.reports("W-FOREACH").count <= 2)
    #expect(host.reports("W-FOREACH").count >= 1)
  }

  @Test func `another range keeps the rows of the first, and is reported once (W-FOREACH)`() throws
  {
    let knob = Knob(0)
    let host = texts(knob, [0..<2, 0..<4, 0..<1, 5..<7, 0..<2])
    host.settle()
    for step in 1...4 {
      host.frame { knob.value = step }
      #expect(host.text == ["r0", "r1"])
    }
    let reports = host.reports("W-FOREACH")
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.message.contains("from 0..<2 to 0..<4"))
    #expect(report.message.contains("ForEach(_:id:)"))
    #expect(report.path.hasSuffix("VStack > Rows"))
  }

  @Test func `the rows of the first range show the views of the latest closure`() {
    let knob = Knob(0)
    let host = host {
      Turned(knob) { step in VStack { ForEach(0..<(2 + step)) { Text("\(step) \($0)") } } }
    }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(host.text == ["1 0", "1 1"])
  }

  @Test func `an empty first range stays empty`() {
    let knob = Knob(0)
    let host = texts(knob, [0..<0, 0..<3])
    host.settle()
    host.frame { knob.value = 1 }
    #expect(host.text == [])
    #expect(host.reports("W-FOREACH").count == 1)
  }

  @Test func `the same range, ranges with ids, and other data are not reported`() {
    let knob = Knob(0)
    let host = host {
      Turned(knob) { step in
        VStack {
          ForEach(0..<2) { Text("\(step) a\($0)") }
          ForEach(0..<(1 + step), id: \.self) { Text("b\($0)") }
          ForEach(Array(0..<(1 + step)), id: \.self) { Text("c\($0)") }
        }
      }
    }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(host.text == ["1 a0", "1 a1", "b0", "b1", "c0", "c1"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `another identity reads its own first range (R176)`() {
    let knob = Knob(0)
    let host = host {
      Turned(knob) { step in VStack { Rows(range: 0..<(1 + step), word: "r").id(step) } }
    }
    host.settle()
    host.frame { knob.value = 2 }
    #expect(host.text == ["r0", "r1", "r2"])
    #expect(host.reports("W-FOREACH").isEmpty)
  }

  private struct Rows: View {
    let range: Range<Int>
    let word: String
    var body: some View { ForEach(range) { Text("\(word)\($0)") } }
  }

  private func texts(
    _ knob: Knob<Int>, _ ranges: [Range<Int>], _ word: String = "r"
  ) -> TestHost {
    host { Turned(knob) { step in VStack { Rows(range: ranges[step], word: word) } } }
  }
}
