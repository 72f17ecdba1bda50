import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A page that dismisses itself in its body once it has nothing to show.
private struct Details: View {
  let isEmpty: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if isEmpty { let _ = dismiss() }
    Text("Details")
  }
}

private struct Sheets: View {
  @State private var isShown = false
  @State private var isEmpty = false

  var body: some View {
    VStack {
      Text("List")
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      Details(isEmpty: isEmpty)
      Button("Empty") { isEmpty = true }
    }
  }
}

private struct Pages: View {
  @State private var path: [Int] = []
  @State private var isEmpty = false

  var body: some View {
    NavigationStack(path: $path) {
      Button("Show") { path = [1] }
        .navigationDestination(for: Int.self) { _ in
          VStack {
            Details(isEmpty: isEmpty)
            Button("Empty") { isEmpty = true }
          }
        }
    }
  }
}

@MainActor @Suite struct DismissInBodyTests {
  @Test(arguments: [false, true])
  func `R188: a dismissal in a body is reported, and ends the presentation after the update`(
    isPage: Bool
  ) throws {
    let host = TestHost.phone {
      if isPage { Pages() } else { Sheets() }
    }
    try host.find(role: .button, label: "Show").tap()
    host.advance(by: 1)
    #expect(host.text.contains("Details") && host.diagnostics.isEmpty)
    try host.find(role: .button, label: "Empty").tap()
    host.advance(by: 2)
    #expect(!host.text.contains("Details"))
    #expect(host.diagnostics.map(\.kind) == [.mutationInUpdate])
    #expect(host.diagnostics.first?.message.contains("ends after it") == true)
  }
}
