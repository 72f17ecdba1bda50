#if canImport(SwiftUI)
  import CoreGraphics.CGGeometry
  import SwiftUI
  import UniformTypeIdentifiers.UTType

  /// The flowers of a meadow and how many bees visited each.
  public struct MeadowView: View {
    @StateObject private var meadow = Meadow()
    @Environment(\.visitLimit) private var visitLimit

    private let gap: CGFloat = 12

    public init() {}

    public var body: some View {
      VStack(alignment: .leading, spacing: gap) {
        Text("flowers", bundle: .module).font(.title)
        ForEach(meadow.flowers) { flower in
          Button("\(flower.name): \(flower.visits)") { meadow.visit(flower.id) }
            .disabled(flower.visits >= visitLimit)
        }
      }
      .padding()
    }
  }

  extension Flower: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType.json)
    }
  }

  extension EnvironmentValues {
    /// How many bees may visit one flower.
    @Entry public var visitLimit = 3
  }

  #Preview("Meadow") {
    MeadowView()
  }

  #Preview("One visit each") {
    MeadowView().environment(\.visitLimit, 1)
  }
#endif
