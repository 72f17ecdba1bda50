import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleInspector
import WaggleTestKit

/// Observers around a writer, each of them in the next.
private struct Nest: View {
  let levels: Int

  var body: some View {
    var view = AnyView(leaf.writes("a"))
    for _ in 0..<levels { view = AnyView(view.onPreferenceChange(Names.self) { _ in }) }
    return view
  }
}

/// Stacks in each other.
private struct Stacks: View {
  let levels: Int

  var body: some View {
    var view = AnyView(leaf.writes("a"))
    for _ in 0..<levels { view = AnyView(VStack { view }) }
    return view
  }
}

/// Traces of views that are nested deeper than calls can be.
@MainActor @Suite struct DeepTraceTests {
  @Test(arguments: [300, 2_000])
  func `the trace of nested observers has each of them, and the value arrives`(levels: Int) {
    let host = host(.seeds) { Nest(levels: levels) }
    host.settle()
    let trace = host.host.trace(of: Names.self, includesAllViews: true)
    #expect(trace.entries.count { $0.step.listens } == levels)
    let lines = host.trace(Names.self).split(separator: "\n")
    #expect(lines.count > levels && lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `JSON has the outermost levels, and says how many steps are further in`() throws {
    let host = host(.seeds) { Nest(levels: 1_000) }
    host.settle()
    let record = host.host.trace(of: Names.self).record(of: "Names")
    let json = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(PreferenceRecord.self, from: json) == record)
    var step = record.steps.first
    var levels = 0
    while let next = step, next.leftOut == nil {
      levels += 1
      step = next.steps?.first
    }
    let leftOut = try #require(step?.leftOut)
    let all = host.host.trace(of: Names.self).entries.count
    #expect(levels + 1 + leftOut == all && levels >= 100, "\(levels) \(leftOut) \(all)")
  }

  @Test func `an inspector lists the outermost levels, and says how many views are further in`() {
    let host = host(.seeds) { Nest(levels: 1_000) }
    host.settle()
    let model = InspectorModel(InspectedProgram(host.host), interval: .zero)
    #expect((300..<1_000).contains(model.rows.count))
    let last = model.rows.last?.notes.last ?? ""
    #expect(last.hasSuffix(" more in it are not listed: they are nested too deeply"), "\(last)")
  }

  @Test func `a path of more than a hundred names leaves out some in the middle`() {
    let host = host(.seeds) { Stacks(levels: 150) }
    host.settle()
    let paths = host.host.trace(of: Names.self).entries.map(\.step.viewPath)
    let longest = (paths.max { $0.count < $1.count } ?? "").components(separatedBy: " > ")
    #expect(longest.count == 101, "\(longest.count)")
    #expect(longest.first == "Stacks" && longest.last == "VStack")
    #expect(longest[20].hasPrefix("… ") && longest[20].hasSuffix(" more"), "\(longest[20])")
  }

  @Test func `whether nested containers only have the default is found without recursion`() {
    var all = [ImplicitDefaultSource()]
    for _ in 0..<100_000 { all.append(PassedDefault(inside: all[all.count - 1], of: nil)) }
    #expect(all[all.count - 1].isImplicitDefault)
    #expect(!all[all.count - 1].awaitsWriter)
    // Released one by one, the outermost first.
    while all.popLast() != nil {}
  }
}
