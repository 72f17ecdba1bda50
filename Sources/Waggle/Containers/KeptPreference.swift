/// A key that the window or the presentation around a view reads, and that covered pages write too (R320).
///
/// Where pages cover one another, the one on top counts first, then the one below it, and so on: a value holds until a page
/// above it writes its own. Of tabs the one that is shown counts, and no other. The key's `reduce` keeps the first value.
package protocol KeptPreferenceKey: PreferenceKey {}

extension PreferredColorSchemeKey: KeptPreferenceKey {}

/// The output of such a key.
protocol KeptPreference {}
extension Preference: KeptPreference where K: KeptPreferenceKey {}
