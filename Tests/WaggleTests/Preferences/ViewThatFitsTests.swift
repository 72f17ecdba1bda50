import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@MainActor @Suite struct ViewThatFitsTests {
  /// A choice between a wide and a narrow view that both write, offered `width`.
  private func choice(_ width: CGFloat?, _ semantics: PreferenceSemantics = .seeds) -> [String]? {
    value(Names.self, semantics) {
      ViewThatFits {
        leaf.box(150, 10).writes("wide")
        leaf.box(100, 10).writes("middle")
        leaf.box(50, 10).writes("narrow")
      }
      .frame(width: width)
    }
  }

  @Test func `fixedSize proposes nil, and values pass through (R142)`() {
    let log = Log()
    let host = host {
      Color.red.frame(minWidth: 30, idealWidth: 60, maxWidth: .infinity).frame(height: 10)
        .background(GeometryReader { leaf.preference(key: Width.self, value: $0.size.width) })
        .fixedSize()
        .onPreferenceChange(Width.self) { log.add("\($0)") }
    }
    host.settle()
    #expect(log.entries == ["60.0"])
    let one = value(Names.self) { leaf.writes("x").fixedSize(horizontal: true, vertical: false) }
    #expect(one == ["x"])
  }

  @Test func `The first that fits is shown (R143)`() {
    #expect(choice(200) == ["wide"])
    #expect(choice(150) == ["wide"])
    #expect(choice(149) == ["middle"])
    #expect(choice(60) == ["narrow"])
  }

  @Test func `Only the given axes count (R143)`() {
    func choice(_ axes: Axis.Set) -> [String]? {
      value(Names.self) {
        ViewThatFits(in: axes) {
          leaf.box(50, 100).writes("tall")
          leaf.box(50, 10).writes("short")
        }
        .frame(width: 60, height: 20)
      }
    }
    #expect(choice(.horizontal) == ["tall"])
    #expect(choice(.vertical) == ["short"])
    #expect(choice([.horizontal, .vertical]) == ["short"])
  }

  @Test func `A proposal of nil counts as infinite (R144)`() {
    let found = value(Names.self) {
      ViewThatFits {
        leaf.box(500, 10).writes("wide")
        leaf.box(50, 10).writes("narrow")
      }
      .fixedSize()
    }
    #expect(found == ["wide"])
  }

  @Test
  func `If none fits the last is shown with the same proposal; without axes the first (R145)`() {
    #expect(choice(10) == ["narrow"])
    let log = Log()
    host {
      ViewThatFits {
        leaf.box(150, 10)
        leaf.frame(minWidth: 80).logsFrame(log)
      }
      .frame(width: 20, height: 10)
    }.settle()
    #expect(log.entries.last == "(60,95,80,10)")
    let free = value(Names.self) {
      ViewThatFits(in: []) {
        leaf.box(500, 10).writes("first")
        leaf.box(5, 10).writes("second")
      }
      .frame(width: 50)
    }
    #expect(free == ["first"])
  }

  @Test func `The shown view gets the proposal, not its ideal size (R146)`() {
    let log = Log()
    host {
      ViewThatFits { leaf.logsFrame(log) }.frame(width: 120, height: 30)
    }.settle()
    #expect(log.entries.last == "(40,85,120,30)")
  }

  @Test func `Candidates after the chosen one are not built, those before it do not appear (R147)`()
  {
    let bodies = [Tally(), Tally(), Tally()]
    let log = Log()
    let host = host {
      ViewThatFits {
        Counted(tally: bodies[0]) { leaf.box(150, 10) }.onAppear { log.add("0") }
        Counted(tally: bodies[1]) { leaf.box(100, 10) }.onAppear { log.add("1") }
        Counted(tally: bodies[2]) { leaf.box(50, 10) }.onAppear { log.add("2") }
      }
      .frame(width: 120)
    }
    host.settle()
    #expect(bodies.map(\.count) == [1, 1, 0])
    #expect(log.entries == ["1"])
  }

  @Test
  func `A second proposal leaves nothing built after the chosen candidate (R147)`() {
    let probe = Probe()
    let host = host { Probed(probe: probe) { Choice() } }
    host.settle()
    let before = host.trace(Names.self)
    let nodes = host.counts.nodesLive
    probe.width = 20
    host.settle()
    #expect(host.trace(Names.self) == before)
    #expect(host.counts.nodesLive == nodes)
  }

  @Test func `ViewThatFits has an output for every key, and never reduces (R148)`() {
    let none = pairs(.strict) {
      ViewThatFits {
        leaf.box(150, 10)
        leaf.box(50, 10)
      }
    }
    #expect(none.value == [])
    let both = pairs(.seeds) {
      ViewThatFits {
        leaf.box(150, 10).writesSpy("a")
        leaf.box(50, 10).writesSpy("b")
      }
      .frame(width: 100)
    }
    #expect(both.value == ["b"])
    #expect(none.pairs == [] && both.pairs == [])
  }

  @Test func `The value is that of the shown candidate, and follows it (R149)`() {
    let width = Knob<CGFloat>(200)
    let log = Log()
    let host = host {
      Turned(width) { width in
        ViewThatFits {
          leaf.box(150, 10).writes("wide")
          leaf.box(50, 10).writes("narrow")
        }
        .logsNames(log)
        .frame(width: width)
      }
    }
    host.settle()
    host.frame { width.value = 100 }
    host.frame { width.value = 200 }
    #expect(log.entries == ["wide", "narrow", "wide"])
  }

  /// A wide candidate that writes and a narrow one that does not.
  @ViewBuilder private func leftover(_ width: CGFloat) -> some View {
    ViewThatFits {
      leaf.box(150, 10).writes("wide")
      leaf.box(50, 10)
    }
    .frame(width: width)
  }

  @Test
  func
    `If the shown candidate does not write, the last one before it does, under .seeds (R150, R151)`()
    throws
  {
    let host = host(.seeds) { leftover(100) }
    #expect(host.preference(Names.self) == ["wide"])
    let report = try #require(host.reports("W-VTF").first)
    #expect(report.message.contains("Names"))
    #expect(report.message.contains("candidate 2") && report.message.contains("candidate 1"))
  }

  @Test
  func `If the shown candidate does not write, the value is the default under .strict (R151)`() {
    let host = host(.strict) { leftover(100) }
    #expect(host.preference(Names.self) == [])
    #expect(host.reports("W-VTF").isEmpty)
  }

  @Test
  func `Of several earlier candidates the nearest writer counts; later ones never do (R150)`() {
    func found(_ width: CGFloat) -> [String]? {
      value(Names.self) {
        ViewThatFits {
          leaf.box(180, 10).writes("1")
          leaf.box(150, 10).writes("2")
          leaf.box(120, 10)
          leaf.box(50, 10)
          leaf.box(10, 10).writes("5")
        }
        .frame(width: width)
      }
    }
    #expect(found(100) == ["2"])
    #expect(
      value(Names.self) {
        ViewThatFits {
          leaf.box(50, 10)
          leaf.box(10, 10).writes("later")
        }
        .frame(width: 100)
      } == [])
  }

  @Test func `If every candidate writes the key, the shown one's value is used (R152)`() {
    let host = host(.seeds) {
      ViewThatFits {
        leaf.box(150, 10).writes("wide")
        leaf.box(50, 10).writes()
      }
      .frame(width: 100)
    }
    #expect(host.preference(Names.self) == [])
    #expect(host.reports("W-VTF").isEmpty)
  }

  @Test func `A switch takes one frame, with onDisappear and onAppear (R153)`() {
    let width = Knob<CGFloat>(200)
    let log = Log()
    let host = host {
      Turned(width) { width in
        ViewThatFits {
          leaf.box(150, 10).onAppear { log.add("+wide") }.onDisappear { log.add("-wide") }
          leaf.box(50, 10).onAppear { log.add("+narrow") }.onDisappear { log.add("-narrow") }
        }
        .frame(width: width)
      }
    }
    host.frame()
    #expect(log.take() == ["+wide"])
    host.frame { width.value = 100 }
    #expect(log.take().sorted() == ["+narrow", "-wide"])
    host.frame { width.value = 200 }
    #expect(log.take().sorted() == ["+wide", "-narrow"])
  }

  @Test
  func `An earlier candidate keeps its state when it is not shown, a later one loses it (R153)`() {
    let width = Knob<CGFloat>(200)
    let wide = Knob(0)
    let narrow = Knob(0)
    let host = host {
      Turned(width) { width in
        ViewThatFits {
          Turned(wide) { leaf.box(150, 10).writes("w\($0)") }
          Turned(narrow) { leaf.box(50, 10).writes("n\($0)") }
        }
        .frame(width: width)
      }
    }
    #expect(host.preference(Names.self) == ["w0"])
    host.frame { wide.value = 7 }
    host.frame { width.value = 100 }
    host.frame { narrow.value = 8 }
    #expect(host.preference(Names.self) == ["n8"])
    host.frame { width.value = 200 }
    #expect(host.preference(Names.self) == ["w7"])
    host.frame()
    host.frame { width.value = 100 }
    #expect(host.preference(Names.self) == ["n0"])
  }
}

@Observable private final class Probe {
  var width: CGFloat = 10
}

/// Asks its view about a low place whose width is `probe`'s, and gives it a place that never changes.
private struct Probed<Content: View>: View {
  let probe: Probe
  @ViewBuilder let content: Content

  var body: some View { Asking(width: probe.width) { content } }

  private struct Asking: Layout {
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 1))
      return CGSize(width: 50, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let place = ProposedViewSize(width: 50, height: 50)
      subviews[0].place(at: bounds.origin, proposal: place)
    }
  }
}

/// A choice that nothing but a question has asked again.
private struct Choice: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      leaf.box(5, 30).writes("high")
      leaf.box(5, 5).writes("low")
    }
  }
}

extension ViewThatFitsTests {
  @Test(
    "Content that a reader or a GeometryReader makes late gets all its callbacks (R153, R193)",
    arguments: [false, true])
  func lateAppearance(inReader: Bool) {
    let log = Log()
    let switched = Dial()
    func choice(_ name: String) -> some View {
      ViewThatFits {
        leaf.onChange(of: 1, initial: true) { log.add("changed \(name)") }
          .onAppear { log.add("appeared \(name)") }
        Color.red
      }
    }
    @ViewBuilder func layer() -> some View {
      ZStack {
        if switched.isOn { choice("two") } else { choice("one") }
      }
    }
    let host = host {
      if inReader {
        GeometryReader { _ in layer() }
      } else {
        leaf.writes("x").backgroundPreferenceValue(Names.self) { _ in layer() }
      }
    }
    host.settle()
    #expect(log.take() == ["changed one", "appeared one"])
    host.frame { switched.isOn = true }
    host.settle()
    #expect(log.take() == ["changed two", "appeared two"])
    host.frame { switched.isOn = false }
    host.settle()
    #expect(log.take() == ["changed one", "appeared one"])
  }
}
