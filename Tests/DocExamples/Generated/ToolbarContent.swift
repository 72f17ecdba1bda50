// swift-format-ignore-file
// Made by `make examples` from the examples of ToolbarContent.

import SwiftUI
import Testing
import WaggleTestKit

private struct EditingItems: ToolbarContent {
  let save: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
  }
}
