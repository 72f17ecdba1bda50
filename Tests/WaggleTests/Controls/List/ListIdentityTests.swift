import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Jar: Identifiable, Equatable {
  var id: Int
  var name: String
}

private let garden = [
  Jar(id: 1, name: "Clover"), Jar(id: 2, name: "Sage"), Jar(id: 3, name: "Thyme"),
]

/// What makes rows from a binding to the data.
private enum Container: String, CaseIterable {
  case list, loop, modified, edited, editedLoop, byName, lazyStack, grid, stack

  @MainActor @ViewBuilder func view<Row: View>(
    _ jars: Binding<[Jar]>, @ViewBuilder row: @escaping (Binding<Jar>) -> Row
  ) -> some View {
    switch self {
    case .list: List(jars) { $jar in row($jar) }
    case .loop: List { ForEach(jars) { $jar in row($jar) } }
    case .modified: List { ForEach(jars) { $jar in row($jar) }.onDelete { _ in }.padding(1) }
    case .edited: List(jars, editActions: .all) { $jar in row($jar) }
    case .editedLoop: List { ForEach(jars, editActions: .move) { $jar in row($jar) } }
    case .byName: List(jars, id: \.id) { $jar in row($jar) }
    case .lazyStack: ScrollView { LazyVStack { ForEach(jars) { $jar in row($jar) } } }
    case .grid:
      ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(jars) { $jar in row($jar) } } }
    case .stack: VStack { ForEach(jars) { $jar in row($jar) } }
    }
  }
}

/// A row that changes its element, and remembers the first name that it had.
private struct JarRow: View {
  @Binding var jar: Jar
  @State private var first: String

  init(_ jar: Binding<Jar>) {
    _jar = jar
    _first = State(initialValue: jar.wrappedValue.name)
  }

  var body: some View {
    Text(verbatim: "\(jar.id) \(jar.name) \(first)")
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { jar.name += "!" }
  }
}

/// A view that passes its state on and does not read it.
private struct Owner: View {
  let knob: Knob<[Jar]>
  let container: Container
  @State private var jars: [Jar]

  init(jars knob: Knob<[Jar]>, container: Container) {
    (self.knob, self.container) = (knob, container)
    _jars = State(initialValue: knob.initial)
  }

  var body: some View {
    let _ = knob.follow($jars)
    container.view($jars) { JarRow($0) }
  }
}

/// Which row belongs to which element, whatever is done with the data.
@MainActor @Suite struct ListIdentityTests {
  @Test(arguments: Container.allCases)
  private func `C091: rows of bindings follow elements that are inserted, removed and moved`(
    container: Container
  ) throws {
    let jars = Knob(garden)
    let host = TestHost.phone {
      Turned(jars) { _ in container.view(jars.projected) { JarRow($0) } }
    }
    func expectRows(_ texts: String..., change: (inout [Jar]) -> Void) {
      change(&jars.value)
      host.settle()
      #expect(host.text == texts)
    }
    expectRows("1 Clover Clover", "2 Sage Sage", "3 Thyme Thyme") { _ in }
    expectRows("3 Thyme Thyme", "1 Clover Clover", "2 Sage Sage") {
      $0.insert($0.removeLast(), at: 0)
    }
    try host.find(label: "1 Clover Clover").tap()
    host.settle()
    #expect(jars.value.map(\.name) == ["Thyme", "Clover!", "Sage"])
    expectRows("1 Clover! Clover", "2 Sage Sage") { $0.removeFirst() }
    expectRows("4 Mint Mint", "1 Clover! Clover", "5 Rue Rue", "2 Sage Sage") {
      $0.insert(Jar(id: 4, name: "Mint"), at: 0)
      $0.insert(Jar(id: 5, name: "Rue"), at: 2)
    }
    try host.find(label: "2 Sage Sage").tap()
    host.settle()
    #expect(jars.value.map(\.name) == ["Mint", "Clover!", "Rue", "Sage!"])
    expectRows("2 Sage! Sage", "5 Rue Rue", "1 Clover! Clover", "4 Mint Mint") { $0.reverse() }
    expectRows() { $0 = [] }
    expectRows("9 Dill Dill") { $0 = [Jar(id: 9, name: "Dill")] }
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: Container.allCases)
  private func `C091: rows of bindings follow data that only they read`(container: Container) throws
  {
    let jars = Knob(garden)
    let host = TestHost.phone { Owner(jars: jars, container: container) }
    #expect(host.text == ["1 Clover Clover", "2 Sage Sage", "3 Thyme Thyme"])
    jars.value.remove(at: 1)
    host.settle()
    #expect(host.text == ["1 Clover Clover", "3 Thyme Thyme"])
    withAnimation { jars.value = [Jar(id: 3, name: "Thyme"), Jar(id: 7, name: "Rue")] }
    host.settle()
    host.advance(by: 2)
    #expect(host.text == ["3 Thyme Thyme", "7 Rue Rue"])
    withAnimation { jars.value = [] }
    host.advance(by: 2)
    #expect(host.text.isEmpty)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C087, C091: lists of bindings are made with each kind of selection`() throws {
    let (jars, one, many, exact) = (Knob(garden), Knob<Int?>(nil), Knob(Set<Int>()), Knob(0))
    func expectSelection<Content: View>(_ content: @escaping (Binding<[Jar]>) -> Content) throws {
      let host = TestHost.phone {
        Turned(jars) { _ in
          Turned(one) { _ in
            Turned(many) { _ in
              Turned(exact) { _ in
                content(jars.projected).environment(\.editMode, .constant(.active))
              }
            }
          }
        }
      }
      #expect(host.text == ["Clover", "Sage", "Thyme"])
      try host.find(role: .row, label: "Sage").tap()
      host.settle()
      #expect((one.value ?? many.value.first ?? exact.value) == 2)
    }
    try expectSelection { List($0, selection: one.projected) { $jar in Text(jar.name) } }
    try expectSelection { List($0, selection: many.projected) { $jar in Text(jar.name) } }
    try expectSelection { List($0, selection: exact.projected) { $jar in Text(jar.name) } }
    try expectSelection { List($0, id: \.id, selection: one.projected) { $jar in Text(jar.name) } }
    try expectSelection { List($0, id: \.id, selection: many.projected) { $jar in Text(jar.name) } }
    try expectSelection {
      List($0, editActions: .move, selection: one.projected) { $jar in Text(jar.name) }
    }
    try expectSelection {
      List($0, editActions: [.move, .delete], selection: many.projected) { $jar in Text(jar.name) }
    }
    try expectSelection {
      List($0, id: \.id, editActions: .all, selection: many.projected) { $jar in Text(jar.name) }
    }
    try expectSelection {
      List($0, id: \.id, editActions: .all, selection: exact.projected) { $jar in Text(jar.name) }
    }
  }

  @Test func `C087: rows with equal ids are shown, and reported once`() {
    let data = Knob([2, 1, 2, 5])
    let host = TestHost.phone {
      Turned(data) { data in List(data, id: \.self) { Text(verbatim: "row \($0)") } }
    }
    for next in [
      [2, 1, 2, 5], [3, 1, 2, 5], [3, 3, 3, 2, 2], [1, 3, 2], [1, 3, 1, 3], [1, 3],
    ] {
      data.value = next
      host.settle()
      #expect(host.text == next.map { "row \($0)" })
    }
    #expect(Set(host.diagnostics.map(\.id)) == ["W-ID"])
    #expect(host.diagnostics.filter { $0.message.contains("id 2") }.count == 1)
  }

  @Test(arguments: [3, 4, 5, 6])
  func `C087: rows of any data with equal ids are those of the data`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let data = Knob([1, 2])
    let host = TestHost.phone {
      Turned(data) { data in List(data, id: \.self) { Text(verbatim: "row \($0)") } }
    }
    for _ in 0..<40 {
      data.value = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Int.random(in: 0..<6, using: &random)
      }
      host.settle()
      #expect(host.text == data.value.map { "row \($0)" })
    }
  }

  @Test func `C087: a selection of ids that vanish stays, for rows that come back`() throws {
    let (data, selection) = (Knob([1, 2, 3]), Knob<Set<Int>>([1, 3]))
    let host = TestHost.phone {
      Turned(selection) { _ in
        Turned(data) { data in
          List(data, id: \.self, selection: selection.projected) { Text(verbatim: "row \($0)") }
        }
      }
    }
    func selected() throws -> [String] {
      try data.value.map { "row \($0)" }
        .filter { try host.find(role: .row, label: $0).traits.contains(.isSelected) }
    }
    #expect(try selected() == ["row 1", "row 3"])
    data.value = [2, 3]
    host.settle()
    #expect(try selected() == ["row 3"])
    #expect(selection.value == [1, 3])
    data.value = [3, 2, 1]
    host.settle()
    #expect(try selected() == ["row 3", "row 1"])
    data.value = []
    host.settle()
    #expect(selection.value == [1, 3])
  }
}
