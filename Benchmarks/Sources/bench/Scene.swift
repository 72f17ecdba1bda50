import CProbe
import SwiftUI
import WaggleTestKit

/// One thing to measure, at one size.
@MainActor protocol Scene {
  var name: String { get }
  /// nil where the scene has one size only.
  var n: Int? { get }
  /// Measures the scene; the row records whether the observer received the right values.
  func run() -> Row
  /// Does the work once or more between `probe_start_counting` and `probe_stop_counting`; returns how often.
  func count() -> Int
}

extension Scene {
  /// A host as every scene uses it.
  func host<Content: View>(
    height: CGFloat = 844, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    TestHost(size: CGSize(width: 390, height: height), semantics: .seeds, content: content)
  }

  /// Runs `sample` until a quarter of a second of CPU is used up, at least 5 and at most 400 times.
  func samples(_ sample: (Int) -> Cost) -> [Cost] {
    var costs: [Cost] = []
    let start = probe_cpu_nanoseconds()
    while costs.count < 5
      || (costs.count < 400 && probe_cpu_nanoseconds() - start < 250_000_000)
    {
      costs.append(sample(costs.count))
    }
    return costs
  }
}

/// Every scene at every size that `make bench` shows.
@MainActor let allScenes: [any Scene] =
  [
    Build(leaves: 100), Build(leaves: 1_000), Build(leaves: 10_000),
    OneLeaf<MaxKey>(name: "one-leaf-max", leaves: 1_000),
    OneLeaf<MaxKey>(name: "one-leaf-max", leaves: 100_000),
    OneLeaf<ListKey>(name: "one-leaf-list", leaves: 1_000),
    OneLeaf<ListKey>(name: "one-leaf-list", leaves: 10_000),
    UnobservedUpdate(leaves: 1_000), UnobservedUpdate(leaves: 10_000),
    Wrappers(depth: 1_000),
    Hit(areas: 10_000), Drag(leaves: 10_000), UnwantedKey(buttons: 1_000),
    FocusKey(name: "key-tab", key: .tab, buttons: 1_000),
    FocusKey(name: "key-tab", key: .tab, buttons: 10_000),
    FocusKey(name: "key-arrow", key: .leftArrow, buttons: 10_000),
    BlurPicture(blurs: 20), MaterialPicture(), GroupPicture(groups: 100),
    Tint(texts: 1_000), Tint(texts: 10_000),
    Animate(leaves: 10_000), Hand(),
    Scroll(rows: 1_000_000), LazyOpen(rows: 1_000_000),
    ScrollPage(rows: 1_000),
    Resize(rows: 1_000), Resize(rows: 10_000),
    UnreadEnvironment(rows: 1_000), UnreadEnvironment(rows: 10_000),
    NestedGestures(depth: 100), NestedGestures(depth: 400),
    IdleFrame(), Memory(),
    CardPicture(name: "raster", format: .png), CardPicture(name: "render", format: .svg),
  ] + workScenes + changeScenes + shapeWorkScenes + shapeScenes
  + changeScenes.filter { $0.name != "depth" }.map { $0.sized(10_000) }

/// The scenes whose instructions have a limit in `counts.json`, few and small enough for valgrind. The weight of every view
/// has a limit.
@MainActor let countedScenes: [any Scene] =
  [
    Build(leaves: 100), OneLeaf<MaxKey>(name: "one-leaf-max", leaves: 1_000),
    OneLeaf<ListKey>(name: "one-leaf-list", leaves: 1_000), UnobservedUpdate(leaves: 1_000),
    Wrappers(depth: 1_000), Hit(areas: 1_000), UnwantedKey(buttons: 100),
    FocusKey(name: "key-tab", key: .tab, buttons: 1_000),
    FocusKey(name: "key-arrow", key: .leftArrow, buttons: 1_000),
    BlurPicture(blurs: 20), MaterialPicture(), GroupPicture(groups: 100), Tint(texts: 1_000),
    Drag(leaves: 1_000),
    Animate(leaves: 1_000),
    Hand(), Scroll(rows: 1_000_000), LazyOpen(rows: 1_000_000), Resize(rows: 1_000),
    UnreadEnvironment(rows: 1_000), NestedGestures(depth: 100), IdleFrame(),
    CardPicture(name: "raster", format: .png), CardPicture(name: "render", format: .svg),
  ] + workScenes + changeScenes + shapeWorkScenes + shapeScenes + countedViewScenes

/// The scene of that name at any size; nil for an unknown name.
@MainActor func scene(_ name: String, n: Int) -> (any Scene)? {
  switch name {
  case "build": Build(leaves: n)
  case "one-leaf-max": OneLeaf<MaxKey>(name: name, leaves: n)
  case "one-leaf-list": OneLeaf<ListKey>(name: name, leaves: n)
  case "irrelevant": UnobservedUpdate(leaves: n)
  case "wrappers": Wrappers(depth: n)
  case "hit": Hit(areas: n)
  case "key-unwanted": UnwantedKey(buttons: n)
  case "environment-unread": UnreadEnvironment(rows: n)
  case "gestures-nested": NestedGestures(depth: n)
  case "key-tab": FocusKey(name: name, key: .tab, buttons: n)
  case "key-arrow": FocusKey(name: name, key: .leftArrow, buttons: n)
  case "blur-picture": BlurPicture(blurs: n)
  case "material-picture": MaterialPicture()
  case "group-picture": GroupPicture(groups: n)
  case "tint": Tint(texts: n)
  case "drag": Drag(leaves: n)
  case "animate": Animate(leaves: n)
  case "hand": Hand()
  case "resize": Resize(rows: n)
  case "scroll": Scroll(rows: n)
  case "lazy-open": LazyOpen(rows: n)
  case "scroll-page": ScrollPage(rows: n)
  case "idle-frame": IdleFrame()
  case "memory": Memory()
  case "raster": CardPicture(name: name, format: .png)
  case "render": CardPicture(name: name, format: .svg)
  default:
    (changeScenes + shapeScenes).first { $0.name == name }?.sized(n)
      ?? (workScenes + shapeWorkScenes).first { $0.name == name }?.sized(n)
      ?? viewScenes.first { $0.name == name }
  }
}
