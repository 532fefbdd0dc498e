/// What views and controllers have in common on iOS; here only the base class that code written for
/// it names.
open class UIResponder: NSObject {
}
