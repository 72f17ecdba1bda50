import Testing
import WaggleRender

@Suite struct FallbackFamilyTests {
  @Test func `Each family that is used for missing glyphs has its own number`() {
    FallbackFamily.checkInvariants()
  }
}
