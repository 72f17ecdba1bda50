import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Identifiers that views make (R235).
@MainActor @Suite struct NamespaceTests {
  private struct Named: View {
    @Namespace private var first
    @Namespace private var second
    let record: Recorder<[Namespace.ID]>
    let turn: Int
    var body: some View {
      let _ = record.add([first, second])
      Text("\(turn)")
    }
  }

  @Test func `R235: an identifier stays as long as its view, and no two are the same`() {
    let record = Recorder<[Namespace.ID]>()
    let knob = Knob((turn: 0, id: 0))
    let host = TestHost {
      Turned(knob) { Named(record: record, turn: $0.turn).id($0.id) }
    }
    host.settle()
    host.frame { knob.value.turn = 1 }
    let ids = record.take()
    #expect(ids.count == 2)
    #expect(ids[0] == ids[1])
    #expect(ids[0][0] != ids[0][1])
    host.frame { knob.value.id = 1 }
    let again = record.take()
    #expect(Set(again[0]).isDisjoint(with: ids[0]))
  }

  @Test func `R235: a child that gets an identifier runs no body when the parent's runs again`() {
    struct Child: View {
      let namespace: Namespace.ID
      let log: Log
      var body: some View {
        let _ = log.add("child")
        Text("child")
      }
    }
    struct Parent: View {
      @Namespace private var namespace
      let turn: Int
      let log: Log
      var body: some View {
        VStack {
          Text("\(turn)")
          Child(namespace: namespace, log: log)
        }
      }
    }
    let log = Log()
    let knob = Knob(0)
    let host = TestHost { Turned(knob) { Parent(turn: $0, log: log) } }
    host.settle()
    host.frame { knob.value = 1 }
    #expect(log.take() == ["child"])
  }
}
