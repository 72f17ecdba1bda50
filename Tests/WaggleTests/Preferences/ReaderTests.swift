import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The values that readers get (R097–R103).
@MainActor @Suite struct ReaderTests {
  @Test func `Old and new spellings compile, with the key given or inferred (R097)`() {
    func count(_ names: [String]) -> some View { leaf.writes("\(names.count)") }
    let host = host {
      leaf.writes("x")
        .overlayPreferenceValue(Names.self) { count($0) }
        .overlayPreferenceValue(Names.self, alignment: .bottom) { count($0) }
        .overlayPreferenceValue(Names.self, alignment: .top, { count($0) })
        .backgroundPreferenceValue(Names.self) { count($0) }
        .backgroundPreferenceValue(Names.self, alignment: .topLeading) { count($0) }
        .overlayPreferenceValue(Names.self) {
          leaf
          if $0.isEmpty { leaf }
        }
    }
    #expect(host.preference(Names.self) == ["5", "4", "x", "1", "2", "3"])
  }

  @Test(arguments: ReaderForm.allCases)
  func `A reader gets its view's value, and the default without one (R098)`(
    _ form: ReaderForm
  ) {
    let log = Log()
    host {
      VStack {
        leaf.writes("x").reads(form, Names.self) { names in
          let _ = log.add(Spy.text(names))
          leaf
        }
        leaf.reads(form, Sum.self) { sum in
          let _ = log.add("\(sum)")
          leaf
        }
      }
    }.settle()
    #expect(log.entries.sorted() == ["0", "x"])
  }

  @Test(arguments: ReaderForm.allCases)
  func
    `Reading keeps the value, and the layer's own value reaches the outside too (R099, R100, R103)`(
      _ form: ReaderForm
    )
  {
    let found = pairs {
      Group { leaf.writesSpy("p").reads(form, Spy.self) { _ in leaf.writesSpy("o") } }
    }
    #expect(found.value == (form.isBackground ? ["o", "p"] : ["p", "o"]))
    #expect(found.pairs == [form.isBackground ? "o+p" : "p+o"])
  }

  @Test(arguments: ReaderForm.allCases)
  func `A reader never sees what its own layer writes (R101, R103)`(_ form: ReaderForm) {
    let log = Log()
    let host = host {
      leaf.writes("p").reads(form, Names.self) { names in
        let _ = log.add(Spy.text(names))
        leaf.writes("o")
      }
    }
    host.settle()
    _ = host.preference(Names.self)
    host.settle()
    #expect(log.entries == ["p"])
  }

  @Test(arguments: ReaderForm.allCases)
  func `Other keys of the layer reach the outside (R102)`(_ form: ReaderForm) {
    let found = value(Sum.self) {
      leaf.writes("p").reads(form, Names.self) { leaf.preference(key: Sum.self, value: $0.count) }
    }
    #expect(found == 1)
  }

  @Test func `A reader's layer can contain an observer and another reader (R101)`() {
    let log = Log()
    host {
      leaf.writes("p").overlayPreferenceValue(Names.self) { names in
        leaf.writes("o" + names[0]).logsNames(log, "in ").overlayPreferenceValue(Names.self) {
          leaf.writes("oo" + $0[0])
        }
      }
      .logsNames(log, "out ")
    }.settle()
    #expect(log.entries == ["out [p,op,ooop]", "in op"])
  }

  @Test func `All four spellings give the value of the view itself (R097, R098, R103)`() {
    let log = Log()
    func note(_ who: String, _ names: [String]) -> some View {
      log.add(who + Spy.text(names))
      return Color.clear.writes("layer")
    }
    let host = host {
      VStack {
        leaf.writes("p").overlayPreferenceValue(Names.self) { note("1", $0) }
        leaf.writes("p").overlayPreferenceValue(Names.self, alignment: .top) { note("2", $0) }
        leaf.writes("p").backgroundPreferenceValue(Names.self) { note("3", $0) }
        leaf.writes("p").backgroundPreferenceValue(Names.self, alignment: .top) { note("4", $0) }
      }
    }
    #expect(
      host.preference(Names.self)
        == ["p", "layer", "p", "layer", "layer", "p", "layer", "p"])
    #expect(Set(log.take()) == ["1p", "2p", "3p", "4p"])
  }

  @Test
  func `A reader above sees the values of readers below, and no reader sees its own (R099, R101)`()
  {
    let log = Log()
    let host = host {
      leaf.writes("p")
        .overlayPreferenceValue(Names.self) { names in
          let _ = log.add("1" + Spy.text(names))
          leaf.writes("o1")
        }
        .backgroundPreferenceValue(Names.self) { names in
          let _ = log.add("2" + Spy.text(names))
          leaf.writes("b")
        }
        .overlayPreferenceValue(Names.self) { names in
          let _ = log.add("3" + Spy.text(names))
          leaf.writes("o2")
        }
    }
    #expect(host.preference(Names.self) == ["b", "p", "o1", "o2"])
    #expect(log.take() == ["1p", "2[p,o1]", "3[b,p,o1]"])
  }

  @Test func `Other keys of the layer reach the outside too (R102)`() {
    #expect(
      value(Sum.self) {
        leaf.writes("a", "b").overlayPreferenceValue(Names.self) {
          leaf.preference(key: Sum.self, value: $0.count)
        }
      } == 2)
  }
}
