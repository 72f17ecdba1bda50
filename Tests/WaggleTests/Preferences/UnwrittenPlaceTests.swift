import Foundation
import Observation
import TestSupport
import Testing
import Waggle
import WaggleControls
import WaggleTestKit

/// Lawful; the numbers in the order of the views.
private enum Placed: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Breaks R004: defaults add up.
private enum Counted: PreferenceKey {
  static let defaultValue = 1
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Which places write now, by their bits.
@Observable @MainActor private final class Places {
  var writing: Int
  init(_ writing: Int) { self.writing = writing }
}

/// A place that can be empty: it has a view that writes its number, or none.
private struct Place: View {
  let number: Int
  let places: Places

  init(_ number: Int, _ places: Places) { (self.number, self.places) = (number, places) }

  var body: some View {
    if places.writing & 1 << number != 0 {
      Color.red.preference(key: Placed.self, value: [number])
        .preference(key: Counted.self, value: 10)
    }
  }
}

/// Rows of which those write whose bit is set, in a loop.
private struct Loop: View {
  let numbers: [Int]
  let places: Places

  var body: some View {
    ForEach(numbers.filter { places.writing & 1 << $0 != 0 }, id: \.self) { number in
      Color.red.preference(key: Placed.self, value: [number])
        .preference(key: Counted.self, value: 10)
    }
  }
}

/// As many places as bits are set, none of which writes: so many defaults.
private struct Growing: View {
  let places: Places
  var body: some View {
    ForEach(0..<places.writing.nonzeroBitCount, id: \.self) { _ in Place(9, places) }
  }
}

/// Places that share a default, in all small trees and in each kind of container.
@MainActor @Suite struct UnwrittenPlaceTests {
  private typealias Tree = (Places) -> AnyView

  private struct Found: Equatable {
    var placed: [Int]?
    var counted: Int?
    var heard: [String]
  }

  /// A window that observes both keys around a tree.
  private func host(_ places: Places, _ log: Log, _ tree: @escaping Tree) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      VStack { tree(places) }
        .onPreferenceChange(Placed.self) { log.add("\($0)") }
        .onPreferenceChange(Counted.self) { log.add("count \($0)") }
    }
    host.settle()
    return host
  }

  /// Checks each change of three places' bits, and back, against a new tree; and that the value observed last is that one.
  ///
  /// - Parameter order: in which they are combined; nil for rows, which keep the order in which they were made (R155).
  private func check(
    _ name: String, writers: Set<Int> = [0, 1, 2], in order: [Int]? = [0, 1, 2],
    _ tree: @escaping Tree
  ) {
    let changes = (0..<8).flatMap { before in
      (0..<8).filter { $0 != before }.map { (before, $0) }
    }
    for (before, after) in changes.sampled(each: 3) {
      let (places, log) = (Places(before), Log())
      let changed = host(places, log, tree)
      for writing in [after, before, after] {
        changed.frame { places.writing = writing }
        changed.settle()
        let expected = (order ?? [0, 1, 2]).filter {
          writing & 1 << $0 != 0 && writers.contains($0)
        }
        let value = changed.preference(Placed.self)
        let placed = order == nil ? value?.sorted() : value
        #expect(placed == expected, "\(name): \(before) to \(writing)")
        let new = host(Places(writing), Log(), tree)
        #expect(
          changed.preference(Counted.self) == new.preference(Counted.self),
          "\(name): \(before) to \(writing)")
        if !writers.isEmpty {
          #expect(log.entries.last { $0.hasPrefix("[") } == value.map { "\($0)" }, "\(name)")
          #expect(
            log.entries.last { $0.hasPrefix("count") }
              == new.preference(Counted.self).map { "count \($0)" }, "\(name)")
        }
      }
      changed.host.checkInvariants()
    }
  }

  @Test func `In all small trees places that come to write and cease are observed (R231)`() {
    check("in a row") { places in
      AnyView(
        HStack {
          Place(0, places); Place(1, places); Place(2, places)
        })
    }
    check("nested to the left") { places in
      AnyView(
        HStack {
          VStack {
            Place(0, places); Place(1, places)
          }; Place(2, places)
        })
    }
    check("nested to the right") { places in
      AnyView(
        HStack {
          Place(0, places);
          ZStack {
            Place(1, places); Place(2, places)
          }
        })
    }
    check("each in one") { places in
      AnyView(
        HStack {
          VStack { Place(0, places) }
          VStack { ZStack { Place(1, places) } }
          ZStack {
            Text("and"); HStack { Place(2, places) }
          }
        })
    }
    check("in layers", in: [1, 0, 2]) { places in
      AnyView(
        VStack { Place(0, places) }.background { Place(1, places) }.overlay { Place(2, places) })
    }
    check("layers of layers", in: [0, 2, 1]) { places in
      AnyView(
        Color.red.overlay { VStack { Place(0, places) } }
          .overlay { Color.red.background { Place(2, places) }.overlay { Place(1, places) } })
    }
    check("behind writers of other keys") { places in
      AnyView(
        HStack {
          VStack { Place(0, places) }.preference(key: Sum.self, value: 1)
          VStack { Place(1, places) }.transformPreference(Sum.self) { $0 += 1 }
          VStack { Place(2, places) }.preference(key: Names.self, value: [])
            .preference(key: Sum.self, value: 1)
        })
    }
    check("inside observers") { places in
      AnyView(
        HStack {
          VStack { Place(0, places) }.onPreferenceChange(Placed.self) { _ in }
          VStack {
            Place(1, places); Place(2, places)
          }
          .backgroundPreferenceValue(Placed.self) { _ in Color.blue }
        })
    }
    check("behind a writer", writers: [0]) { places in
      AnyView(
        HStack {
          Place(0, places)
          VStack {
            Place(1, places); Place(2, places)
          }
          .preference(key: Placed.self, value: []).preference(key: Counted.self, value: 3)
        })
    }
    check("with more and fewer defaults", writers: []) { places in
      AnyView(
        HStack {
          VStack { Growing(places: places) }
          ZStack { VStack { AnyView(VStack { Growing(places: places) }) } }
        })
    }
    check("beside more and fewer defaults", writers: [0]) { places in
      AnyView(
        HStack {
          VStack { VStack { Growing(places: places) } }
          ZStack {
            VStack {
              Place(0, places)
              Growing(places: places)
            }
          }
        })
    }
    check("one behind another", writers: [0]) { places in
      AnyView(
        HStack {
          VStack { AnyView(VStack { AnyView(Place(0, places)) }) }
          VStack {
            AnyView(
              VStack { if places.writing & 2 != 0 { VStack { Growing(places: places) } } })
          }
        })
    }
    check("in loops") { places in
      AnyView(
        HStack {
          VStack { Loop(numbers: [0, 1], places: places) }
          ZStack { Loop(numbers: [2], places: places) }
        })
    }
  }

  @Test func `In each kind of container places that come to write and cease are observed (R231)`() {
    func three(_ places: Places) -> some View {
      Group {
        Place(0, places); VStack { Place(1, places) }; Place(2, places)
      }
    }
    check("Group") { places in AnyView(VStack { Group { three(places) } }) }
    check("AnyView") { places in AnyView(VStack { AnyView(VStack { three(places) }) }) }
    check("id") { places in AnyView(VStack { three(places) }.id(1)) }
    check("frame, padding") { places in
      AnyView(VStack { three(places) }.padding().frame(width: 90).opacity(0.5).offset(x: 2))
    }
    check("hidden") { places in AnyView(VStack { three(places) }.hidden()) }
    check("disabled") { places in AnyView(VStack { three(places) }.disabled(true)) }
    check("mask", writers: []) { places in AnyView(Color.red.mask { VStack { three(places) } }) }
    check("masked") { places in AnyView(VStack { three(places) }.mask { Color.red }) }
    check("clipped") { places in AnyView(VStack { three(places) }.clipped().shadow(radius: 1)) }
    check("button") { places in
      AnyView(
        Button {
        } label: {
          VStack { three(places) }
        })
    }
    check("label") { places in
      AnyView(
        Label {
          VStack { three(places) }
        } icon: {
          Color.red
        })
    }
    check("scroll view") { places in AnyView(ScrollView { VStack { three(places) } }) }
    check("lazy stack", in: nil) { places in AnyView(ScrollView { LazyVStack { three(places) } }) }
    check("rows", in: nil) { places in
      AnyView(
        ScrollView {
          LazyVStack { ForEach(0..<3, id: \.self) { id in HStack { Place(id, places) } } }
        })
    }
    check("list", in: nil) { places in
      AnyView(List { ForEach(0..<3, id: \.self) { id in HStack { Place(id, places) } } })
    }
    check("grid") { places in
      AnyView(
        Grid {
          GridRow {
            Place(0, places); Place(1, places)
          }; Place(2, places)
        })
    }
    check("reader") { places in AnyView(GeometryReader { _ in VStack { three(places) } }) }
    check("one that fits") { places in AnyView(ViewThatFits { VStack { three(places) } }) }
    check("inset") { places in
      AnyView(
        Color.red.safeAreaInset(edge: .bottom) {
          VStack {
            Place(0, places); Place(1, places)
          }
        }
        .overlay { Place(2, places) })
    }
    check("tabs") { places in
      AnyView(TabView { VStack { three(places) }.tabItem { Text("one") } })
    }
    check("screens") { places in AnyView(NavigationStack { VStack { three(places) } }) }
    check("sheet", writers: []) { places in
      AnyView(Color.red.sheet(isPresented: .constant(true)) { VStack { three(places) } })
    }
    check("own layout") { places in AnyView(AnyLayout(HStackLayout()) { three(places) }) }
    check("toggle") { places in
      AnyView(Toggle(isOn: .constant(true)) { VStack { three(places) } })
    }
  }

  @Test func `A place in a window that animates is observed at once (R231)`() {
    check("animated") { places in
      AnyView(
        HStack {
          Place(0, places).transition(.scale)
          VStack { Place(1, places).transition(.slide) }
          VStack { Place(2, places) }.transition(.opacity)
        }
        .animation(.linear(duration: 0.1), value: places.writing))
    }
    check("above others", in: [1, 2, 0]) { places in
      AnyView(
        ZStack {
          VStack { Place(0, places) }.zIndex(1)
          VStack { Place(1, places) }
          VStack { Place(2, places) }
        })
    }
  }
}
