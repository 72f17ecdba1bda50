/// The bytes of the files in the folder Page, which the build puts into the program.
///
/// Nothing else is in this module: Swift compiles the files as array literals, which takes long, and here only after a change
/// in one of them.
package enum PageFile {
  package static var addressJS: [UInt8] { PackageResources.address_js }
  package static var buildJS: [UInt8] { PackageResources.build_js }
  package static var bulletsJS: [UInt8] { PackageResources.bullets_js }
  package static var drawingJS: [UInt8] { PackageResources.drawing_js }
  package static var fieldsJS: [UInt8] { PackageResources.fields_js }
  package static var iconSVG: [UInt8] { PackageResources.icon_svg }
  package static var imagesJS: [UInt8] { PackageResources.images_js }
  package static var inputJS: [UInt8] { PackageResources.input_js }
  package static var inspectJS: [UInt8] { PackageResources.inspect_js }
  package static var keysJS: [UInt8] { PackageResources.keys_js }
  package static var pageCSS: [UInt8] { PackageResources.page_css }
  package static var pageHTML: [UInt8] { PackageResources.page_html }
  package static var pageJS: [UInt8] { PackageResources.page_js }
  package static var recordJS: [UInt8] { PackageResources.record_js }
  package static var ringJS: [UInt8] { PackageResources.ring_js }
  package static var scrollJS: [UInt8] { PackageResources.scroll_js }
  package static var textJS: [UInt8] { PackageResources.text_js }
}
