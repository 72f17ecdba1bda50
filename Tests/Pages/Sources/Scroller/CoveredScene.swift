import SwiftUI

/// Rows below what covers them: from 100 points on what can be dragged, from 250 on what touches go through, from 400 on
/// what is invisible, from 550 on what is drawn with nothing, and from 650 on a clear view that can be dragged.
struct CoveredScene: View {
  @State private var dragged = "none"

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { Text("Row \($0)").frame(height: 44) }
        }
        .frame(maxWidth: .infinity)
      }
      VStack(spacing: 0) {
        Color.yellow
          .frame(height: 150)
          .gesture(DragGesture().onEnded { dragged = "\(Int($0.translation.height))" })
        LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom)
          .frame(height: 150)
          .allowsHitTesting(false)
        ScrollView { Color.red.frame(height: 1000) }
          .frame(height: 150)
          .opacity(0)
        Rectangle()
          .fill(.clear)
          .frame(height: 100)
        Color.clear
          .frame(height: 150)
          .contentShape(Rectangle())
          .gesture(DragGesture().onEnded { dragged = "\(Int($0.translation.height))" })
      }
      .padding(.top, 100)
      Text(verbatim: "Dragged \(dragged)")
    }
  }
}

/// Red lines that are half a point thick, at whole points and between them.
struct ThinScene: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<8, id: \.self) { line in
        Color.red.frame(width: 0.5, height: 100).offset(x: 20 + CGFloat(line) * 10.25)
      }
      ForEach(0..<8, id: \.self) { line in
        Color.red.frame(width: 100, height: 0.5).padding(.top, 120 + CGFloat(line) * 10.25)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .ignoresSafeArea()
  }
}

/// What the arrow keys reach: they move a board, which shows its focus itself, and adjust a dial.
struct ArrowsScene: View {
  @State private var moves = 0
  @State private var level = 5
  @State private var title = "Arrows"
  @State private var isOpen = true

  var body: some View {
    NavigationStack {
      List {
        Text(verbatim: "Moves \(moves), level \(level)")
        Text(verbatim: "Board")
          .focusable()
          .focusEffectDisabled()
          .onKeyPress(keys: [.leftArrow, .rightArrow]) { _ in
            moves += 1
            return .handled
          }
          .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
        Section("Drawer", isExpanded: $isOpen) { Text(verbatim: "inside") }
      }
      .navigationTitle($title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// Cards in a row, which fade and shrink at its edges: their effects begin and end as it is scrolled.
struct FadingScene: View {
  var body: some View {
    ScrollView {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<30, id: \.self) { card in
            Color.orange
              .overlay { Text(verbatim: "Card \(card)") }
              .frame(width: 136)
              .scrollTransition { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.8)
                  .opacity(phase.isIdentity ? 1 : 0.5)
              }
          }
        }
      }
      .frame(height: 120)
    }
  }
}
