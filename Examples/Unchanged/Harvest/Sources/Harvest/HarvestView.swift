import HarvestModel
import SwiftUI

#if canImport(UIKit)
  import UIKit
  typealias PlatformColor = UIColor
#elseif canImport(AppKit)
  import AppKit
  typealias PlatformColor = NSColor
#endif

struct HarvestView: View {
  @EnvironmentObject private var store: HarvestStore

  @State private var note = ""
  private let haptics = Haptics()
  private let height: CGFloat = 120

  private var most: Int { store.hives.map(\.jars).max() ?? 0 }

  var body: some View {
    VStack(spacing: 16) {
      Text("\(store.total) jars").font(.title)
      HStack(alignment: .bottom) {
        ForEach(store.hives) { hive in
          Button {
            haptics.tap()
            store.harvest(hive)
          } label: {
            VStack {
              Color(PlatformColor.honey)
                .frame(width: 44, height: hive.columnHeight(in: height, of: most))
              Text(hive.name)
            }
          }
          .accessibilityLabel("Harvest \(hive.name)")
        }
      }
      #if canImport(UIKit)
        NoteField(text: $note)
        Text("Note: \(note)").padding(6).background(BlurView())
      #endif
      if let badge = Device.badge {
        Image(uiImage: badge).renderingMode(.template).foregroundColor(.green)
      }
    }
    .padding(.bottom, Device.bottomInset)
  }
}

#Preview {
  HarvestView().environmentObject(HarvestStore())
}
