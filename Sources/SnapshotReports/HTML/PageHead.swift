import Snapshots

/// The `head` of the page: what it may do, what it is called, how it looks.
struct PageHead {
  /// The run that the page shows.
  let run: SnapshotRun

  /// The element.
  var markup: Markup {
    let style = PageAssets.style
    let policy = PagePolicy.text(style: style, script: PageAssets.script)
    return """
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="\(run.tool)">
      <title>\(run.headline) · Plumb</title>
      <link rel="icon" href="\(icon)">
      <style>\(Markup(trusted: style))</style>
      </head>
      """
  }

  /// A plumb bob: red when something fails, else green.
  private var icon: String {
    let colour = run.failures.isEmpty ? "%231d7a45" : "%23c0342b"
    return "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
      + "%3Cpath d='M7.5 0h1v5h-1z' fill='%23888'/%3E"
      + "%3Cpath d='M5 5h6l-.6 5L8 16l-2.400-6z' fill='\(colour)'/%3E%3C/svg%3E"
  }
}
