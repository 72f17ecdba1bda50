// swift-tools-version: 6.2
import PackageDescription

// Programs as a user writes them: `import SwiftUI`, and no settings of Waggle.
let package = Package(
  name: "waggle-examples",
  dependencies: [.package(name: "waggle", path: "..")],
  targets: [
    .executableTarget(
      name: "BeeField", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .executableTarget(
      name: "Buzzy", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .executableTarget(
      name: "Composer", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .executableTarget(
      name: "Diagrams", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .executableTarget(
      name: "FitOrMenu",
      dependencies: [
        .product(name: "SwiftUI", package: "waggle"),
        .product(name: "WaggleTestKit", package: "waggle"),
      ]),
    .executableTarget(
      name: "HideAndShow",
      dependencies: [
        .product(name: "SwiftUI", package: "waggle"),
        .product(name: "WaggleTestKit", package: "waggle"),
      ]),
    .target(
      name: "Landmarks", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .executableTarget(
      name: "Look",
      dependencies: [
        .product(name: "SwiftUI", package: "waggle"),
        .product(name: "WaggleTestKit", package: "waggle"),
      ]),
    .executableTarget(
      name: "Outline",
      dependencies: ["Landmarks", .product(name: "SwiftUI", package: "waggle")]),
    .executableTarget(
      name: "Reducers",
      dependencies: [
        .product(name: "SwiftUI", package: "waggle"),
        .product(name: "WaggleTestKit", package: "waggle"),
      ]),
    .executableTarget(
      name: "SignUp", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .executableTarget(
      name: "Titles", dependencies: [.product(name: "SwiftUI", package: "waggle")]),
    .testTarget(
      name: "BuzzyTests",
      dependencies: ["Buzzy", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "ComposerTests",
      dependencies: ["Composer", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "DiagramsTests",
      dependencies: ["Diagrams", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "FitOrMenuTests",
      dependencies: ["FitOrMenu", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "HideAndShowTests",
      dependencies: ["HideAndShow", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "OutlineTests",
      dependencies: ["Outline", "Landmarks", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "ReducersTests",
      dependencies: ["Reducers", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "SignUpTests",
      dependencies: ["SignUp", .product(name: "WaggleTestKit", package: "waggle")]),
    .testTarget(
      name: "TitlesTests",
      dependencies: ["Titles", .product(name: "WaggleTestKit", package: "waggle")]),
  ]
)
