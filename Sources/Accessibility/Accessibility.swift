// What real sources import for announcements: the types are Waggle's.
@_exported public import enum Waggle.AccessibilityNotification
@_exported public import class Waggle.AXCustomContent
@_exported public import class Waggle.AXCategoricalDataAxisDescriptor
@_exported public import class Waggle.AXChartDescriptor
@_exported public import protocol Waggle.AXDataAxisDescriptor
@_exported public import class Waggle.AXDataPoint
@_exported public import class Waggle.AXDataSeriesDescriptor
@_exported public import class Waggle.AXNumericDataAxisDescriptor
