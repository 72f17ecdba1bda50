import Foundation
import TestSupport
import Testing
import Waggle

@MainActor
struct DisplayListTests {
  @Test func `items are printed one per line with their frames in the window`() {
    let lines = drawn {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "Hi").foregroundStyle(.red)
        HStack(spacing: 0) {
          Color.green.frame(width: 10, height: 5)
          Color.blue.frame(width: 10.0625, height: 5).padding(1)
        }
      }
    }
    #expect(
      lines == [
        "text \"Hi\" (38.969 34.25 17 20.5) 17pt #FF383C", "rect (38.969 59.75 10 5) #34C759",
        "rect (49.969 59.75 10.063 5) #0088FF",
      ])
  }

  @Test func `drawing order is from back to front: overlays, backgrounds and z indices`() {
    let lines = drawn {
      ZStack {
        Color.red.zIndex(1)
        Color.green.background { Color.blue }.overlay { Color.black }
      }
    }
    #expect(lines.map { $0.suffix(7) } == ["#0088FF", "#34C759", "#000000", "#FF383C"])
  }

  @Test func `a view that draws nothing has no output, empty content an empty list`() {
    let nothing = PlainHost { VStack { EmptyView() } }
    #expect(nothing.host.rootView.display == nil)
    let brush = Brush()
    let place = PlainHost { VStack { if brush.flag { Color.red } } }
    #expect(place.list.isEmpty)
    place.settle { brush.flag = true }
    #expect(place.lines == ["rect (0 0 100 100) #FF383C"])
    place.settle { brush.flag = false }
    #expect(place.list.isEmpty)
  }

  @Test func `a frame without changes gives the same tree`() {
    let host = PlainHost {
      VStack {
        Color.red
        Text(verbatim: "a")
      }
    }
    let before = host.list
    host.host.frame()
    #expect(host.list == before)
  }

  @Test func `one changed leaf rebuilds its ancestors and shares everything else`() {
    let models = (0..<1000).map { _ in Brush() }
    let host = PlainHost(100, 100_000) {
      VStack(spacing: 0) {
        ForEach(0..<1000) { index in BrushView(brush: models[index]) }
      }
    }
    let before = host.list
    let old = before.identities
    host.settle { models[437].color = .blue }
    let new = host.list.identities
    #expect(new.subtracting(old).count <= 2 * 10 + 4)
    #expect(host.list != before)
    #expect(host.text.contains("#0088FF"))
  }

  @Test func `a list that only moved shares its content`() {
    let brush = Brush()
    let host = PlainHost {
      HStack(spacing: 0) {
        Color.clear.frame(width: brush.number, height: 1)
        VStack {
          Color.red
          Color.green
        }.frame(width: 10, height: 20)
      }
      .frame(width: 100, alignment: .leading)
    }
    let before = host.list.identities
    host.settle { brush.number = 30 }
    #expect(host.text.contains("rect (30 "))
    #expect(host.list.identities.intersection(before).count >= 3)
  }

  @Test func `an unrelated body that runs again rebuilds nothing`() {
    let brush = Brush()
    let host = PlainHost {
      Color.red.offset(x: 3).opacity(0.5).clipShape(Circle()).shadow(radius: brush.flag ? 2 : 2)
    }
    let before = host.list
    let bodies = host.runtime.counts.bodies
    host.settle { brush.flag = true }
    #expect(host.list == before)
    #expect(host.runtime.counts.bodies >= bodies)
  }

  @Test func `visible strings are read from top to bottom and from the leading side`() {
    let host = PlainHost {
      VStack {
        HStack {
          Text(verbatim: "a")
          Text(verbatim: "b").opacity(0)
          Text(verbatim: "c")
        }
        Text(verbatim: "d")
        Text(verbatim: "e").hidden()
        Text(verbatim: "f").foregroundStyle(.clear)
      }
    }
    #expect(host.list.visibleStrings == ["a", "c", "d"])
  }

  @Test func `strings below an offset are read where they are drawn`() {
    let host = PlainHost {
      VStack {
        Text(verbatim: "first").offset(y: 60)
        Text(verbatim: "second")
      }
    }
    #expect(host.list.visibleStrings == ["second", "first"])
  }

  @Test func `a list of any depth can be freed`() {
    var node = DisplayNode(.rectangle(.zero, .color(.black)))
    for index in 0..<200_000 {
      node =
        index % 2 == 0
        ? DisplayNode(.opacity(0.5, node)) : DisplayNode(.group([node, DisplayNode(.group([]))]))
    }
    var list: DisplayList? = DisplayList(node)
    node = DisplayNode(.group([]))
    #expect(list?.isEmpty == false)
    list = nil
  }

  @Test func `freeing a list keeps the parts that others share`() {
    let leaf = DisplayNode(.rectangle(.zero, .color(.black)))
    let inner = DisplayNode(.opacity(0.5, leaf))
    var outer: DisplayNode? = DisplayNode(.group([inner]))
    #expect(outer != nil)
    outer = nil
    #expect(DisplayList(inner).identities.count == 2)
  }
}

/// A leaf that reads its model and no other.
private struct BrushView: View {
  let brush: Brush
  var body: some View { brush.color.frame(width: 10, height: 10) }
}
