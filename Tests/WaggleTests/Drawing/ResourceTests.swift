import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Images and colours by what Xcode makes of their names.
@MainActor @Suite struct ResourceTests {
  private let assets: TemporaryBundle
  private let bee: ImageResource
  private let honey: ColorResource

  init() throws {
    assets = try TemporaryBundle()
    try assets.add(try picture(40, 20), as: "bee.png")
    try assets.add(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
       "components": {"red": "1.000", "green": "0.5", "blue": "0", "alpha": "1.000"}}}]}
      """, as: "Colors.xcassets/honey.colorset/Contents.json")
    bee = ImageResource(name: "bee", bundle: assets.bundle)
    honey = ColorResource(name: "honey", bundle: assets.bundle)
  }

  private func host<V: View>(@ViewBuilder _ view: @escaping () -> V) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { view() }
  }

  @Test func `C700: the image of a resource is that of its name in its bundle`() throws {
    let named = Image("bee", bundle: assets.bundle)
    #expect(Image(bee) == named)
    #expect(try host { Image(bee) }.png() == host { named }.png())
    #expect(host { Image(bee) }.elements.map(\.label) == ["bee"])
    #expect(bee == ImageResource(name: "bee", bundle: assets.bundle))
    #expect(bee != ImageResource(name: "wasp", bundle: assets.bundle))
  }

  @Test func `C700: the colour of a resource is that of its name in its bundle`() {
    let named = Color("honey", bundle: assets.bundle)
    #expect(Color(honey) == named)
    #expect(
      host { Color(honey) }.displayList.description
        == host { Color(red: 1, green: 0.5, blue: 0) }.displayList.description)
    #expect(host { Color(honey) }.diagnostics.isEmpty)
  }

  @Test func `C700: images and colours of UIKit are made from resources`() {
    #expect(UIImage(resource: bee).size == CGSize(width: 40, height: 20))
    #expect(UIImage(resource: bee) == UIImage(named: "bee", in: assets.bundle))
    #expect(UIImage(resource: ImageResource(name: "no", bundle: assets.bundle)).size == .zero)
    #expect(UIColor(resource: honey) == UIColor(named: "honey", in: assets.bundle))
  }

  @Test
  func `C701: a control with a title has the image of a resource as its icon, which is not read`()
    throws
  {
    let host = host {
      VStack {
        Label("Label", image: bee)
        Button("Button", image: bee) {}
        Toggle("Toggle", image: bee, isOn: .constant(true))
        Menu("Menu", image: bee) { Text("Item") }
      }
    }
    #expect(host.displayList.description.components(separatedBy: "image \"bee\"").count == 5)
    #expect(!host.elements.contains { $0.label?.contains("bee") == true })
    #expect(try host.find(role: .button, label: "Button").frame.width > 40)
  }
}
