import CoreGraphics
import SwiftUI

/// The first title that a view below writes; the default is nil without a word.
struct TitleKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  @available(iOS 13, *)
  private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.green
  }

  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

/// A page that shows the title which its content asks for.
public struct Page<Content: View>: View {
  private let content: Content
  @State private var title: String?
  @Environment(\.accent) private var accent

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    VStack {
      if let title {
        Text(title).font(.headline).foregroundStyle(accent)
      }
      content
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

extension View {
  /// What the page around this view is called.
  public func pageTitle(_ title: String) -> some View {
    preference(key: TitleKey.self, value: title)
  }
}

/// A view that loads what it shows.
public struct Greeting: View {
  @State private var name = "…"

  public init() {}

  public var body: some View {
    Text("Hello, \(name)")
      .task { name = await Self.load() }
      .pageTitle("Greeting")
      .padding(CGFloat(8))
  }

  private static func load() async -> String {
    await Task.yield()
    return "meadow"
  }
}

func centred(_ view: some View) -> some View {
  view.frame(maxWidth: .infinity, maxHeight: .infinity)
}

func tile(_ color: Color) -> some View {
  RoundedRectangle(cornerRadius: 8)
    .fill(color)
    .frame(width: 40, height: 40)
}

/// Tiles made by free functions.
public struct Tiles: View {
  let colors: [Color]

  public init(colors: [Color]) { self.colors = colors }

  public var body: some View {
    centred(
      HStack {
        ForEach(Array(colors.enumerated()), id: \.offset) { _, color in tile(color) }
      })
  }
}

struct Tiles_Previews: PreviewProvider {
  static var previews: some View {
    Tiles(colors: [.red, .green])
  }
}
