// swift-tools-version: 6.2
import PackageDescription

/// With the Swift SDK of Waggle nothing is depended on: `make` builds the programs so, and Waggle itself once.
let hasSDK = Context.environment["WITH_WAGGLE_SDK"] != nil

let swiftUI: [Target.Dependency] =
  hasSDK ? [] : [.product(name: "SwiftUI", package: "waggle")]
let testKit: [Target.Dependency] =
  hasSDK ? [] : [.product(name: "WaggleTestKit", package: "waggle")]

/// The views of an app, and the program that shows them. The library and the product have the app's name.
func app(_ name: String, uses more: [Target.Dependency] = []) -> [Target] {
  [
    .target(name: name, dependencies: more + swiftUI),
    .executableTarget(
      name: name + "Program", dependencies: [.byName(name: name)] + swiftUI,
      path: "Programs/\(name)"),
  ]
}

/// The tests of a library or program.
func tests(of name: String, uses more: [Target.Dependency] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + more + testKit)
}

let apps = [
  "BeeField", "Buzzy", "Composer", "FitOrMenu", "HideAndShow", "Outline", "Reducers", "SignUp",
  "Titles",
]

// Programs as a user writes them: `import SwiftUI`, and no settings of Waggle.
let package = Package(
  name: "waggle-examples",
  products: (apps + ["Gallery"]).map { .executable(name: $0, targets: [$0 + "Program"]) },
  dependencies: hasSDK ? [] : [.package(name: "waggle", path: "..")],
  targets: [
    app("BeeField"), app("Buzzy"), app("Composer"),
    app("FitOrMenu", uses: testKit),
    app("HideAndShow", uses: testKit),
    app("Outline", uses: ["Landmarks"]),
    app("Reducers", uses: testKit),
    app("SignUp"), app("Titles"),
    app("Gallery", uses: apps.map { .byName(name: $0) }),
    [
      .target(name: "Landmarks", dependencies: swiftUI),
      .executableTarget(name: "Diagrams", dependencies: swiftUI),
      .executableTarget(name: "Look", dependencies: swiftUI + testKit),
      tests(of: "Buzzy"), tests(of: "Composer"), tests(of: "Diagrams"), tests(of: "FitOrMenu"),
      tests(of: "Gallery"), tests(of: "HideAndShow"),
      tests(of: "Outline", uses: ["Landmarks"]),
      tests(of: "Reducers"), tests(of: "SignUp"), tests(of: "Titles"),
    ],
  ].flatMap { $0 }
)
