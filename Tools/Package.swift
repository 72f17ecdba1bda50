// swift-tools-version: 6.2
import PackageDescription

// What checks the sources. It knows nothing of Waggle but its files, so it builds when Waggle does not.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "waggle-tools",
  targets: [
    .target(name: "Checks", swiftSettings: strict),
    .executableTarget(name: "rooms", dependencies: ["Checks"], swiftSettings: strict),
    .executableTarget(name: "docs", dependencies: ["Checks"], swiftSettings: strict),
    .executableTarget(name: "diagnostics", dependencies: ["Checks"], swiftSettings: strict),
    .executableTarget(name: "rules", dependencies: ["Checks"], swiftSettings: strict),
    .executableTarget(name: "support", dependencies: ["Checks"], swiftSettings: strict),
    .executableTarget(name: "examples", dependencies: ["Checks"], swiftSettings: strict),
    .testTarget(name: "ChecksTests", dependencies: ["Checks"], swiftSettings: strict),
  ]
)
