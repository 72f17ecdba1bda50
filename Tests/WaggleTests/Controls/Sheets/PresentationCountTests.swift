import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private let kinds = ["sheet", "cover", "alert", "dialog", "popover"]

/// What presentations leave behind.
@MainActor @Suite struct PresentationCountTests {
  private struct Page: View {
    @State private var kind = ""

    var body: some View {
      VStack {
        ForEach(["sheet", "cover", "alert", "dialog", "popover"], id: \.self) { kind in
          Button(kind) { self.kind = kind }
        }
      }
      .sheet(isPresented: shows("sheet")) { inside.presentationDetents([.medium, .large]) }
      .fullScreenCover(isPresented: shows("cover")) { inside }
      .alert("Alert", isPresented: shows("alert")) { Button("Close") {} }
      .confirmationDialog("Dialog", isPresented: shows("dialog")) { Button("Close") {} }
      .popover(isPresented: shows("popover")) { inside }
    }

    private var inside: some View { Button("Close") { kind = "" } }

    private func shows(_ kind: String) -> Binding<Bool> {
      Binding {
        self.kind == kind
      } set: {
        self.kind = $0 ? kind : ""
      }
    }
  }

  private func round(_ kind: String, _ host: TestHost) throws {
    try host.find(label: kind).tap()
    host.advance(by: 0.1)
    try host.find(label: "Close").tap()
    host.advance(by: 0.6)
  }

  @Test(arguments: kinds)
  func `C133: a presentation that has closed leaves nothing`(kind: String) throws {
    let host = TestHost.phone(height: 844) { Page() }
    try round(kind, host)
    let live = host.counts.nodesLive
    for _ in 0..<severalRounds { try round(kind, host) }
    #expect(host.counts.nodesLive == live)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: kinds)
  func `C133: a thousand sheets, and a hundred of each other kind, leave nothing`(kind: String)
    throws
  {
    let host = TestHost.phone(height: 844) { Page() }
    host.reducesMotion = true
    try round(kind, host)
    let live = host.counts.nodesLive
    for _ in 0..<(kind == "sheet" ? manyRounds : manyRounds / 10) { try round(kind, host) }
    #expect(host.counts.nodesLive == live)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: kinds)
  func `C133: a host can be dropped while it opens, is open, or closes`(kind: String) throws {
    for step in 0..<4 {
      var host: TestHost? = TestHost(size: CGSize(width: 390, height: 844)) { Page() }
      try host?.find(label: kind).tap()
      if step > 0 { host?.advance(by: step == 1 ? 0.1 : 1) }
      if step > 2 {
        try host?.find(label: "Close").tap()
        host?.advance(by: 0.1)
      }
      weak let dropped = host
      host = nil
      #expect(dropped == nil)
    }
  }
}
