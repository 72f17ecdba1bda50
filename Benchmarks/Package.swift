// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing here reaches the build of who uses Waggle.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "waggle-benchmarks",
  dependencies: [.package(name: "waggle", path: "..")],
  targets: [
    // Counts what malloc hands out, reads the CPU clock, tells valgrind when to count.
    .target(name: "CProbe"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CProbe",
        .product(name: "SwiftUI", package: "waggle"),
        .product(name: "WaggleTestKit", package: "waggle"),
      ],
      swiftSettings: strict),
  ]
)
