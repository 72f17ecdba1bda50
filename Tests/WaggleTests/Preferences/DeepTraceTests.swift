import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
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

  @Test func `whether nested containers only have the default is found without recursion`() {
    final class Source: ImplicitDefaultSource {
      let inner: Source?
      init(_ inner: Source?) { self.inner = inner }
      var decision: DefaultDecision { inner.map { .asIn($0) } ?? .always(true) }
      var mayGainWriters: Bool { false }
    }
    var all: [Source] = [Source(nil)]
    for _ in 0..<100_000 { all.append(Source(all[all.count - 1])) }
    #expect(all[all.count - 1].isImplicitDefault)
    #expect(!all[all.count - 1].awaitsWriter)
    // Released one by one, the outermost first.
    while all.popLast() != nil {}
  }
}
