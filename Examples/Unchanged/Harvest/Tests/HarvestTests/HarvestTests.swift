import SwiftUI
import Testing
import UIKit
import WaggleTestKit

@testable import Harvest
@testable import HarvestModel

@MainActor
struct HarvestTests {
  @Test func aTapHarvestsAJar() throws {
    let store = HarvestStore()
    let host = TestHost(size: CGSize(width: 390, height: 400)) {
      HarvestView().environmentObject(store)
    }
    try host.find(role: .button, label: "Harvest Heather").tap()
    #expect(host.text.contains("5 jars"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func whatIsTypedInAFieldOfUIKitIsShown() throws {
    let host = TestHost(size: CGSize(width: 390, height: 400)) {
      HarvestView().environmentObject(HarvestStore())
    }
    try host.find(label: "Note").type("early")
    host.settle()
    #expect(host.text.contains("Note: early"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aColumnIsAsTallAsItsShare() {
    #expect(Hive(name: "Linden", jars: 2).columnHeight(in: 100, of: 4) == 50)
    #expect(Record(jars: 1) == Record(jars: 1))
  }

  @Test func honeyIsAColour() {
    #expect(UIColor.honey != UIColor.brown)
  }
}
