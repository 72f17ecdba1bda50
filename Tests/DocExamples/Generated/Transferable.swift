// swift-format-ignore-file
// Made by `make examples` from the examples of Transferable.

import SwiftUI
import Testing
import WaggleTestKit

private struct Flower: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}
