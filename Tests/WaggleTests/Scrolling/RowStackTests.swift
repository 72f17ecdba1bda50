import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// A piece of the content of a list.
private indirect enum Piece: Hashable, Identifiable {
  case single(Int)
  case rows(Int, [Int])
  case section(Int, header: Bool, rows: [Int], footer: Bool)
  case sections(Int, [Piece])

  var id: Int {
    switch self {
    case .single(let id), .rows(let id, _), .section(let id, _, _, _), .sections(let id, _): id
    }
  }
}

private struct PieceView: View {
  let piece: Piece

  var body: some View {
    switch piece {
    case .single(let id): Text(verbatim: "single \(id)")
    case .rows(_, let ids): PieceRows(ids: ids)
    case .section(let id, let hasHeader, let rows, let hasFooter):
      Section {
        PieceRows(ids: rows)
      } header: {
        if hasHeader { Text(verbatim: "header \(id)") }
      } footer: {
        if hasFooter { Text(verbatim: "footer \(id)") }
      }
    case .sections(_, let pieces): ForEach(pieces) { AnyView(PieceView(piece: $0)) }
    }
  }
}

/// Every seventh has no view, every fifth two.
private struct PieceRows: View {
  let ids: [Int]

  var body: some View {
    ForEach(ids, id: \.self) { id in
      if id % 7 != 3 { Text(verbatim: "row \(id)") }
      if id % 5 == 2 { Text(verbatim: "second \(id)") }
    }
  }
}

/// A row that shows what it knows of its place.
private struct PlaceView: View {
  let place: RowContext

  var body: some View {
    HStack {
      place.subview
      Text(verbatim: words)
    }
    .frame(height: place.role == .cell ? 20 : 15)
  }

  private var words: String {
    var words = ["\(place.role)"]
    if place.isFirst { words.append("first") }
    if place.isLast { words.append("last") }
    if place.startsList { words.append("start") }
    if place.hasHeader { words.append("headed") }
    if let id = place.id { words.append("id \(id)") }
    return words.joined(separator: " ")
  }
}

private struct Places<Content: View>: View {
  let content: Content

  var body: some View {
    ScrollView {
      RowStack(content: content) {
        PlaceView(place: $0)
      } row: {
        PlaceView(place: $0)
      } footer: {
        PlaceView(place: $0)
      }
    }
  }
}

private struct Pieces {
  var numbers: SeededGenerator
  private var last = 0

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }

  private mutating func id() -> Int {
    last += 1
    return last
  }

  private mutating func ids(_ count: Int) -> [Int] { (0..<count).map { _ in id() } }

  mutating func piece() -> Piece {
    switch number(0...5) {
    case 0, 1: .single(id())
    case 2: .rows(id(), ids(number(0...6)))
    case 3, 4:
      .section(
        id(), header: number(0...2) > 0, rows: ids(number(0...8)), footer: number(0...2) == 0)
    default: .sections(id(), (0..<number(0...3)).map { _ in section() })
    }
  }

  private mutating func section() -> Piece {
    .section(id(), header: number(0...1) == 0, rows: ids(number(0...5)), footer: false)
  }

  mutating func change(_ pieces: inout [Piece]) {
    let place = number(0...max(pieces.count - 1, 0))
    switch number(0...5) {
    case 0: pieces.insert(piece(), at: min(place, pieces.count))
    case 1: if !pieces.isEmpty { pieces.remove(at: place) }
    case 2: pieces.shuffle(using: &numbers)
    default: if !pieces.isEmpty { edit(&pieces[place]) }
    }
  }

  private mutating func edit(_ piece: inout Piece) {
    switch piece {
    case .single: break
    case .rows(let id, var rows):
      edit(&rows)
      piece = .rows(id, rows)
    case .section(let id, let header, var rows, let footer):
      edit(&rows)
      piece = .section(
        id, header: number(0...4) == 0 ? !header : header, rows: rows, footer: footer)
    case .sections(let id, var pieces):
      let place = number(0...max(pieces.count - 1, 0))
      if pieces.isEmpty || number(0...3) == 0 {
        pieces.append(section())
      } else {
        edit(&pieces[place])
      }
      piece = .sections(id, pieces)
    }
  }

  private mutating func edit(_ rows: inout [Int]) {
    switch number(0...3) {
    case 0: rows.insert(id(), at: number(0...rows.count))
    case 1: rows.shuffle(using: &numbers)
    default: if !rows.isEmpty { rows.remove(at: number(0...(rows.count - 1))) }
    }
  }
}

/// The rows of lists, whose views know their places.
@Suite("Rows that know their neighbours") @MainActor
struct RowStackTests {
  private func host(_ knob: Knob<[Piece]>) -> PlainHost {
    PlainHost(300, 240) {
      Turned(knob) { pieces in Places(content: ForEach(pieces) { PieceView(piece: $0) }) }
    }
  }

  private func strings(_ host: PlainHost) -> [String] { host.host.displayList.visibleStrings }

  @Test(arguments: (1...20).sampled(each: 4))
  func `C080: after any change of the data each row knows its place as a new one would`(
    seed: UInt64
  ) {
    var pieces = Pieces(seed: seed)
    let knob = Knob((0..<6).map { _ in pieces.piece() })
    let changed = host(knob)
    for round in 0..<40 {
      var next = knob.value
      for _ in 0..<pieces.number(1...3) { pieces.change(&next) }
      changed.settle { knob.value = next }
      let (found, expected) = (strings(changed), strings(host(Knob(next))))
      guard found != expected else { continue }
      Issue.record("seed \(seed), round \(round): \(found)\ninstead of \(expected)\n\(next)")
      return
    }
    #expect(changed.diagnostics.isEmpty)
  }

  @Test func `C080: of a million rows only those on the screen are made`() {
    let host = PlainHost(100, 100) {
      Places(content: ForEach(0..<1_000_000) { Text(verbatim: "\($0)") })
    }
    #expect(strings(host).count == 10)
    host.wheel(50, 50, by: 500_000)
    #expect(strings(host).count <= 14)
    #expect(strings(host).first == "25000")
  }
}
