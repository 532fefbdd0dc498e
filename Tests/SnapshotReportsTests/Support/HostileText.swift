/// Names and messages that somebody could write to break a report.
enum HostileText {
  static let all = [
    "<script>window.isBroken = true</script>",
    "\"><img src=x onerror=\"window.isBroken = true\">",
    "' onfocus='window.isBroken = true' autofocus='",
    "</script></style></title><!-- --><![CDATA[ ]]>",
    "line\u{2028}separator\u{2029}and\nline feed\r\tand tab",
    "\u{202e}gnp.lacitsuan\u{202c} \u{2066}isolated",
    "nul\u{0}escape\u{1b}[31m\u{7f}\u{85}\u{fffe}",
    "a|b`c``d*e_f[g](h)@octocat #1 ~~i~~ \\|j",
    "%0A::error::%25,title=x:y",
    "&amp; &lt; &#x3c; 🏴‍☠️ עברית العربية",
    "../../etc/passwd",
    String(repeating: "long-", count: 2_000),
    " ",
  ]
}
