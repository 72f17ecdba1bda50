import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Leaf: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.colorScheme == .dark ? Color.yellow : Color.green).resolve(in: environment)
  }
}

/// Colours, shapes and erased views in the forms that programs write.
@MainActor @Suite struct WrittenFormTests {
  private func png<V: View>(_ view: V, _ scheme: ColorScheme = .light) throws -> Data {
    try TestHost(size: CGSize(width: 40, height: 20)) { view.environment(\.colorScheme, scheme) }
      .png()
  }

  @Test
  func `C654: a colour of a short name is that of UIKit, and a colour of a colour is that colour`()
  {
    #expect(Color(.white) == Color(UIColor.white) && Color(.clear) == Color(UIColor.clear))
    #expect(Color(.blue) == Color(UIColor.blue) && Color(Color.blue) == Color.blue)
    let colors = [true, false].map { Color($0 ? Color.red : .blue) }
    #expect(colors == [.red, .blue])
  }

  @Test func `C654: a style that resolves to a colour is one, as the scheme is where it is drawn`()
    throws
  {
    #expect(Color(Leaf()) == Color(Leaf()))
    for scheme in [ColorScheme.light, .dark] {
      #expect(
        try png(Rectangle().fill(Color(Leaf())), scheme)
          == png(Rectangle().fill(scheme == .dark ? Color.yellow : .green), scheme))
    }
  }

  @Test func `C654: a colour literal is a colour of UIKit unless the context asks for another`() {
    let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    let color: Color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      Color(literal) == color && Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == color)
  }

  @Test func `C654: an image literal is an image of UIKit, empty where there is none of that name`()
  {
    let image = #imageLiteral(resourceName: "no such image")
    #expect(image.size == .zero)
  }

  @Test func `C655: a shape whose type is known at run time is filled`() throws {
    let shape: any Shape = Capsule()
    #expect(try png(AnyView(shape.fill(Color.red))) == png(Capsule().fill(Color.red)))
    let view: any View = shape.fill(.red)
    #expect(try png(AnyView(view)) == png(Capsule().fill(Color.red)))
  }

  @Test func `C655: a value that is a view is erased, and another is not`() throws {
    let erased = try #require(AnyView(_fromValue: Capsule()))
    #expect(try png(erased) == png(Capsule()))
    #expect(AnyView(_fromValue: 4) == nil)
  }

  @Test func `C656: a tab without a label is chosen by its value`() throws {
    let host = TestHost.phone(height: 300) {
      TabView(selection: .constant(1)) {
        Tab(value: 0) { Text("zero") }
        Tab(value: 1) { Text("one") }
        Tab(value: 2, role: .search) { Text("two") }
      }
    }
    #expect(host.text.contains("one") && !host.text.contains("zero"))
    _ = try host.find(label: "Search")
  }
}
