import Foundation
import Testing
import Waggle
import WaggleTestKit

/// Reports that belong to no key: where they point, and how often they come.
@MainActor @Suite struct ReportPlaceTests {
  private struct Restless: View {
    @State private var count = 0
    var body: some View { Color.red.onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func `A loop of onChange has the view's path and names the state, in both reports (R193)`()
  {
    let host = host { VStack { Restless() } }
    host.settle()
    let loops = host.reports("W-LOOP")
    #expect(loops.map(\.path) == ["VStack > Restless", "VStack > Restless"])
    #expect(loops.allSatisfy { $0.message.contains("count") })
    #expect(loops.first?.message.contains("Set state only when") == true)
  }

  private struct Nest: View {
    let depth: Int
    var body: AnyView {
      depth == 0 ? AnyView(Text("x")) : AnyView(VStack { Nest(depth: depth - 1) })
    }
  }

  @Test func `A tree that is too deep in several places gives one W-DEEP`() {
    let host = host {
      HStack {
        Nest(depth: 2_000)
        Nest(depth: 2_000).padding()
        Nest(depth: 2_000).frame(width: 3)
      }
    }
    host.settle()
    #expect(host.reports("W-DEEP").count == 1)
  }
}
