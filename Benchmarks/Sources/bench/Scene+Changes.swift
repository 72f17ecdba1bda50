import SwiftUI
import WaggleTestKit

/// Changes of one thing in a large tree.
@MainActor let changeScenes: [ChangeScene] = [
  // A row in the middle of a column is inserted, then removed.
  ChangeScene("insert", n: 1_000) { rows in
    let list = RowList(rows)
    return (column { ListedRows(list: list) }, { _ in list.insertOrRemove() })
  },
  // A row is inserted before all others, then removed.
  ChangeScene("insert-front", n: 1_000) { rows in
    let list = RowList(rows)
    return (column { ListedRows(list: list) }, { _ in list.insertOrRemove(at: 0) })
  },
  // A row near the beginning is moved to the end, or back.
  ChangeScene("move-far", n: 1_000) { rows in
    let list = RowList(rows)
    return (column { ListedRows(list: list) }, { list.move(isBack: !$0.isMultiple(of: 2)) })
  },
  // A cell of a grid has another word, of the same width or not.
  ChangeScene("grid-cell", n: 1_000) { rows in
    let choice = Choice()
    return (column { GridOfWords(rows: rows, choice: choice) }, { choice.row = $0 })
  },
  // The frame of another row is drawn around.
  ChangeScene("anchor", n: 1_000) { rows in
    let choice = Choice()
    return (
      column { FramedRows(rows: rows, choice: choice) },
      { choice.row = 2 + $0 % 7 }
    )
  },
  // The innermost of layers in each other has another colour.
  ChangeScene("depth", n: 300) { layers in
    let choice = Choice()
    return (column { Layers(depth: layers, choice: choice) }, { choice.row = $0 })
  },
]

@MainActor private func column(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
  TestHost(size: CGSize(width: 390, height: 844)) { content() }
}

@Observable @MainActor private final class RowList {
  var rows: [Int]

  init(_ count: Int) { rows = Array(0..<count) }

  func insertOrRemove() { insertOrRemove(at: rows.count / 2) }

  func insertOrRemove(at index: Int) {
    if rows[index] < 0 { rows.remove(at: index) } else { rows.insert(-1, at: index) }
  }

  func move(isBack: Bool) {
    let (near, far) = (2, rows.count - 3)
    let row = rows.remove(at: isBack ? far : near)
    rows.insert(row, at: isBack ? near : far)
  }
}

@Observable @MainActor private final class Choice {
  var row = 0
}

private struct ListedRows: View {
  let list: RowList

  var body: some View {
    VStack(spacing: 0) {
      ForEach(list.rows, id: \.self) { _ in Color.gray.frame(width: 10, height: 4) }
    }
  }
}

private struct GridOfWords: View {
  let rows: Int
  let choice: Choice

  var body: some View {
    Grid {
      ForEach(0..<rows, id: \.self) { row in
        GridRow {
          Text("\(row)")
          if row == 3 { Word(choice: choice) } else { Text("Some words") }
        }
      }
    }
  }

  private struct Word: View {
    let choice: Choice

    var body: some View { Text("Word \(choice.row % 7)") }
  }
}

private struct RowAnchors: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct FramedRows: View {
  let rows: Int
  let choice: Choice

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        Color.gray.frame(width: 10, height: 4)
          .anchorPreference(key: RowAnchors.self, value: .bounds) { [row: $0] }
      }
    }
    .overlayPreferenceValue(RowAnchors.self) { anchors in Frame(anchors: anchors, choice: choice) }
  }
}

private struct Frame: View {
  let anchors: [Int: Anchor<CGRect>]
  let choice: Choice

  var body: some View {
    GeometryReader { geometry in
      if let anchor = anchors[choice.row] {
        let frame = geometry[anchor]
        Rectangle().stroke(Color.accentColor)
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

/// Layers around a leaf that alone reads what changes.
private struct Layers: View {
  let depth: Int
  let choice: Choice

  var body: some View {
    (0..<depth).reduce(AnyView(Leaf(choice: choice))) { inner, _ in
      AnyView(inner.overlay { EmptyView() })
    }
  }

  private struct Leaf: View {
    let choice: Choice

    var body: some View {
      (choice.row.isMultiple(of: 2) ? Color.red : Color.blue).frame(width: 10, height: 4)
    }
  }
}
