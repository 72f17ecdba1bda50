import SwiftUI

/// The same two views three times: the observer receives a request only from its own content.
struct WrongPlacePage: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        VStack(alignment: .leading, spacing: 4) {
          Text("From below").font(.title2.bold()).accessibilityAddTraits(.isHeader)
          Text("A preference goes up. Only the views around its writer receive it.")
            .foregroundStyle(.secondary)
        }
        columns {
          ForEach(Place.allCases) { PlaceCard(place: $0) }
        }
      }
      .padding(16)
      .frame(maxWidth: 1100, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
  }

  private var columns: AnyLayout {
    sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
  }
}

/// One place to send from: the views, what is wrong, and what would cure it.
private struct PlaceCard: View {
  let place: Place

  var body: some View {
    let diagnostics = place.diagnostics
    VStack(alignment: .leading, spacing: 12) {
      Label {
        Text(place.name)
      } icon: {
        Image(systemName: place.isRight ? "checkmark.circle.fill" : "xmark.circle.fill")
          .foregroundStyle(place.isRight ? Color.green : .red)
      }
      .font(.headline)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      PlacedViews(place: place)
      Text(verbatim: place.code)
        .font(.system(size: 11, design: .monospaced))
        .environment(\.layoutDirection, .leftToRight)
      if diagnostics.isEmpty {
        Label("Nothing to report", systemImage: "checkmark.circle").font(.footnote)
      }
      ForEach(diagnostics, id: \.self) { text in
        Text(verbatim: text).font(.footnote).fixedSize(horizontal: false, vertical: true)
      }
      Text(place.cure).font(.callout)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.gray.opacity(0.12)))
  }
}
