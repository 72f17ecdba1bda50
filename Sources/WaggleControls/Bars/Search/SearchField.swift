import Foundation
import Waggle

/// The sizes of the field of a search (C117).
struct SearchMetrics {
  let height: CGFloat
  let radius: CGFloat
  let textSize: CGFloat
  /// Whether the search is cancelled with a cross instead of a word.
  let hasCross: Bool

  init(_ metrics: PlatformMetrics, isInBar: Bool = false) {
    height = metrics.choose(isInBar ? 44 : 48, classic: 36, macOS: 28)
    radius = metrics.choose(height / 2, classic: 10, macOS: 14)
    textSize = metrics.choose(17, classic: 17, macOS: 13)
    hasCross = metrics.choose(true, classic: false, macOS: true)
  }
}

/// The field of a search, with a magnifying glass, a button that clears it and, in a narrow window, one that cancels.
///
/// The bar that shows it decides how wide it is.
struct SearchField: View {
  let request: SearchRequest
  var isFloating = false
  var isInBar = false
  /// The opacity of what is on the background of the field.
  var labelOpacity = 1.0
  @FocusState private var isFocused: Bool
  @Environment(\.platformMetrics) private var platform
  @Environment(\.horizontalSizeClass) private var width

  private var model: SearchModel { request.model }

  var body: some View {
    let metrics = SearchMetrics(platform, isInBar: isInBar)
    HStack(spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        if let tokens = model.given?.tokens { tokens.chips }
        field
        if !model.isEmpty { clear }
      }
      .font(.system(size: metrics.textSize))
      .opacity(labelOpacity)
      .padding(.horizontal, metrics.height / 4)
      .frame(height: metrics.height)
      .background { backgroundView(metrics) }
      .fieldBackground()
      .focusRing(shape(metrics))
      if model.isActive && width != .regular { cancel(metrics) }
    }
    .onKeyPress(.escape) { escape() }
    .onKeyPress(.delete) { deleteToken() }
    .onChange(of: isFocused) { follow($1) }
    .onChange(of: model.isFocused, initial: true) { if isFocused != $1 { isFocused = $1 } }
    .onChange(of: model.text) { model.showsSuggestions = model.completed != $1 }
  }

  private func shape(_ metrics: SearchMetrics) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: metrics.radius, style: .continuous)
  }

  /// At the bottom, where content is behind it, it is on a material.
  private func backgroundView(_ metrics: SearchMetrics) -> some View {
    Decoration {
      if isFloating {
        shape(metrics).fill(.regularMaterial).background { OuterShadow(shape: shape(metrics)) }
        shape(metrics).strokeBorder(.quaternary, lineWidth: 0.5)
      } else {
        shape(metrics).fill(.fill.tertiary)
      }
    }
  }

  private var field: some View {
    let text = Binding {
      model.text
    } set: {
      model.completed = nil
      model.given?.text.wrappedValue = $0
    }
    // The field reports what the user selects, and reads it again when the body runs for another reason.
    let selection = Binding {
      model.selection
    } set: {
      model.selection = $0
    }
    let plain = TextField(text: text, selection: selection, prompt: prompt) { prompt }
      .textFieldStyle(.plain)
      .submitLabel(.search)
      .focused($isFocused)
      .onSubmit { model.submit(.search) }
      .submitScope()
      .accessibilityRole(.searchField)
    return request.setting.focus.map { $0(AnyView(plain)) } ?? AnyView(plain)
  }

  private var prompt: Text { model.given?.prompt ?? Text("Search") }

  private var clear: some View {
    Button {
      model.clear()
    } label: {
      Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Clear text"))
  }

  @ViewBuilder private func cancel(_ metrics: SearchMetrics) -> some View {
    Button {
      model.cancel()
    } label: {
      if metrics.hasCross {
        Image(systemName: "xmark").frame(width: metrics.height, height: metrics.height)
          .background(.fill.tertiary, in: Circle())
      } else {
        Text("Cancel")
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Cancel"))
  }

  /// Removes the last token, which is before the text.
  private func deleteToken() -> KeyPress.Result {
    guard model.text.isEmpty, let tokens = model.given?.tokens, !tokens.isEmpty() else {
      return .ignored
    }
    tokens.removeLast()
    return .handled
  }

  private func escape() -> KeyPress.Result {
    guard model.isActive else { return .ignored }
    model.cancel()
    return .handled
  }

  /// In a wide window a search without a text ends when the field loses the focus.
  private func follow(_ isFocused: Bool) {
    if isFocused { return model.begin() }
    model.isFocused = false
    if width == .regular && model.isEmpty { model.cancel() }
  }
}
