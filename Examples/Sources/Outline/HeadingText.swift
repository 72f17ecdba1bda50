import Landmarks
import SwiftUI

/// A heading. It tells the views above its title, its bounds, and its sign on the map.
struct HeadingText: View {
  let heading: Heading
  var symbol = "circle.fill"

  var body: some View {
    Text(heading.title)
      .font(heading.level == .chapter ? .title2.bold() : .headline)
      .accessibilityAddTraits(.isHeader)
      .anchorPreference(key: HeadingBoundsKey.self, value: .bounds) { [$0] }
      .landmark(
        heading.title, systemImage: symbol,
        color: heading.level == .chapter ? .orange : .teal
      )
      .preference(key: HeadingsKey.self, value: [heading])
      .id(heading.target)
  }
}
