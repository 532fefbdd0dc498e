// Machines with a state, and numbers of a fixed row.
@_exported import Foundation

open class GKState: NSObject {
  public fileprivate(set) weak var stateMachine: GKStateMachine?
  open func isValidNextState(_ type: AnyClass) -> Bool { true }
  open func didEnter(from previous: GKState?) {}
  open func willExit(to next: GKState) {}
  open func update(deltaTime seconds: TimeInterval) {}
}
open class GKStateMachine: NSObject {
  public private(set) var currentState: GKState?
  private let states: [GKState]
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func state<State: GKState>(forClass type: State.Type) -> State? {
    states.lazy.compactMap { $0 as? State }.first
  }
  open func canEnterState(_ type: AnyClass) -> Bool {
    currentState?.isValidNextState(type) ?? true
  }
  @discardableResult open func enter(_ type: AnyClass) -> Bool {
    guard canEnterState(type), let next = states.first(where: { Swift.type(of: $0) == type }) else {
      return false
    }
    let former = currentState
    former?.willExit(to: next)
    currentState = next
    next.didEnter(from: former)
    return true
  }
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
