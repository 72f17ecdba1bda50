import SwiftUI

/// Scroll views, and what the program knows of them. The environment's `SCENE` names one of the scenes.
@main struct ScrollerApp: App {
  var body: some Scene {
    WindowGroup {
      switch ProcessInfo.processInfo.environment["SCENE"] {
      case "tall": TallScene()
      case "million": MillionScene()
      case "nested": NestedScene()
      case "loose": LooseScene()
      case "covered": CoveredScene()
      case "fading": FadingScene()
      case "thin": ThinScene()
      case "arrows": ArrowsScene()
      default: RowsScene()
      }
    }
  }
}

/// A scroll view with rows of 44 points; a line says where the program believes it to be.
struct RowsScene: View {
  @State private var offset = 0.0
  @State private var phase = ScrollPhase.idle
  @State private var tapped = "none"
  @State private var dragged = "none"
  @State private var count = 200
  @State private var isEnabled = true

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Text(verbatim: "At \(Int(offset.rounded())), \(phase == .idle ? "rests" : "moves")")
        Text(verbatim: "Tapped \(tapped), dragged \(dragged)")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              RowView(row: row, dragged: $dragged) { tapped = "\(row)" }
            }
          }
        }
        .scrollDisabled(!isEnabled)
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y
        } action: {
          offset = $1
        }
        .onScrollPhaseChange { phase = $1 }
        HStack {
          Button("End") { proxy.scrollTo(count - 1, anchor: .bottom) }
          Button("Glide") {
            withAnimation(.linear(duration: 0.5)) { proxy.scrollTo(100, anchor: .top) }
          }
          Button("Few") { count = 30 }
          Button("Lock") { isEnabled.toggle() }
        }
        .padding(8)
      }
    }
  }
}

struct RowView: View {
  let row: Int
  @Binding var dragged: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        RoundedRectangle(cornerRadius: 6).fill(.orange).frame(width: 28, height: 28)
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in dragged = "begun" }
              .onEnded { _ in dragged = "ended" })
        Text("Row \(row)")
        Spacer()
      }
      .padding(.horizontal, 16)
      .frame(height: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .id(row)
  }
}

/// Content as tall as a million rows: longer than any browser's element.
struct TallScene: View {
  @State private var offset = 0.0
  @State private var tapped = "none"

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Text(verbatim: "At \(Int(offset.rounded()))")
        Text(verbatim: "Tapped \(tapped)")
        ScrollView {
          VStack(spacing: 0) {
            Button("First") { tapped = "first" }.frame(height: 44).id(0)
            Color.teal.frame(height: 21_999_934)
            Button("Middle") { tapped = "middle" }.frame(height: 44).id(1)
            RoundedRectangle(cornerRadius: 20).fill(.yellow).frame(height: 21_999_934)
            Button("Last") { tapped = "last" }.frame(height: 44).id(2)
          }
          .background(Color.gray.opacity(0.2))
        }
        .onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y
        } action: {
          offset = $1
        }
        HStack {
          Button("Start") { proxy.scrollTo(0, anchor: .top) }
          Button("Half") { proxy.scrollTo(1, anchor: .center) }
          Button("End") { proxy.scrollTo(2, anchor: .bottom) }
        }
        .padding(8)
      }
    }
  }
}

/// Rows that scroll sideways in rows that scroll down.
struct NestedScene: View {
  @State private var outer = 0.0
  @State private var inner = 0.0
  @State private var tapped = "none"

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "Outer \(Int(outer.rounded())), inner \(Int(inner.rounded()))")
      Text(verbatim: "Tapped \(tapped)")
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          Text("Shelf").font(.title).accessibilityAddTraits(.isHeader)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(0..<20) { card in
                Button("Card \(card)") { tapped = "\(card)" }
                  .frame(width: 120, height: 100)
                  .background(.mint, in: RoundedRectangle(cornerRadius: 10))
              }
            }
          }
          .onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.x
          } action: {
            inner = $1
          }
          ForEach(0..<60) { Text("Line \($0)") }
        }
        .padding()
      }
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: {
        outer = $1
      }
    }
  }
}

/// A scroll view that does not clip.
struct LooseScene: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<12) { Text("Card \($0)").frame(width: 100, height: 80).background(.pink) }
      }
    }
    .scrollClipDisabled()
    .padding(.horizontal, 60)
  }
}
