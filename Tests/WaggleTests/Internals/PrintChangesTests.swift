import Foundation
import Observation
import SwiftUI
import Testing
import WaggleTestKit

@testable import Waggle

/// Why a body runs, as a line.
@MainActor @Suite(.serialized) struct PrintChangesTests {
  nonisolated(unsafe) private static var lines: [String] = []

  @Observable final class Meadow { var bees = 1 }

  final class Hive: ObservableObject { @Published var honey = 1 }

  private struct Child: View {
    let name: String
    @Binding var count: Int

    var body: some View {
      let _ = PrintChangesTests.lines.append(Self.changesOfBody ?? "none")
      Text("\(name) \(count)")
    }
  }

  private struct Parent: View {
    @State private var count = 0
    @State private var name = "Clover"
    @State private var unread = 0
    @Environment(\.colorScheme) private var scheme
    @StateObject private var hive = Hive()
    let meadow: Meadow

    var body: some View {
      let _ = PrintChangesTests.lines.append(Self.changesOfBody ?? "none")
      let _ = scheme
      Text("\(meadow.bees)")
      Child(name: name, count: $count)
      Button("Count") { count += 1 }
      Button("Name") { name += "!" }
      Button("Bees") { meadow.bees += 1 }
      Button("Honey") { hive.honey += 1 }
    }
  }

  @Test func `R291: the line names what has changed since the body ran last`() throws {
    Self.lines = []
    let host = TestHost { Parent(meadow: Meadow()) }
    host.settle()
    #expect(
      Self.lines == [
        "Parent: @self, @identity, _count, _name, _unread, _scheme, _hive changed.",
        "Child: @self, @identity, _count changed.",
      ])
    func lines(_ label: String) throws -> [String] {
      Self.lines = []
      try host.find(role: .button, label: label).tap()
      return Self.lines
    }
    #expect(try lines("Count") == ["Child: _count changed."])
    #expect(try lines("Name") == ["Parent: _count, _name changed.", "Child: @self changed."])
    #expect(try lines("Bees") == ["Parent: @dependencies changed."])
    #expect(try lines("Honey") == ["Parent: _hive changed."])
    Self.lines = []
    host.setEnvironment(\.colorScheme, .dark)
    host.settle()
    #expect(Self.lines == ["Parent: _scheme changed."])
  }

  @Test func `R291: outside of a view's own body there is no line`() {
    #expect(Child.changesOfBody == nil)
    Self.lines = []
    let host = TestHost {
      let _ = PrintChangesTests.lines.append(Child.changesOfBody ?? "none")
      Text("a")
    }
    host.settle()
    #expect(Self.lines == ["none"])
  }
}
