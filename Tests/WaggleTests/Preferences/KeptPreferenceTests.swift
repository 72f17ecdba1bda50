import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a view says to the window or to the presentation around it.
struct Said: CustomTestStringConvertible, Sendable {
  let name: String
  let isOfSheet: Bool
  /// A value, and a different one.
  let one: @MainActor @Sendable (AnyView) -> AnyView
  let other: @MainActor @Sendable (AnyView) -> AnyView
  var testDescription: String { name }

  static let nothing: @MainActor @Sendable (AnyView) -> AnyView = { $0 }

  private init<One: View, Other: View>(
    _ name: String, isOfSheet: Bool = true,
    _ one: @escaping @MainActor @Sendable (AnyView) -> One,
    other: @escaping @MainActor @Sendable (AnyView) -> Other
  ) {
    self.name = name
    self.isOfSheet = isOfSheet
    self.one = { AnyView(one($0)) }
    self.other = { AnyView(other($0)) }
  }

  static let all = [
    Said("preferredColorScheme", isOfSheet: false) {
      $0.preferredColorScheme(.dark)
    } other: {
      $0.preferredColorScheme(.light)
    },
    Said("presentationDetents") {
      $0.presentationDetents([.height(200)])
    } other: {
      $0.presentationDetents([.height(300)])
    },
    Said("presentationDragIndicator") {
      $0.presentationDragIndicator(.visible)
    } other: {
      $0.presentationDragIndicator(.hidden)
    },
    Said("presentationCornerRadius") {
      $0.presentationCornerRadius(50)
    } other: {
      $0.presentationCornerRadius(5)
    },
    Said("presentationBackground") {
      $0.presentationBackground(.red)
    } other: {
      $0.presentationBackground(.blue)
    },
    Said("presentationCompactAdaptation") {
      $0.presentationCompactAdaptation(.fullScreenCover)
    } other: {
      $0.presentationCompactAdaptation(.sheet)
    },
    Said("presentationBackgroundInteraction") {
      $0.presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled)
    } other: {
      $0.presentationDetents([.height(200)]).presentationBackgroundInteraction(.disabled)
    },
  ]
}

/// Where the page is that says it, and what then covers it.
enum CoveredPlace: CaseIterable, Sendable { case root, secondOfThree, narrowColumn }

/// Which page is on top, changed by a test.
@MainActor @Observable private final class Trip {
  var path: [Int] = []
  var column = NavigationSplitViewColumn.sidebar
  var tab = 0
  var isOpen = true
}

private struct Page: View {
  @Environment(\.colorScheme) private var scheme
  let number: Int

  var body: some View {
    VStack {
      Text("page \(number)")
      Rectangle().fill(scheme == .dark ? .yellow : .green).frame(width: 40, height: 20)
    }
  }
}

private struct Pages: View {
  let place: CoveredPlace?
  var inside = Said.nothing
  var around = Said.nothing
  var onTop = Said.nothing
  @Bindable var trip: Trip

  var body: some View { around(AnyView(container)) }

  private func page(_ number: Int, says: (AnyView) -> AnyView) -> AnyView {
    says(AnyView(Page(number: number)))
  }

  @ViewBuilder private var container: some View {
    switch place {
    case .root:
      NavigationStack(path: $trip.path) {
        page(0, says: inside)
          .navigationDestination(for: Int.self) { page($0, says: onTop) }
      }
    case .secondOfThree:
      NavigationStack(path: $trip.path) {
        page(0, says: Said.nothing)
          .navigationDestination(for: Int.self) { page($0, says: $0 == 1 ? inside : onTop) }
      }
    case .narrowColumn:
      NavigationSplitView(preferredCompactColumn: $trip.column) {
        page(0, says: inside)
      } detail: {
        page(1, says: onTop)
      }
    case nil:
      TabView(selection: $trip.tab) {
        Tab("a", systemImage: "star", value: 0) { page(0, says: inside) }
        Tab("b", systemImage: "star", value: 1) { page(1, says: onTop) }
      }
    }
  }
}

/// The pages in the window, or in a sheet over it.
private struct Stage: View {
  let isInSheet: Bool
  let pages: Pages
  @Bindable var trip: Trip

  var body: some View {
    if isInSheet {
      Color.gray.sheet(isPresented: $trip.isOpen) { pages }
    } else {
      pages
    }
  }
}

@MainActor @Suite struct KeptPreferenceTests {
  private func open(
    _ place: CoveredPlace?, isInSheet: Bool,
    inside: @escaping @MainActor @Sendable (AnyView) -> AnyView = Said.nothing,
    around: @escaping @MainActor @Sendable (AnyView) -> AnyView = Said.nothing,
    onTop: @escaping @MainActor @Sendable (AnyView) -> AnyView = Said.nothing
  ) -> (TestHost, Trip) {
    let trip = Trip()
    let pages = Pages(place: place, inside: inside, around: around, onTop: onTop, trip: trip)
    let host = TestHost.phone(height: 600) {
      Stage(isInSheet: isInSheet, pages: pages, trip: trip)
    }
    rest(host)
    return (host, trip)
  }

  private func rest(_ host: TestHost) {
    host.settle()
    host.advance(by: 1)
    host.settle()
  }

  /// Covers the page that says it.
  private func cover(_ host: TestHost, _ trip: Trip, _ place: CoveredPlace?) {
    host.frame {
      switch place {
      case .root: trip.path = [1]
      case .secondOfThree: trip.path = [1, 2]
      case .narrowColumn: trip.column = .detail
      case nil: trip.tab = 1
      }
    }
    rest(host)
  }

  private func uncover(_ host: TestHost, _ trip: Trip, _ place: CoveredPlace?) {
    host.frame {
      switch place {
      case .root: trip.path = []
      case .secondOfThree: trip.path = [1]
      case .narrowColumn: trip.column = .sidebar
      case nil: trip.tab = 0
      }
    }
    rest(host)
  }

  /// What is seen: the texts, and the picture.
  private func look(_ host: TestHost) -> Look {
    Look(text: host.text, picture: try? host.png(scale: 1))
  }

  private struct Look: Equatable, CustomStringConvertible {
    let text: [String]
    let picture: Data?
    var description: String { "\(text), \(picture?.hashValue ?? 0)" }
  }

  private func start(_ host: TestHost, _ trip: Trip, _ place: CoveredPlace) {
    guard place == .secondOfThree else { return }
    host.frame { trip.path = [1] }
    rest(host)
  }

  @Test(arguments: Said.all, CoveredPlace.allCases)
  func `R320: what a covered screen says holds, as if it were said around the screens`(
    said: Said, place: CoveredPlace
  ) {
    for isInSheet in said.isOfSheet ? [true] : [false, true] {
      let (mine, trip) = open(place, isInSheet: isInSheet, inside: said.one)
      let (around, aroundTrip) = open(place, isInSheet: isInSheet, around: said.one)
      let (plain, plainTrip) = open(place, isInSheet: isInSheet)
      start(mine, trip, place)
      start(around, aroundTrip, place)
      for (host, trip) in [(mine, trip), (around, aroundTrip), (plain, plainTrip)] {
        cover(host, trip, place)
      }
      #expect(look(mine) == look(around), "\(isInSheet)")
      if said.name != "presentationBackgroundInteraction" {
        #expect(look(mine) != look(plain), "\(isInSheet)")
      }
      uncover(mine, trip, place)
      uncover(around, aroundTrip, place)
      #expect(look(mine) == look(around), "back, \(isInSheet)")
    }
  }

  @Test(arguments: Said.all, CoveredPlace.allCases)
  func `R320: what the screen on top says itself counts, until it is gone`(
    said: Said, place: CoveredPlace
  ) {
    for isInSheet in said.isOfSheet ? [true] : [false, true] {
      let (mine, trip) = open(place, isInSheet: isInSheet, inside: said.one, onTop: said.other)
      let (around, aroundTrip) = open(place, isInSheet: isInSheet, around: said.other)
      let (first, firstTrip) = open(place, isInSheet: isInSheet, around: said.one)
      for (host, trip) in [(mine, trip), (around, aroundTrip), (first, firstTrip)] {
        start(host, trip, place)
        cover(host, trip, place)
      }
      #expect(look(mine) == look(around), "\(isInSheet)")
      uncover(mine, trip, place)
      uncover(first, firstTrip, place)
      #expect(look(mine) == look(first), "back, \(isInSheet)")
    }
  }

  @Test(arguments: Said.all)
  func `R320: of tabs the one that is shown counts`(said: Said) {
    for isInSheet in said.isOfSheet ? [true] : [false, true] {
      let (mine, trip) = open(nil, isInSheet: isInSheet, inside: said.one, onTop: said.other)
      let (one, _) = open(nil, isInSheet: isInSheet, around: said.one)
      let (other, otherTrip) = open(nil, isInSheet: isInSheet, around: said.other)
      #expect(look(mine) == look(one), "\(isInSheet)")
      cover(mine, trip, nil)
      cover(other, otherTrip, nil)
      #expect(look(mine) == look(other), "\(isInSheet)")
      uncover(mine, trip, nil)
      #expect(look(mine) == look(one), "back, \(isInSheet)")
    }
  }

  @Test(arguments: CoveredPlace.allCases)
  func `R320: a covered screen keeps a sheet from being dismissed`(place: CoveredPlace) {
    for isDisabled in [true, false] {
      let (host, trip) = open(
        place, isInSheet: true,
        inside: {
          AnyView($0.interactiveDismissDisabled(isDisabled))
        })
      start(host, trip, place)
      cover(host, trip, place)
      host.key(.escape)
      rest(host)
      #expect(trip.isOpen == isDisabled)
    }
  }

  @Test func `R320: the width of a column holds under a screen that is pushed in it`() throws {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("more") { Color.red.frame(height: 10) }
            .isDetailLink(false)
            .navigationSplitViewColumnWidth(210)
        } detail: {
          Color.blue
        }
      }
    }
    let host = TestHost(size: CGSize(width: 1_200, height: 400)) { Columns() }
    rest(host)
    try host.find(role: .button, label: "more").tap()
    rest(host)
    #expect(host.displayList.description.contains(" 210 "))
  }

  @Test func `R320: a screen that is removed reports nothing while it slides away`() {
    let (host, trip) = open(
      .root, isInSheet: false, onTop: { AnyView($0.preferredColorScheme(.dark)) })
    cover(host, trip, .root)
    #expect(host.preference(PreferredColorSchemeKey.self) == .dark)
    host.frame { trip.path = [] }
    #expect(host.preference(PreferredColorSchemeKey.self) == .some(nil))
  }
}
