import Typesetting

extension Typesetter: TextSetter {}
