import SwiftUI

public struct ApiaryView: View {
  @State private var hives: [Hive]

  public init(hives: [Hive] = (try? Hive.all()) ?? []) {
    _hives = State(initialValue: hives)
  }

  private var bees: Int { hives.map(\.bees).reduce(0, +) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("title", bundle: .module, comment: "Above the hives").font(.title2.bold())
      ForEach($hives) { $hive in
        HStack {
          Text(verbatim: hive.id)
          Spacer()
          Text("\(hive.bees) bees", bundle: .module)
          Button {
            hive.bees += 1
          } label: {
            Label {
              Text("Add one to \(hive.id)", bundle: .module)
            } icon: {
              Image(systemName: "plus")
            }
          }
          .labelStyle(.iconOnly)
        }
      }
      Text("\(bees) bees in \(hives.count) hives", bundle: .module).foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("English") { ApiaryView() }

#Preview("Polish") { ApiaryView().environment(\.locale, Locale(identifier: "pl")) }
