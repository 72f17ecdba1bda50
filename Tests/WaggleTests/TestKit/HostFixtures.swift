import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Observable final class HostModel {
  var number = 0
  var loaded = false
}
