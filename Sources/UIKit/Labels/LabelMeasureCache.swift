/// What a label remembers of its last measurements.
struct LabelMeasureCache {
}
