// What real sources import for announcements: the types are Waggle's.
@_exported public import enum Waggle.AccessibilityNotification
@_exported public import class Waggle.AXCustomContent
