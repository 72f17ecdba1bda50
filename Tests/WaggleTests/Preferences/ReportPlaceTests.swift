import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Reports that belong to no key: where they point, and how often they come.
@MainActor @Suite struct ReportPlaceTests {
  private struct Restless: View {
    var isBusy = false
    @State private var count = 0
    var body: some View {
      Color.red.onChange(of: count, initial: isBusy) { count += 1 }
        .onTapGesture { count += 1 }
    }
  }

  @Test func `A loop of onChange has the view's path, names the state and tells the cure (R193)`() {
    let host = host { VStack { Restless() } }
    host.tap(at: CGPoint(x: host.size.width / 2, y: host.size.height / 2))
    let loops = host.reports("W-LOOP")
    #expect(loops.map(\.path) == ["VStack > Restless"])
    #expect(loops.first?.message.contains("The action set count, which changed") == true)
    #expect(loops.first?.message.contains("Set state only when") == true)
  }

  @Test func `A tree that never rests has the path of the view whose action ran last (R085)`() {
    let host = host { VStack { Restless(isBusy: true) } }
    host.settle()
    let loops = host.reports("W-LOOP")
    #expect(loops.map(\.path) == ["VStack > Restless"])
    #expect(loops.first?.message.contains("120 frames") == true)
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
