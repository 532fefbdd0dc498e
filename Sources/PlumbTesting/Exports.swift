@_exported import UIKit

// Tests import this module alone, and name layers, record modes and views.
@_exported import struct ImageCoding.PictureTolerance
@_exported import typealias PlumbKit.PictureLayer
@_exported import struct Snapshots.ComparisonSettings
@_exported import enum Snapshots.RecordMode
