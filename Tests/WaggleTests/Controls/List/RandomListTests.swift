import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Bed: Identifiable {
  var id: Int
  var rows: [Int]
  var isOpen = true
}

@Observable @MainActor private final class Garden {
  var beds = [Bed(id: 1, rows: [10, 11, 12]), Bed(id: 2, rows: [20])]
  var mode = EditMode.inactive
  var hasMore = true
  @ObservationIgnored private var last = 2

  /// One random change.
  func change(_ random: inout SeededGenerator) {
    let bed = beds.indices.randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      guard let bed else { return }
      last += 1
      beds[bed].rows.insert(last * 10, at: Int.random(in: 0...beds[bed].rows.count, using: &random))
    case 2:
      guard let bed, let row = beds[bed].rows.indices.randomElement(using: &random) else { return }
      beds[bed].rows.remove(at: row)
    case 3:
      last += 1
      beds.insert(
        Bed(id: last, rows: [last * 10, last * 10 + 1]),
        at: Int.random(in: 0...beds.count, using: &random))
    case 4: if let bed { beds.remove(at: bed) }
    case 5: if let bed { beds[bed].isOpen.toggle() }
    case 6: hasMore.toggle()
    case 7: mode = mode == .active ? .inactive : .active
    case 8: beds.shuffle(using: &random)
    default: for bed in beds.indices { beds[bed].rows = [] }
    }
  }
}

/// Lists, forms and lazy stacks whose parts are inserted and removed, with animations or without, some before others have ended.
@MainActor @Suite struct RandomListTests {
  private struct Rows: View {
    @Bindable var garden: Garden
    let kind: Int
    let style: Int

    var body: some View {
      Group {
        switch style {
        case 0: List { content }
        case 1: List { content }.listStyle(.plain)
        case 2: Form { content }
        default: ScrollView { LazyVStack { content } }
        }
      }
      .environment(\.editMode, $garden.mode)
    }

    private var rows: [Int] { garden.beds.flatMap(\.rows) }

    @ViewBuilder private var content: some View {
      switch kind {
      case 0:
        ForEach($garden.beds) { $bed in
          Section("bed \(bed.id)", isExpanded: $bed.isOpen) {
            ForEach(bed.rows, id: \.self) { Text("row \($0)").swipeActions { Button("x") {} } }
              .onDelete { bed.rows.remove(atOffsets: $0) }
              .onMove { bed.rows.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      case 1:
        ForEach(garden.beds) { bed in
          if !bed.rows.isEmpty {
            Section {
              ForEach(bed.rows, id: \.self) { Text("row \($0)") }
            } footer: {
              if bed.isOpen { Text("foot \(bed.id)") }
            }
          }
        }
      case 2:
        ForEach($garden.beds) { $bed in
          DisclosureGroup("bed \(bed.id)", isExpanded: $bed.isOpen) {
            ForEach(bed.rows, id: \.self) { Text("row \($0)").tag($0) }
          }
        }
      case 3:
        ForEach(rows, id: \.self) { row in
          if row % 20 == 0 { HStack { Text("even \(row)") } } else { Button("row \(row)") {} }
        }
      case 4:
        if garden.hasMore { ForEach(rows, id: \.self) { Text("row \($0)") } }
        Section("more") {
          if garden.hasMore {
            Text("extra")
            Picker("P", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.inline)
          } else {
            Text("none")
          }
        }
      default:
        ForEach(garden.beds) { bed in
          Section {
            if bed.isOpen { List { ForEach(bed.rows, id: \.self) { Text("row \($0)") } } }
            Text("bed \(bed.id)")
          }
        }
      }
    }
  }

  private func open(_ garden: Garden, _ kind: Int, _ style: Int) -> TestHost {
    TestHost.phone(height: 4000) {
      Rows(garden: garden, kind: kind, style: style)
    }
  }

  @Test(arguments: 0..<6, 0..<4)
  func `R175: parts of a list change while others are removed, and what is left is the model`(
    kind: Int, style: Int
  ) throws {
    // A list in a stack is not a row.
    if kind == 5, style == 3 { return }
    for seed in 0..<4 {
      var random = SeededGenerator(seed: UInt64(seed * 100 + kind))
      let garden = Garden()
      let host = open(garden, kind, style)
      for _ in 0..<25 {
        if Bool.random(using: &random) {
          withAnimation { garden.change(&random) }
        } else {
          garden.change(&random)
        }
        host.settle()
        host.advance(by: Double.random(in: 0...0.4, using: &random))
      }
      host.settle()
      host.advance(by: 3)
      #expect(host.text == open(garden, kind, style).text, "seed \(seed)")
      _ = host.elements
    }
  }
}
