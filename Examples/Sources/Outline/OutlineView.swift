import Landmarks
import SwiftUI

/// The article, and its outline: beside it on a wide screen, over it on a narrow one.
public struct OutlineView: View {
  @State private var chapters = Chapter.all
  @State private var headings: [Heading] = []
  @State private var guide = Guide.none
  /// nil until one decides: the map is then shown where it does not cover the text.
  @State private var showsMap: Bool?
  @State private var showsOutline = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  public init() {}

  public var body: some View {
    ScrollViewReader { scroller in
      VStack(spacing: 0) {
        controls
        Divider()
        HStack(spacing: 0) {
          if !isNarrow {
            panel(scroller).frame(width: 280)
            Divider()
          }
          article
        }
        .overlay(alignment: .topLeading) {
          if isNarrow && showsOutline {
            panel(scroller)
              .frame(maxWidth: 300, maxHeight: 460)
              .background(.background)
              .clipShape(RoundedRectangle(cornerRadius: 12))
              .shadow(radius: 8)
              .padding(8)
              .transition(.move(edge: .leading).combined(with: .opacity))
          }
        }
      }
    }
  }

  private var isNarrow: Bool { sizeClass == .compact }
  private var isMapShown: Bool { showsMap ?? !isNarrow }
  /// Whether the text leaves room for the map, so that it covers none of it.
  private var isMapBeside: Bool { isMapShown && !isNarrow }
  private var mapSwitch: Binding<Bool> { Binding(get: { isMapShown }, set: { showsMap = $0 }) }

  private var article: some View {
    ScrollView {
      ArticleView(chapters: $chapters, guide: guide)
        .containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in
          width * (isMapBeside ? 0.75 : 1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .onPreferenceChange(HeadingsKey.self) { headings = $0 }
    .minimap(isShown: isMapShown)
  }

  private func panel(_ scroller: ScrollViewProxy) -> some View {
    OutlinePanel(headings: headings) { heading in
      withAnimation {
        scroller.scrollTo(heading.target, anchor: .top)
        showsOutline = false
      }
    }
  }

  private var controls: some View {
    HStack(spacing: 12) {
      if isNarrow {
        Button {
          withAnimation { showsOutline.toggle() }
        } label: {
          Image(systemName: "list.bullet.indent").frame(width: 32, height: 28)
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(showsOutline ? "Close the outline" : "Open the outline")
      }
      Picker("Guide", selection: $guide) {
        ForEach(Guide.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: 300)
      Spacer(minLength: 0)
      Toggle("Map", isOn: mapSwitch).toggleStyle(.button)
    }
    .padding(8)
  }
}

#Preview("Outline") { OutlineView() }
