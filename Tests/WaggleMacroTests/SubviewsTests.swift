import Observation
import TestSupport
import Testing
import SwiftUI
import WaggleTestKit

extension ContainerValues {
  @Entry fileprivate var mark = "-"
}

extension EnvironmentValues {
  @Entry fileprivate var place = "nowhere"
}

@Observable private final class Knobs {
  var names = ["b", "c"]
  var mark = "2"
  var isReversed = false
}

/// A view that says where it is and counts what happens to it.
private struct Probe: View {
  let name: String
  @Environment(\.place) private var place
  @State private var taps = 0

  var body: some View {
    Button("\(name) \(place) \(taps)") { taps += 1 }.containerValue(\.mark, "p")
  }
}

private struct Marked: View {
  let knobs: Knobs

  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        HStack {
          Text("mark \(subview.containerValues.mark)")
          subview.environment(\.place, "here")
        }
      }
    }
    .environment(\.place, "outside")
  }

  @ViewBuilder private var content: some View {
    Text("a").padding().containerValue(\.mark, "1")
    Group {
      ForEach(knobs.names, id: \.self) { Text($0) }
    }
    .containerValue(\.mark, knobs.mark)
    Probe(name: "d")
    Text("e").containerValue(\.mark, "inner").containerValue(\.mark, "outer")
  }
}

private struct Ordered: View {
  let knobs: Knobs

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        if knobs.isReversed {
          ForEach(Array(subviews.reversed())) { $0 }
        } else {
          ForEach(Array(subviews)) { $0 }
        }
      }
    }
  }

  @ViewBuilder private var content: some View {
    ForEach(knobs.names, id: \.self) { Probe(name: $0) }
  }
}

/// Keeps its order in one `ForEach`, so that the rows move.
private struct Sorted: View {
  let knobs: Knobs

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(knobs.isReversed ? subviews.reversed() : Array(subviews)) { $0 }
        if let first = subviews.first { first }
      }
    }
  }

  @ViewBuilder private var content: some View {
    ForEach(knobs.names, id: \.self) { Probe(name: $0) }
  }
}

@MainActor
struct SubviewsTests {
  private func host(_ content: @escaping () -> some View) -> TestHost {
    let host = TestHost(content: content)
    host.settle()
    return host
  }

  private let knobs = Knobs()

  @Test
  func `R210: each subview carries the values of its list, of groups and of the bodies inside`() {
    let host = host { [knobs] in Marked(knobs: knobs) }
    #expect(
      host.text == [
        "mark 1", "a", "mark 2", "b", "mark 2", "c", "mark p", "d outside 0", "mark inner", "e",
      ])
  }

  @Test func `R210: a changed value runs the container, and no row is made again`() {
    let host = host { [knobs] in Marked(knobs: knobs) }
    let made = host.counts.nodesMade
    knobs.mark = "3"
    host.settle()
    #expect(host.text.filter { $0 == "mark 3" }.count == 2)
    #expect(host.counts.nodesMade == made)
  }

  @Test func `R211: subviews follow the list, and those that stay keep their state`() throws {
    let host = host { [knobs] in Sorted(knobs: knobs) }
    try host.find(role: .button, label: "b nowhere 0").tap()
    host.settle()
    knobs.isReversed = true
    host.settle()
    #expect(Array(host.text.prefix(2)) == ["c nowhere 0", "b nowhere 1"])
    knobs.names = ["a", "b"]
    host.settle()
    #expect(Array(host.text.prefix(2)) == ["b nowhere 1", "a nowhere 0"])
    knobs.names = []
    host.settle()
    #expect(host.text == [])
    knobs.names = ["z"]
    host.settle()
    #expect(host.text == ["z nowhere 0", "z nowhere 0"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R211: the transform is called with the count of the moment`() {
    let host = host { [knobs] in Ordered(knobs: knobs) }
    #expect(host.text == ["2", "b nowhere 0", "c nowhere 0"])
    knobs.names.append("d")
    knobs.isReversed = true
    host.settle()
    #expect(host.text == ["3", "d nowhere 0", "c nowhere 0", "b nowhere 0"])
  }

  @Test func `R211: a host with subviews is freed`() {
    weak var runtime: AnyObject?
    do {
      let host = host { [knobs] in Marked(knobs: knobs) }
      knobs.names = ["q"]
      host.frame()
      runtime = host.runtime
    }
    #expect(runtime == nil)
  }
}
