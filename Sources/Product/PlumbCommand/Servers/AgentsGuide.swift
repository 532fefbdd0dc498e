/// What a coding agent has to know, short enough to be read whole: at most 6,000 characters.
enum AgentsGuide {
  static let summary =
    "Lays out iOS table cells as UIKit does and draws them. Write a cell, lint it, look at it with"
    + " render, ask why, try a repair, lint again. Read plumb://agents first."

  static let text = #"""
    # Plumb for coding agents

    Plumb lays out self-sizing UITableView cells with UIKit's rules, on Linux, without a simulator. A cell is a template
    (`.yaml`), an Interface Builder file (`.xib`, `.storyboard`) or a Swift file. Everything below is a command with
    `--json`, and a tool of the same name in `plumb mcp`; an option `--text-size` is the parameter `text_size` there.

    ## The loop

    1. **Write** the cell, or change it. `plumb help template` shows a whole template; `plumb schema UILabel` lists the
       keys of a class.
    2. **Lint**: `plumb lint cell.yaml --text-size L --text-size AX3 --width 320 --json`. Each finding has rule, file,
       line, message, hint, and where one was tried a `repair` with `edits`. `plumb help ambiguous-layout` explains that rule.
    3. **See**: `plumb render cell.yaml --width 320 --layers diagram -o cell.png`. The tool `render` answers with the
       picture. Look at it at the smallest width and at AX3.
    4. **Ask why**: `plumb why cell.yaml title.height` gives the sum of constraints that a number rests on;
       `plumb trace cell.yaml` says what is ambiguous, in conflict or cut, with remedies that were laid out.
    5. **Apply** a repair. `try_repair` (a tool only) applies edits without saving them and gives the findings before and
       after. A command line does the same with `plumb diff cell.yaml changed.yaml`.
    6. **Verify**: lint again, then `plumb sweep cell.yaml --json`: every width from 280 to 1,024 points. Exit code 0
       means nothing was found, 1 findings, 2 that an input could not be used.

    ## A template

    ```yaml
    widths: [320, 375]
    cells:
      Order:
        views:
          photo: { class: UIView, backgroundColor: systemTeal }
          title: { class: UILabel, font: headline, numberOfLines: 0, text: "{title}" }
          price: { class: UILabel, font: body, text: "{price}" }
        constraints:
          - "H:|-[photo(60)]-12-[title]-|"
          - photo.top == contentView.topMargin
          - photo.height == 60
          - photo.bottom <= contentView.bottomMargin
          - title.top == contentView.topMargin
          - price.top == title.bottom + 4
          - price.leading == title.leading
          - price.trailing <= contentView.trailingMargin
          - price.bottom <= contentView.bottomMargin
    data:
      - { title: Coffee beans from Guatemala, price: 12.50 € }
    ```

    ## Traps

    - A row sizes itself only where constraints reach from the content view's top to its bottom without a gap.
    - A fixed height (`title.height == 24`) cuts the text at large text sizes: let the text decide, or use `>=`.
    - `numberOfLines` is 1 unless said otherwise; 0 lets a label wrap, which needs both its sides pinned.
    - Two labels side by side: one must give way. Set `hugging` and `compressionResistance` of one of them,
      `{ horizontal: 249 }`.
    - The table gives a row a height of its own. Where that contradicts required constraints, UIKit breaks one: keep one
      vertical constraint at priority 999.
    - Test the longest text, an empty one, AX3 and right to left (`--direction rtl`), not only what is in the data.
    - A finding of one width says little about the others: sweep.
    - Answers are short. `frames --json --details` adds constraints, `trace --json --details` all views, `sweep --json
      --pieces` the frames over all widths.
    - Swift files are compiled and run: only `plumb mcp --allow-swift` does so, and a command that names them.

    ## Answers

    Every object has a `version`, and fields are only added. `width`, `textSize`, `language`, `direction` and
    `appearances` say what it is about. With `--json` errors, warnings and hints are objects on standard error: `id`,
    `severity`, `file`, `line`, `column`, `message`, `hint`. `plumb schema frames` prints the JSON Schema of an answer;
    `plumb schema template` that of templates, which is long.

    ## Clients

    - Claude Code: `claude mcp add plumb -- plumb mcp`
    - Cursor, VS Code and others: `{ "mcpServers": { "plumb": { "command": "plumb", "args": ["mcp"] } } }` in `mcp.json`
      (VS Code calls the first key `servers`)
    - Codex: `[mcp_servers.plumb]`, `command = "plumb"`, `args = ["mcp"]` in `config.toml`
    """#
}
