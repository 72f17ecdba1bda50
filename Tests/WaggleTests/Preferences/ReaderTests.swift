import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// The four spellings of a reader, all alike but for the side.
enum ReaderForm: CaseIterable {
  case overlay, alignedOverlay, background, alignedBackground

  var isBackground: Bool { self == .background || self == .alignedBackground }
}

extension View {
  /// This view with a reader in one of its spellings.
  @ViewBuilder
  func reads<K: PreferenceKey, V: View>(
    _ form: ReaderForm, _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    switch form {
    case .overlay: overlayPreferenceValue(key, transform)
    case .alignedOverlay: overlayPreferenceValue(key, alignment: .center, transform)
    case .background: backgroundPreferenceValue(key, transform)
    case .alignedBackground: backgroundPreferenceValue(key, alignment: .center, transform)
    }
  }
}

@MainActor @Suite struct ReaderTests {
  @Test func `Both generations compile, with the key said or inferred (R097)`() {
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
  func `A reader gets its view's value, and the default where there is none (R098)`(
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
  func `Reading takes nothing away, and the layer's own value goes up too (R099, R100, R103)`(
    _ form: ReaderForm
  ) {
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
  func `Other keys of the layer go up (R102)`(_ form: ReaderForm) {
    let found = value(Sum.self) {
      leaf.writes("p").reads(form, Names.self) { leaf.preference(key: Sum.self, value: $0.count) }
    }
    #expect(found == 1)
  }

  @Test(arguments: ReaderForm.allCases)
  func `The layer is made from the value of the same update, at first and later (R104)`(
    _ form: ReaderForm
  ) {
    let log = Log()
    let name = Knob("a")
    let host = host {
      Turned(name) { leaf.writes($0) }.reads(form, Names.self) { names in
        let _ = log.add(Spy.text(names))
        leaf
      }
    }
    host.frame()
    #expect(log.take() == ["a"])
    host.frame { name.value = "b" }
    #expect(log.take() == ["b"])
    host.frame()
    #expect(log.take() == [])
  }

  @Test func `An anchor in the value is right in the first frame, without any action (R104, R108)`()
  {
    let log = Log()
    let host = host {
      VStack(spacing: 0) {
        leaf.box(50, 20)
        leaf.box(60, 30).anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = log.add("\(proxy[anchors[0]])")
          leaf
        }
      }
    }
    host.frame()
    #expect(log.entries == ["\(CGRect(x: 0, y: 20, width: 60, height: 30))"])
  }

  @Test(arguments: ReaderForm.allCases)
  func `A larger layer does not change its view's size (R105)`(_ form: ReaderForm) {
    let log = Log()
    host {
      leaf.box(40, 20).writes("x").reads(form, Names.self) { _ in leaf.box(100, 100).logsFrame(log)
      }
      .logsFrame(log, "all ")
    }.settle()
    #expect(log.entries.last == "all (80,90,40,20)" || log.entries.contains("all (80,90,40,20)"))
    #expect(log.entries.contains("(50,50,100,100)"))
  }

  @Test func `A layer is aligned as it was asked, to the middle by default (R105)`() {
    let log = Log()
    host {
      leaf.box(100, 100).writes("x")
        .overlayPreferenceValue(Names.self) { _ in leaf.box(20, 20).logsFrame(log, "mid ") }
        .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { _ in
          leaf.box(20, 20).logsFrame(log, "end ")
        }
        .backgroundPreferenceValue(Names.self, alignment: .topLeading) { _ in
          leaf.box(20, 20).logsFrame(log, "start ")
        }
    }.settle()
    #expect(
      log.entries.sorted() == ["end (130,130,20,20)", "mid (90,90,20,20)", "start (50,50,20,20)"])
  }

  @Test func `Several views of a layer are aligned as one (R106)`() {
    let log = Log()
    host {
      leaf.box(100, 100).writes("x").overlayPreferenceValue(Names.self, alignment: .bottom) { _ in
        leaf.box(20, 20).logsFrame(log, "1 ")
        leaf.box(10, 40).logsFrame(log, "2 ")
      }
    }.settle()
    #expect(log.entries.sorted() == ["1 (90,120,20,20)", "2 (95,110,10,40)"])
  }

  @Test func `A reader runs again for another value or another body, and not else (R107)`() {
    let log = Log()
    let outer = Knob(1)
    let inner = Knob("a")
    let host = host {
      Turned(outer) { number in
        Turned(inner) { leaf.writes($0) }.overlayPreferenceValue(Names.self) { names in
          let _ = log.add("\(number)\(names[0])")
          leaf
        }
      }
    }
    host.settle()
    host.frame { inner.value = "b" }
    host.frame { outer.value = 2 }
    host.frame()
    #expect(log.entries == ["1a", "1b", "2b"])
  }

  @Test func `A value that cannot be compared may be read (R107)`() {
    let log = Log()
    let name = Knob("a")
    let host = host {
      Turned(name) { leaf.preference(key: Opaque.self, value: Opaque.Box(names: [$0])) }
        .overlayPreferenceValue(Opaque.self) { box in
          let _ = log.add(box.names[0])
          leaf
        }
    }
    host.settle()
    host.frame { name.value = "b" }
    #expect(log.entries == ["a", "b"])
  }

  @Test func `State set in a reader's closure is refused, in words (R109, R188)`() throws {
    struct Mutating: View {
      @State private var seen = 0
      let log: Log
      var body: some View {
        let _ = log.add("\(seen)")
        leaf.writes("x").overlayPreferenceValue(Names.self) { names in
          let _ = seen = names.count
          leaf
        }
      }
    }
    let log = Log()
    let host = host { Mutating(log: log) }
    host.settle()
    #expect(log.entries == ["0"])
    let report = try #require(host.reports("W-MUTATE").first)
    #expect(
      report.message.hasPrefix(
        "Modifying state during view update, this will cause undefined behavior."))
    #expect(report.message.contains("seen"))
    #expect(report.path.contains("Mutating"))
  }

  @Test func `A reader's layer can hold an observer and a reader of its own (R101)`() {
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
}
