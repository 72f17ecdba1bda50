import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// How often a report comes in a program that settles, and is asked for its names.
@MainActor func count<V: View>(
  _ id: String, _ semantics: PreferenceSemantics = .seeds, @ViewBuilder _ view: @escaping () -> V
) -> Int {
  let host = host(semantics, view)
  host.settle()
  _ = host.preference(Names.self)
  _ = host.preference(Spy.self)
  return host.reports(id).count
}

struct Screen<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

@MainActor func report<V: View>(
  _ id: String, @ViewBuilder _ content: @escaping () -> V
) throws -> Diagnostic {
  let host = host { Screen { content() } }
  host.settle()
  _ = host.preference(Last.self)
  _ = host.preference(Names.self)
  #expect(host.reports(id).count == 1)
  return try #require(host.reports(id).first)
}
