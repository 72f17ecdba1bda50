import SwiftUI

/// Rows below what covers them: from 100 points on what can be dragged, from 250 on what touches go through, from 400 on
/// what is invisible, from 550 on what is drawn with nothing.
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
      }
      .padding(.top, 100)
      Text(verbatim: "Dragged \(dragged)")
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
