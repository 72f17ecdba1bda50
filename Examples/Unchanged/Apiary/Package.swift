// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Apiary",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Apiary", targets: ["Apiary"])],
  targets: [
    .target(
      name: "Apiary",
      resources: [.process("Resources/Localizable.xcstrings"), .copy("Resources/Hives")]),
    .executableTarget(name: "ApiaryApp", dependencies: ["Apiary"]),
    .testTarget(name: "ApiaryTests", dependencies: ["Apiary"]),
  ]
)
