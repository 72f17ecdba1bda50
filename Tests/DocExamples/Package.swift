// swift-tools-version: 6.2
import PackageDescription

// The examples of doc comments and pages, as a program that uses Waggle has them. `make examples` writes them to Generated.
let package = Package(
  name: "doc-examples",
  dependencies: [.package(name: "waggle", path: "../..")],
  targets: [
    .testTarget(
      name: "DocExamples",
      dependencies: [
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
