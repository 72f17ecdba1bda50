// swift-tools-version: 6.2
import PackageDescription

/// With the Swift SDK of Waggle nothing is depended on: `make` builds them so, and Waggle itself once.
let hasSDK = Context.environment["WITH_WAGGLE_SDK"] != nil

// The examples of doc comments and pages, as a program that uses Waggle has them. `make examples` writes them to Generated.
let package = Package(
  name: "doc-examples",
  dependencies: hasSDK ? [] : [.package(name: "waggle", path: "../..")],
  targets: [
    .testTarget(
      name: "DocExamples",
      dependencies: hasSDK
        ? []
        : [
          .product(name: "SwiftUI", package: "waggle"),
          .product(name: "WaggleTestKit", package: "waggle"),
        ],
      path: ".", sources: ["Expectations.swift", "Generated"],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
