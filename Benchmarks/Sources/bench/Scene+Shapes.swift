import Foundation
import SwiftUI
import WaggleTestKit

/// Changes of one thing in views of other shapes.
@MainActor let shapeScenes: [ChangeScene] = [
  // A row comes at the end of a column of texts that is taller than the window, and is removed.
  ChangeScene("append-text", n: 300) { rows in
    let stage = ShapeStage(rows)
    return (
      window { TextRows(stage: stage) }, { stage.rows += $0.isMultiple(of: 2) ? 1 : -1 }
    )
  },
  // A row comes in the middle of such a column, and is removed.
  ChangeScene("insert-text", n: 300) { rows in
    let stage = ShapeStage(rows)
    let (hole, none) = (rows / 2, -1)
    return (window { TextRows(stage: stage) }, { stage.hole = $0.isMultiple(of: 2) ? hole : none })
  },
  // Another tab is shown, which was shown before.
  ChangeScene("tab-back", n: 100) { rows in
    let stage = ShapeStage(rows)
    return (window { Tabs(stage: stage) }, { stage.tab = $0 % 3 })
  },
  // What follows the time has as many views.
  ChangeScene("timeline", n: 100) { views in
    let stage = ShapeStage(views)
    return (window { Ticks(stage: stage) }, { stage.hole = $0 })
  },
  // Usual rows of a list below a bar are scrolled by most of the window.
  ChangeScene("flick", n: 1_000) { rows in
    let host = window { UsualRows(rows: rows) }
    return (
      host,
      { _ in host.scroll(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 600)) }
    )
  },
]

/// Views that move, a frame of it, and a form that is opened.
@MainActor let shapeWorkScenes: [WorkScene] = [
  // All rows behind one that is removed move up, and each is its group's source.
  WorkScene("matched", n: 100) { views in
    let stage = ShapeStage(views)
    let host = window { MatchedRows(stage: stage) }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1_000)) { stage.hole = 0 } }
    host.advance(by: 0.1)
    return (host, { _ in host.advance(by: 1.0 / 60) })
  },
  WorkScene("phases", n: 100) { views in
    let host = window { Phases(views: views) }
    host.settle()
    host.advance(by: 0.1)
    return (host, { _ in host.advance(by: 1.0 / 60) })
  },
  WorkScene("form-open", n: 25) { fields in
    let host = window { EmptyView() }
    return (host, { _ in window { Fields(fields: fields) }.settle() })
  },
]

@MainActor private func window(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
  TestHost(size: CGSize(width: 390, height: 844)) { content() }
}

/// What changes in one of these trees.
@Observable @MainActor private final class ShapeStage {
  var rows: Int
  /// The row that is missing, or the number of a round.
  var hole = -1
  var tab = 0

  init(_ rows: Int) { self.rows = rows }

  var numbers: [Int] { (0..<rows).filter { $0 != hole } }
}

private struct TextRows: View {
  let stage: ShapeStage

  var body: some View {
    VStack(spacing: 0) {
      ForEach(stage.numbers, id: \.self) { Text("Row \($0)") }
    }
  }
}

private struct Tabs: View {
  @Bindable var stage: ShapeStage

  var body: some View {
    TabView(selection: $stage.tab) {
      ForEach(0..<3, id: \.self) { tab in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<stage.rows, id: \.self) { Text("Row \(tab) \($0)") }
          }
        }
        .tabItem { Label("Tab \(tab)", systemImage: "star") }
        .tag(tab)
      }
    }
  }
}

private struct Ticks: View {
  let stage: ShapeStage

  var body: some View {
    VStack(spacing: 0) {
      let round = CGFloat(stage.hole % 7)
      ForEach(0..<stage.rows, id: \.self) { _ in
        Color.red.frame(width: 10, height: 4).offset(x: round)
      }
    }
  }
}

private struct UsualRows: View {
  let rows: Int

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<rows, id: \.self) { row in
          NavigationLink(value: row) {
            HStack {
              Image(systemName: "star")
              VStack(alignment: .leading) {
                Text("Item number \(row)").font(.headline)
                Text("Some detail").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Text("\(row)")
            }
          }
          .swipeActions { Button("Delete", role: .destructive) {} }
          .contextMenu { Button("Copy") {} }
        }
      }
      .navigationTitle("All")
    }
  }
}

private struct MatchedRows: View {
  let stage: ShapeStage
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 0) {
      ForEach(stage.numbers, id: \.self) { row in
        Color.red.frame(width: 10, height: 4).matchedGeometryEffect(id: row, in: namespace)
      }
    }
  }
}

private struct Phases: View {
  let views: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<views, id: \.self) { _ in
        Color.red.frame(width: 10, height: 4)
          .phaseAnimator([0.0, 1.0]) { content, phase in
            content.opacity(phase).scaleEffect(1 + phase)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
  }
}

private struct Fields: View {
  let fields: Int

  var body: some View {
    Form {
      ForEach(0..<fields, id: \.self) { field in
        TextField("Field \(field)", text: .constant("text"))
      }
    }
  }
}
