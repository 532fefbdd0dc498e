/// Where a constraint stands in the engine of its hierarchy.
struct ConstraintRecord {
}
