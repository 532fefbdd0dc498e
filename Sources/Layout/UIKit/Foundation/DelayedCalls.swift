#if !canImport(ObjectiveC)
  extension Timer {
    /// Calls a method after a time, or again and again. Pictures do not wait for it.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }

    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      let target = UncheckedTarget(object: aTarget as AnyObject)
      self.init(timeInterval: ti, repeats: yesOrNo) { timer in
        aSelector.send(to: target.object, [timer])
      }
    }
  }

  /// The target of a timer. Unchecked: the timer calls it on the thread that made it.
  private struct UncheckedTarget: @unchecked Sendable {
    let object: AnyObject
  }

  extension NSObject {
    /// Calls a method after a time. Pictures do not wait for it.
    public final func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let target = UncheckedTarget(object: self)
      let argument = UncheckedArgument(value: anArgument)
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        aSelector.send(to: target.object, [argument.value])
      }
      RunLoop.current.add(timer, forMode: .default)
    }

    /// Takes such calls back; they do not come before the picture is made.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

    /// Takes such calls back; they do not come before the picture is made.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}

    /// Calls a method, at once: views are made on the main thread.
    public final func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) { aSelector.send(to: self, [arg]) }
  }

  /// The argument of a timer's call. Unchecked: the timer's thread is the one that made it.
  private struct UncheckedArgument: @unchecked Sendable {
    let value: Any?
  }
#endif
