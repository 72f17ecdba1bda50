import Foundation
import Waggle

/// The windows over the first one, each at its place; the one that was used last is in front.
struct WindowStage: View {
  let windows: ProgramWindows
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    GeometryReader { room in
      ZStack(alignment: .topLeading) {
        ForEach(windows.open) { window in
          WindowFrame(
            window: window, windows: windows, room: room.size, fills: width != .regular
          )
          .zIndex(Double(window.rank))
          .transition(.opacity)
        }
      }
    }
  }
}

/// A window over the first one: a bar with its title and the button that closes it, and its content.
private struct WindowFrame: View {
  let window: OpenWindow
  let windows: ProgramWindows
  let room: CGSize
  /// Whether the window covers the screen.
  let fills: Bool
  /// How far the window was moved by its bar.
  @State private var offset = CGSize.zero
  /// The size that the user gave the window; nil for the window's own.
  @State private var size: CGSize?
  @State private var dragged = CGSize.zero
  @State private var contentTitle: Text?
  @State private var scheme: ColorScheme?
  @Environment(\.colorScheme) private var pageScheme

  var body: some View {
    let settings = window.scene.settings()
    let fits = (settings.resizability ?? .automatic).fitsContent(in: window.scene.kind)
    let plan = WindowPlan(
      room: room, fills: fills, fits: fits && size == nil, size: size ?? settings.defaultSize,
      position: settings.defaultPosition ?? .center,
      number: windows.open.firstIndex { $0 === window },
      offset: CGSize(width: offset.width + dragged.width, height: offset.height + dragged.height))
    WindowPlacing(plan: plan) {
      panel(plan, settings.frame ?? .titleBar)
        .overlay(alignment: .bottomTrailing) { if !fills, !fits { grip(plan) } }
    }
  }

  private func panel(_ plan: WindowPlan, _ frame: WindowFrameKind) -> some View {
    VStack(spacing: 0) {
      if frame == .titleBar || fills { bar }
      SceneWindowContent(window)
        .onPreferenceChange(WindowTitleKey.self) { contentTitle = $0?.title }
        .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
        .frame(maxWidth: plan.fits ? nil : .infinity, maxHeight: plan.fits ? nil : .infinity)
        .transformEnvironment(\.horizontalSizeClass) {
          if let width = plan.knownWidth { $0 = width < 600 ? .compact : .regular }
        }
    }
    .overlay(alignment: .topLeading) {
      if frame != .titleBar, !fills { closeButton.padding(8) }
    }
    .background { if frame != .plain || fills { windowBackground } }
    .clipShape(shape)
    .contentShape(shape)
    .overlay { if !fills, frame != .plain { shape.stroke(.primary.opacity(0.12), lineWidth: 0.5) } }
    .simultaneousGesture(TapGesture().onEnded { windows.bringToFront(window) })
    .accessibilityElement(children: .contain)
    .accessibilityRole(.dialog)
    .accessibilityAddTraits(fills ? .isModal : [])
    .accessibilityHidden(fills && windows.front !== window)
    .accessibilityLabel(title ?? contentTitle ?? Text("Window"))
    .background { if !fills, frame != .plain { shadow } }
    .asPresented()
    .environment(\.openedWindow, window)
    .environment(\.sceneStoragePrefix, window.storage + " ")
    .environment(\.colorScheme, scheme ?? pageScheme)
    .presented(by: window.presentation)
  }

  private var title: Text? { window.scene.title() }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: fills ? 0 : 14) }

  private var windowBackground: some View {
    Rectangle().fill(Color.background(aboveScreenIn: scheme ?? pageScheme))
      .ignoresSafeArea(edges: fills ? .all : [])
  }

  private var shadow: some View {
    shape.fill(.background).shadow(color: .black.opacity(0.25), radius: 20, y: 8)
  }

  // MARK: The bar

  private var bar: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        closeButton
        (title ?? Text(verbatim: "")).font(.headline).lineLimit(1)
          .frame(maxWidth: .infinity)
          .accessibilityAddTraits(.isHeader)
        Color.clear.frame(width: WindowMetrics.button, height: 1)
      }
      .padding(.horizontal, 8)
      .frame(height: WindowMetrics.bar)
      .contentShape(Rectangle())
      .gesture(movement, including: fills ? .subviews : .all)
      Divider()
    }
  }

  private var closeButton: some View {
    Button {
      windows.close(window)
    } label: {
      Image(systemName: "xmark")
        .font(.system(size: 12, weight: .semibold))
        .foregroundStyle(.secondary)
        .frame(width: WindowMetrics.button, height: WindowMetrics.button)
        .background(.primary.opacity(0.08), in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Close")
  }

  private var movement: some Gesture {
    DragGesture(minimumDistance: 2, coordinateSpace: .global)
      .onChanged { drag in
        windows.bringToFront(window)
        dragged = drag.translation
      }
      .onEnded { drag in
        offset.width += drag.translation.width
        offset.height += drag.translation.height
        dragged = .zero
      }
  }

  /// The corner by which one changes the size.
  private func grip(_ plan: WindowPlan) -> some View {
    WindowGrip(plan: plan) { size = $0 }
  }
}

/// The corner of a window by which one changes its size. It is not read aloud, as the corner of a window is not.
private struct WindowGrip: View {
  let plan: WindowPlan
  let resize: (CGSize) -> Void
  @State private var start: CGSize?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      Color.clear
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 1, coordinateSpace: .global)
            .onChanged { drag in
              let old = start ?? plan.wantedSize
              start = old
              let sign: CGFloat = direction == .rightToLeft ? -1 : 1
              resize(
                CGSize(
                  width: max(
                    WindowMetrics.smallest.width, old.width + sign * drag.translation.width),
                  height: max(WindowMetrics.smallest.height, old.height + drag.translation.height)))
            }
            .onEnded { _ in start = nil })
    }
    .frame(width: 16, height: 16)
    .accessibilityHidden(true)
  }
}
