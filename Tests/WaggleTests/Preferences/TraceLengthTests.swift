import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// A printed trace is short enough to read, and names views and values.
@MainActor @Suite struct TraceLengthTests {
  @Test func `rows are named by what an optional id holds`() {
    let rows: [(id: Int?, name: String)] = [(1, "a"), (nil, "b")]
    let host = host {
      VStack { ForEach(rows, id: \.id) { row in leaf.frame(height: 3).writes(row.name) } }
    }
    host.settle()
    let trace = host.trace(Names.self)
    #expect(trace.contains("— … > [1]"))
    #expect(trace.contains("— … > [nil]"))
    #expect(!trace.contains("Optional"))
  }

  @Test func `a custom layout has its name in paths`() {
    struct Ring: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let host = host {
      Ring {
        leaf.writes("a")
        leaf.writes("b")
      }
    }
    host.settle()
    #expect(host.trace(Names.self).contains("— Ring"))
    #expect(!host.trace(Names.self).contains("_LayoutContainer"))
  }

  @Test(arguments: [100, 500, 2_000])
  func `a trace of many writers is narrow, and has little more than a line for each`(count: Int) {
    let host = host { Plot(count: count).logsNames(Log()) }
    host.settle()
    let lines = host.trace(Names.self).components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count <= count + 10, "\(lines.prefix(12).joined(separator: "\n"))")
    let below = host.trace(Names.self, below: "[\(count - 1)]").components(separatedBy: "\n")
    #expect(below.count == 1)
    #expect(
      host.trace(Names.self, below: "Plto")
        == "No view named 'Plto' takes part. Near: Plot. Those that do: [root, Plot, VStack, Flower]."
    )
  }

  @Test func `a dictionary is printed in the order of its keys`() {
    enum Sizes: PreferenceKey {
      static let defaultValue: [String: Int] = [:]
      static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
        value.merge(nextValue()) { $1 }
      }
    }
    let host = host {
      VStack {
        ForEach(["d", "b", "a", "c", "e"], id: \.self) { name in
          leaf.preference(key: Sizes.self, value: [name: 1])
        }
      }
    }
    host.settle()
    #expect(
      host.trace(Sizes.self).contains(
        "combined to [\"a\": 1, \"b\": 1, \"c\": 1, \"d\": 1, \"e\": 1]"))
  }

  @Test func `A hundred writers give no line of more than 100 columns, and few bytes`() {
    let host = TestHost {
      HStack {
        Bed(count: 100)
        VStack { Bed(count: 30) }
      }
      .logsNames(Log())
    }
    host.settle()
    let lines = lines(host)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.joined(separator: "\n").utf8.count < 12_000)
    #expect(lines[0].hasPrefix("observed [\"writer 0\", \"writer 1\", "))
    #expect(lines[0].contains(", … 1"))
    #expect(lines[0].contains(" more]  — root"))
    #expect(lines.contains { $0.contains("· reduced [\"writer 0\"] + [\"writer 1\"]") })
    #expect(lines.contains { $0.contains("wrote [\"writer 77\"]  — … > [77] > Writer") })
  }

  @Test func `A line has at most 100 columns, however deep its view is`() {
    let host = TestHost {
      VStack {
        Nest(depth: 40)
        Nest(depth: 40).writes(
          "a name that is longer than a line has room for: " + #function + #function)
      }
      .overlayPreferenceValue(First.self) { _ in leaf }
    }
    host.settle()
    #expect(lines(host).count > 80)
    #expect(lines(host).allSatisfy { $0.count <= 100 }, "\(lines(host).filter { $0.count > 100 })")
    let first = host.trace(First.self).components(separatedBy: "\n")
    #expect(first.allSatisfy { $0.count <= 100 })
  }

  @Test func `Equal lines are printed as one, with the rows and their number`() {
    let host = TestHost { Bed(count: 40, isSame: true) }
    host.settle()
    let lines = lines(host)
    #expect(lines.count == 3)
    #expect(lines[2] == "  wrote [\"same\"]  — … > [0…39] > Writer  × 40")
  }

  @Test func `Three equal lines are printed as three lines`() {
    let host = TestHost { Bed(count: 3, isSame: true) }
    host.settle()
    #expect(lines(host).count { $0.contains("wrote") } == 3)
  }

  @Test func `A run of views without writers is one line`() {
    let host = TestHost {
      VStack {
        leaf.writes("a")
        VStack {
          if true { leaf }
          VStack { if true { leaf } }
        }
      }
      .logsNames(Log())
    }
    host.settle()
    #expect(
      lines(host) == [
        "observed [\"a\"]  — root",
        "  combined to [\"a\"]  — VStack",
        "    · 1 of 2 only gives the default: it is a place that can be empty, and nothing there writes",
        "    · reduced [\"a\"] + []",
        "    wrote [\"a\"]",
        "    combined to [] (the default)  — … > VStack",
        "      · nothing here writes",
      ])
  }

  @Test func `A trace of a view contains the values in and below it`() {
    struct Meadow: View {
      var body: some View {
        VStack {
          Writer(name: "outside")
          Bed(count: 2)
        }
      }
    }
    let host = TestHost { Meadow() }
    host.settle()
    #expect(
      lines(host, below: "Bed") == [
        "combined to [\"writer 0\", \"writer 1\"]  — Meadow > VStack > Bed > VStack",
        "  · reduced [\"writer 0\"] + [\"writer 1\"]",
        "  wrote [\"writer 0\"]  — … > [0] > Writer",
        "  wrote [\"writer 1\"]  — … > [1] > Writer",
      ])
    #expect(lines(host, below: "[1]").count == 1)
    #expect(lines(host, below: "Meadow > VStack > Writer").count == 1)
    #expect(
      lines(host, below: "Bde")[0].hasPrefix(
        "No view named 'Bde' takes part. Near: Bed."))
  }

  @Test func `A trace of an unrequested key runs no reduction`() {
    let host = TestHost {
      leaf.preference(key: Last.self, value: "lost").overlay { if true { leaf } }
    }
    host.settle()
    #expect(host.trace(Last.self).contains("reduced lost + default"))
    #expect(host.diagnostics.isEmpty)
  }

  private struct Plot: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Flower(number: $0) }
      }
    }
  }

  private struct Flower: View {
    let number: Int
    var body: some View {
      leaf.frame(height: 1).preference(key: Names.self, value: ["flower \(number)"])
    }
  }

  private struct Writer: View {
    let name: String
    var body: some View { Color.red.frame(height: 1).preference(key: Names.self, value: [name]) }
  }

  private struct Bed: View {
    let count: Int
    var isSame = false
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Writer(name: isSame ? "same" : "writer \($0)") }
      }
    }
  }

  private func lines(_ host: TestHost, below: String? = nil) -> [String] {
    host.trace(Names.self, below: below).components(separatedBy: "\n")
  }

  private struct Nest: View {
    let depth: Int
    var body: AnyView {
      let name = "a long name at the depth \(depth)"
      let inner = depth > 0 ? AnyView(Nest(depth: depth - 1)) : AnyView(leaf)
      return AnyView(VStack { inner }.transformPreference(Names.self) { $0.append(name) })
    }
  }
}
