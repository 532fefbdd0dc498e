import Typesetting

/// The typesetter measures for labels.
extension Typesetter: TextMeasurer {}
