// swift-tools-version: 6.2
import PackageDescription

/// With the Swift SDK of Waggle nothing is depended on: `make` builds the programs so, and Waggle itself once.
let hasSDK = Context.environment["WITH_WAGGLE_SDK"] != nil

// A separate package, so that programs that use Waggle build none of this.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "waggle-benchmarks",
  dependencies: hasSDK ? [] : [.package(name: "waggle", path: "..")],
  targets: [
    // Counts allocations, reads the CPU clock, and switches valgrind's counting on and off.
    .target(name: "CProbe"),
    .executableTarget(
      name: "bench",
      dependencies: ["CProbe"]
        + (hasSDK
          ? []
          : [
            .product(name: "SwiftUI", package: "waggle"),
            .product(name: "WaggleTestKit", package: "waggle"),
          ]),
      swiftSettings: strict),
  ]
)
