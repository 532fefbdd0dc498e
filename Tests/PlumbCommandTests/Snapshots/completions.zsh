#compdef plumb
# Made by `plumb completions` of plumb 0.1.0; not to be edited.

_plumb_snapshot_commands() {
  local -a commands
  commands=(
    'test:Draws every snapshot and compares it with its reference.'
    'record:Draws every snapshot and makes it the reference.'
    'review:Goes through the failures of the last run, one at a time.'
    'accept:Makes pictures of the last run the references.'
    'list:Lists snapshots, their sources, and which have a reference.'
    'clean:Lists references that nothing asks for; deletes on request.'
    'merge:Makes one report of the artifacts of several shards.'
    'compare:Compares two pictures as references are compared.'
  )
  _describe command commands
}

_plumb_commands() {
  local -a commands
  commands=(
    'render:Lays out the table of each template and draws it.'
    'frames:Lays out the table of each template and prints every frame.'
    'heights:Prints the height of each row, as fast as rows come in.'
    'lint:Finds what is wrong with the layout of cells and views.'
    'sweep:Lays rows out at every width, and finds where they break.'
    'inspect:Makes a page on which rows can be dragged through every width.'
    'why:Explains why a view is where it is, or as large as it is.'
    'trace:Prints what constraints make of each view, and what is wrong.'
    'diff:Shows what a change to a file does to its cells.'
    'explain:Explains constraint conflicts that a console log reports.'
    'verify:Compares a source with the frames or the picture of a simulator.'
    'preview:Writes a #Preview of a Swift cell, with made-up values.'
    'markdown:Draws the pictures of documents in Markdown from what stands in them.'
    'snapshot:Holds pictures of a project'\''s cells against reference pictures.'
    'swift-test:Runs the tests of an iOS Swift package, on Linux too.'
    'mcp:Serves coding agents: the Model Context Protocol on standard streams.'
    'lsp:Serves editors: the Language Server Protocol on standard streams.'
    'agents:Prints what a coding agent has to know, on one page.'
    'packages:Clones the packages that a project pins, for its Swift cells.'
    'cache:Shows what is kept of Swift cells, and clears it.'
    'devices:Lists the devices that are known by name.'
    'init:Writes a project to start from: plumb.yaml, a template and its data.'
    'schema:Prints the JSON Schema of templates, plumb.yaml or answers.'
    'completions:Prints a script that completes commands in a shell.'
    'manual:Prints the manual page, in the language of man.'
    'help:Shows what the commands are, or explains one, or a message.'
  )
  _describe command commands
}

_plumb_topics() {
  case $words[CURRENT-1] in
    snapshot) _plumb_snapshot_commands ;;
    *) _plumb_commands ;;
  esac
}

_plumb() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C \
    '(- *)'{-h,--help}'[show the commands]' \
    '(- *)'{-V,--version}'[print the version]' \
    '1:command:_plumb_commands' \
    '*::argument:->argument'
  [[ $state == argument ]] || return
  case $words[1] in
    render)
      _arguments -s -S \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*-d+[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '*--device=[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '(--orientation)--orientation=[how the devices are held\: portrait, landscape or both (portrait)]:WORD:(portrait landscape both)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--dark)--dark[the same as --appearance dark]' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--rows)--rows=[rows to draw, by running number or section.row\: 0-4, 3-, 1.2, 2.0-2.3,7 (all)]:RANGE: ' \
        '(--sheet)--sheet[one picture with all variants side by side, rulers and captions]' \
        '(--outline)--outline[with --sheet\: draw the devices around the first screenful]' \
        '(-l --layers)-l+[what to draw on top, separated by commas\: margins, frames, intrinsic, baselines, constraints, plumbline, problems, estimates, diagram, all or none (none); '\''diagram'\'' is constraints, plumbline and problems, '\''all'\'' is all but estimates]:LIST:_values -s , word margins frames intrinsic baselines constraints plumbline problems estimates diagram all none' \
        '(-l --layers)--layers=[what to draw on top, separated by commas\: margins, frames, intrinsic, baselines, constraints, plumbline, problems, estimates, diagram, all or none (none); '\''diagram'\'' is constraints, plumbline and problems, '\''all'\'' is all but estimates]:LIST:_values -s , word margins frames intrinsic baselines constraints plumbline problems estimates diagram all none' \
        '(--views)--views=[draw layers for these views only\: names, outlets or identifiers separated by commas, * and ? stand for other characters (all)]:LIST: ' \
        '(--legend)--legend[explain below the rows what the layers draw]' \
        '*--measure=[draw the sizes of these views and their distances to what is beside them, and nothing else\: names separated by commas, * and ? stand for other characters; title..price is the distance of two views, title.x, title.bottom or title.width one length]:LIST: ' \
        '*--caption=[write a text beside a view; repeat it for several]:VIEW=TEXT: ' \
        '(--crop)--crop=[draw the part of the row around a view]:VIEW: ' \
        '(--background)--background=[none leaves everything clear that cells do not draw themselves (page)]:WORD:(page none)' \
        '(--diagrams)--diagrams[draw the pictures that a template names under '\''diagrams'\'', each with the options there]' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '(--class)--class=[of Swift sources only this cell class, made without arguments (all previews)]:NAME: ' \
        '(--timeout)--timeout=[end a preview of Swift sources that takes longer (10)]:SECONDS: ' \
        '(--strict)--strict[refuse Swift sources that do not compile whole, where a piece could be left out]' \
        '(-f --format)-f+[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(-f --format)--format=[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(-o --output)-o+[a file for a single picture, - for standard output, or a folder, made when missing (the current folder)]:PATH:_files' \
        '(-o --output)--output=[a file for a single picture, - for standard output, or a folder, made when missing (the current folder)]:PATH:_files' \
        '(--follow)--follow[write through a symbolic link that is where a picture goes]' \
        '(-p --preview)-p-[show pictures in the terminal\: auto, kitty, iterm, sixel, none (auto\: as the terminal says it can); of Swift sources, any other word draws only the preview of that name]::HOW:(auto kitty iterm sixel none)' \
        '(-p --preview)--preview=-[show pictures in the terminal\: auto, kitty, iterm, sixel, none (auto\: as the terminal says it can); of Swift sources, any other word draws only the preview of that name]::HOW:(auto kitty iterm sixel none)' \
        '(--watch)--watch[draw again whenever a template, its data or an image changes]' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--continue-after)--continue-after=[do the rest of a run that has crashed on this source, which is left out]:SOURCE:_files' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml|xib|storyboard|swift)"'
      ;;
    frames)
      _arguments -s -S \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*-d+[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '*--device=[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '(--orientation)--orientation=[how the devices are held\: portrait, landscape or both (portrait)]:WORD:(portrait landscape both)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--dark)--dark[the same as --appearance dark]' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--rows)--rows=[rows to lay out, by running number or section.row\: 0-4, 3-, 1.2, 2.0-2.3,7 (all)]:RANGE: ' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--details)--details[with --json\: all there is, not only what most programs ask for]' \
        '(--continue-after)--continue-after=[do the rest of a run that has crashed on this source, which is left out]:SOURCE:_files' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml|xib|storyboard|swift)"'
      ;;
    heights)
      _arguments -s -S \
        '(--rows)--rows=[rows as JSON lines; - for standard input (the source'\''s own rows)]:FILE:_files -g "*.(jsonl|ndjson)"' \
        '(--frames)--frames[add the frame of each view to every line]' \
        '(-j --jobs)-j+[how many threads lay out rows (one a core)]:N: ' \
        '(-j --jobs)--jobs=[how many threads lay out rows (one a core)]:N: ' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '(--row)--row=[the row\: section.row as printed, its number over all sections, both counted from 0, or the reuse identifier of a .xib'\''s cell (the first)]:N: ' \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*-d+[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '*--device=[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '(--orientation)--orientation=[how the devices are held\: portrait, landscape or both (portrait)]:WORD:(portrait landscape both)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--dark)--dark[the same as --appearance dark]' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '1:SOURCE:_files -g "*.(yaml|yml|xib|storyboard)"'
      ;;
    lint)
      _arguments -s -S \
        '(-f --format)-f+[text, json, sarif (2.1.0) or github (annotations of a workflow) (text)]:FORMAT:(text json sarif github)' \
        '(-f --format)--format=[text, json, sarif (2.1.0) or github (annotations of a workflow) (text)]:FORMAT:(text json sarif github)' \
        '(--json)--json[the same as --format json]' \
        '(-o --output)-o+[write the report there (standard output)]:FILE:_files' \
        '(-o --output)--output=[write the report there (standard output)]:FILE:_files' \
        '*--only=[run this rule and no other; repeat it for several]:RULE:(unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden)' \
        '*--rule=[run this rule too; repeat it for several]:RULE:(unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden)' \
        '*--disable=[do not run this rule; repeat it for several]:RULE:(unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden)' \
        '*--severity=[call the findings of a rule error, warning or note; repeat it for several]:RULE=LEVEL: ' \
        '(--config)--config=[the project file (plumb.yaml here or above)]:FILE:_files -g "*.(yaml|yml)"' \
        '(--baseline)--baseline=[do not tell the findings that this file lists]:FILE:_files' \
        '(--write-baseline)--write-baseline=[write all findings into this file instead of a report]:FILE:_files' \
        '(--prune)--prune[take entries that no longer occur out of the baseline]' \
        '(--fail-on)--fail-on=[the least severity of a finding with which the exit code is 1\: error, warning, note or never (warning)]:LEVEL:(error warning note never)' \
        '(--group)--group=[print the findings of a file or of a rule together]:BY:(file rule)' \
        '(--sweep)--sweep[lay rows out at every width too, as '\''plumb sweep'\'' does, and report ranges of widths]' \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '(--rows)--rows=[rows to lay out, by running number or section.row\: 0-4, 3-, 1.2, 2.0-2.3,7 (all)]:RANGE: ' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--continue-after)--continue-after=[do the rest of a run that has crashed on this source, which is left out]:SOURCE:_files' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:PATH:_files'
      ;;
    sweep)
      _arguments -s -S \
        '(-w --widths)-w+[widths of the table in points, a pixel apart ('\''sweep'\'' in plumb.yaml, else 280-1024)]:FIRST-LAST: ' \
        '(-w --widths)--widths=[widths of the table in points, a pixel apart ('\''sweep'\'' in plumb.yaml, else 280-1024)]:FIRST-LAST: ' \
        '*-d+[in place of a range the widths of windows on a device, with those of Split View and Slide Over on an iPad; repeat it for several, or '\''all'\'']:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13 all)' \
        '*--device=[in place of a range the widths of windows on a device, with those of Split View and Slide Over on an iPad; repeat it for several, or '\''all'\'']:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13 all)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or all of them; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 all)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '(--rows)--rows=[rows to lay out, by running number or section.row\: 0-4, 3-, 1.2, 2.0-2.3,7 (all)]:RANGE: ' \
        '(-f --format)-f+[text, json, sarif (2.1.0) or github (annotations of a workflow) (text)]:FORMAT:(text json sarif github)' \
        '(-f --format)--format=[text, json, sarif (2.1.0) or github (annotations of a workflow) (text)]:FORMAT:(text json sarif github)' \
        '(--json)--json[the same as --format json]' \
        '(--pieces)--pieces[with --json\: every frame over the widths, as constants and slopes]' \
        '(-o --output)-o+[write the report there (standard output)]:FILE:_files' \
        '(-o --output)--output=[write the report there (standard output)]:FILE:_files' \
        '(--picture)--picture=[a picture as well\: heights, findings and devices over the width; a .png, .svg or .pdf file, or a folder for several (no picture)]:PATH:_files' \
        '(--fail-on)--fail-on=[the least severity of a finding with which the exit code is 1\: error, warning, note or never (warning)]:LEVEL:(error warning note never)' \
        '*--only=[run this rule and no other; repeat it for several]:RULE:(unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden)' \
        '*--rule=[run this rule too; repeat it for several]:RULE:(unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden)' \
        '*--disable=[do not run this rule; repeat it for several]:RULE:(unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden)' \
        '*--severity=[call the findings of a rule error, warning or note; repeat it for several]:RULE=LEVEL: ' \
        '(--config)--config=[the project file (plumb.yaml here or above)]:FILE:_files -g "*.(yaml|yml)"' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--continue-after)--continue-after=[do the rest of a run that has crashed on this source, which is left out]:SOURCE:_files' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml|xib|storyboard|swift)"'
      ;;
    inspect)
      _arguments -s -S \
        '(-o --output)-o+[write the page there, - for standard output (the first file'\''s name with .html, in the current folder)]:FILE:_files' \
        '(-o --output)--output=[write the page there, - for standard output (the first file'\''s name with .html, in the current folder)]:FILE:_files' \
        '(-w --widths)-w+[widths of the table in points, a pixel apart ('\''sweep'\'' in plumb.yaml, else 280-1024)]:FIRST-LAST: ' \
        '(-w --widths)--widths=[widths of the table in points, a pixel apart ('\''sweep'\'' in plumb.yaml, else 280-1024)]:FIRST-LAST: ' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or all of them; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 all)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '(--rows)--rows=[rows to lay out, by running number or section.row\: 0-4, 3-, 1.2, 2.0-2.3,7 (the first 100)]:RANGE: ' \
        '(-j --jobs)-j+[how many threads lay out text sizes, languages and appearances (one a core)]:N: ' \
        '(-j --jobs)--jobs=[how many threads lay out text sizes, languages and appearances (one a core)]:N: ' \
        '(--serve)--serve[in place of a file serve the page to browsers of this machine, and keep it fresh]' \
        '(--port)--port=[with --serve\: the port of 127.0.0.1 (one that is free)]:NUMBER: ' \
        '(--open)--open[open the page in a browser]' \
        '(--config)--config=[the project file (plumb.yaml here or above)]:FILE:_files -g "*.(yaml|yml)"' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml|xib|storyboard|swift)"'
      ;;
    why)
      _arguments -s -S \
        '(--row)--row=[the row\: section.row as printed, its number over all sections, both counted from 0, or the reuse identifier of a .xib'\''s cell (the first)]:N: ' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*-d+[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '*--device=[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '(--orientation)--orientation=[how the devices are held\: portrait, landscape or both (portrait)]:WORD:(portrait landscape both)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--dark)--dark[the same as --appearance dark]' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--all)--all[list every constraint that carries the value without adding to it]' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--details)--details[with --json\: all there is, not only what most programs ask for]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml|xib|storyboard)"'
      ;;
    trace)
      _arguments -s -S \
        '(--row)--row=[the row\: section.row as printed, its number over all sections, both counted from 0, or the reuse identifier of a .xib'\''s cell (the first)]:N: ' \
        '(--row-height)--row-height=[lay rows out at this height, as a table does with an estimate or a reused cell (their own)]:H: ' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*-d+[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '*--device=[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '(--orientation)--orientation=[how the devices are held\: portrait, landscape or both (portrait)]:WORD:(portrait landscape both)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--dark)--dark[the same as --appearance dark]' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--details)--details[with --json\: all there is, not only what most programs ask for]' \
        '(--continue-after)--continue-after=[do the rest of a run that has crashed on this source, which is left out]:SOURCE:_files' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml|xib|storyboard|swift)"'
      ;;
    diff)
      _arguments -s -S \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*-d+[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '*--device=[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '(--orientation)--orientation=[how the devices are held\: portrait, landscape or both (portrait)]:WORD:(portrait landscape both)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--dark)--dark[the same as --appearance dark]' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '(-f --format)-f+[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(-f --format)--format=[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(-o --output)-o+[a picture as well\: its file, a folder for it, or - for standard output in place of the text (no picture)]:PATH:_files' \
        '(-o --output)--output=[a picture as well\: its file, a folder for it, or - for standard output in place of the text (no picture)]:PATH:_files' \
        '(--follow)--follow[write through a symbolic link that is where a picture goes]' \
        '(--path)--path=[what the file is called where OLD and NEW are copies; data and images of a template are looked for beside it]:PATH:_files' \
        '(--git)--git[the arguments are those that Git gives to an external diff]' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml|xib|storyboard)"'
      ;;
    explain)
      _arguments -s -S \
        '(--hierarchy)--hierarchy=[names views by what recursiveDescription, _autolayoutTrace or po view.constraints printed]:FILE:_files -g "*.()"' \
        '(--xib)--xib=[names views by the outlets and labels of an Interface Builder file]:FILE:_files -g "*.(xib|storyboard)"' \
        '(-f --format)-f+[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(-f --format)--format=[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(-o --output)-o+[a picture as well\: its file, a folder for it, or - for standard output in place of the text (no picture)]:PATH:_files' \
        '(-o --output)--output=[a picture as well\: its file, a folder for it, or - for standard output in place of the text (no picture)]:PATH:_files' \
        '(--follow)--follow[write through a symbolic link that is where a picture goes]' \
        '(--appearance)--appearance=[light or dark (light)]:WORD:(light dark)' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.()"'
      ;;
    verify)
      _arguments -s -S \
        '(--hierarchy)--hierarchy=[what recursiveDescription of the cell, or of a view around it, printed]:FILE:_files -g "*.()"' \
        '(--picture)--picture=[what a simulator drew of the cell; NAME@2x.png has two pixels to a point]:FILE:_files -g "*.(png|jpg|jpeg)"' \
        '(--row)--row=[the row\: section.row as printed, its number over all sections, both counted from 0, or the reuse identifier of a .xib'\''s cell (the first)]:N: ' \
        '(--scene)--scene=[only this scene of a .xib or .storyboard\: its object id or reuse identifier (all cells); of Swift sources this preview or class]:ID: ' \
        '*-w+[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points, or several\: 320,393 (the template'\''s own widths)]:W: ' \
        '*-d+[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '*--device=[a device whose screen the table fills, such as '\''iPhone 15'\''; repeat it for several]:NAME:(iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13)' \
        '(--orientation)--orientation=[how the devices are held\: portrait, landscape or both (portrait)]:WORD:(portrait landscape both)' \
        '*--text-size=[XS to XXXL, AX1 to AX5, or UIKit'\''s name; repeat it for several (the template'\''s, else L)]:SIZE:(XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5)' \
        '(--appearance)--appearance=[light, dark or both (the template'\''s own, else light)]:WORD:(light dark both)' \
        '(--dark)--dark[the same as --appearance dark]' \
        '(--direction)--direction=[ltr, rtl or both (as the language is written)]:WORD:(ltr rtl both)' \
        '*--language=[language of the texts, such as ar or zh-Hant; repeat it for several (the template'\''s)]:TAG: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the project'\''s, the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '*--set=[show a text in every row\: NAME is a field of a template, or a view of a .xib by its outlet, label or id; repeat it for several]:NAME=TEXT: ' \
        '(--data)--data=[show the rows of this file, with the same names as --set (the template'\''s own rows)]:FILE:_files -g "*.(json|csv|rss|xml)"' \
        '(--assets)--assets=[where a .xib finds pictures and colours\: an .xcassets or the folder of some (those beside the file)]:DIR:_files' \
        '(--no-sample)--no-sample[leave cells of Swift sources bare that have no data, without sample content]' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '(--target)--target=[the target of the Xcode project or package that Swift cells are compiled in; without it the application that has the file, by name the first]:NAME: ' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '1:FILE:_files -g "*.(yaml|yml|xib|storyboard)"'
      ;;
    preview)
      _arguments -s -S \
        '(--class)--class=[of Swift sources only this cell class, made without arguments (all previews)]:NAME: ' \
        '(--swift)--swift[compile and run the Swift files of folders too (only Swift files that are named)]' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(swift)"'
      ;;
    markdown)
      _arguments -s -S \
        '(--images)--images=[the folder of the pictures, as seen from each document (images)]:DIR:_files -/' \
        '(--html)--html[show pictures with <img>, in their size in points (with !\[\])]' \
        '(--check)--check[write nothing, and say what is not up to date]' \
        '(--mdbook)--mdbook[answer as a preprocessor of mdBook]' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '(--follow)--follow[write through a symbolic link that is where a picture goes]' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(md|markdown)"'
      ;;
    snapshot)
      state=
      _arguments -C \
        '(- *)'{-h,--help}'[show the commands]' \
        '1:command:_plumb_snapshot_commands' \
        '*::argument:->argument'
      [[ $state == argument ]] || return
      case $words[1] in
    test)
      _arguments -s -S \
        '(--record)--record=[what to write\: missing, never, failed or all (PLUMB_RECORD, else never where CI is set, else missing)]:MODE:(all failed missing never)' \
        '*--filter=[only snapshots whose name or source has this in it; with * or ? a glob for all of it; repeat it for several]:PATTERN: ' \
        '(--shard)--shard=[only the I-th of N parts, which are about the same work (TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, CI_NODE_INDEX and CI_NODE_TOTAL)]:I/N: ' \
        '(-j --jobs)-j+[how many to draw at a time (one a core)]:N: ' \
        '(-j --jobs)--jobs=[how many to draw at a time (one a core)]:N: ' \
        '(--project)--project=[the project file or its folder (plumb.yaml here or above)]:PATH:_files' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '(--artifacts)--artifacts=[where pictures of failures and reports are (PLUMB_ARTIFACTS, else .plumb beside the project file)]:DIR:_files -/' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--all-results)--all-results[have those that passed in the report too]' \
        '(-f --format)-f+[text, json, or github\: text with annotations of a workflow (text; github where GITHUB_ACTIONS is set)]:FORMAT:(text json github)' \
        '(-f --format)--format=[text, json, or github\: text with annotations of a workflow (text; github where GITHUB_ACTIONS is set)]:FORMAT:(text json github)' \
        '(--json)--json[the same as --format json]' \
        '(-q --quiet)-q[print failures only, and nothing when there are none]' \
        '(-q --quiet)--quiet[print failures only, and nothing when there are none]' \
        '(--continue-after)--continue-after=[do the rest of a run that has crashed on this source, which is left out]:SOURCE:_files' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    record)
      _arguments -s -S \
        '(--all)--all[rewrite those within the tolerance too]' \
        '*--filter=[only snapshots whose name or source has this in it; with * or ? a glob for all of it; repeat it for several]:PATTERN: ' \
        '(--shard)--shard=[only the I-th of N parts, which are about the same work (TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, CI_NODE_INDEX and CI_NODE_TOTAL)]:I/N: ' \
        '(-j --jobs)-j+[how many to draw at a time (one a core)]:N: ' \
        '(-j --jobs)--jobs=[how many to draw at a time (one a core)]:N: ' \
        '(--project)--project=[the project file or its folder (plumb.yaml here or above)]:PATH:_files' \
        '(--fonts)--fonts=[a folder whose fonts go before those of the machine, San Francisco'\''s own files among them ('\''fonts'\'' in plumb.yaml)]:DIR:_files -/' \
        '(--artifacts)--artifacts=[where pictures of failures and reports are (PLUMB_ARTIFACTS, else .plumb beside the project file)]:DIR:_files -/' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--all-results)--all-results[have those that passed in the report too]' \
        '(-f --format)-f+[text, json, or github\: text with annotations of a workflow (text; github where GITHUB_ACTIONS is set)]:FORMAT:(text json github)' \
        '(-f --format)--format=[text, json, or github\: text with annotations of a workflow (text; github where GITHUB_ACTIONS is set)]:FORMAT:(text json github)' \
        '(--json)--json[the same as --format json]' \
        '(-q --quiet)-q[print failures only, and nothing when there are none]' \
        '(-q --quiet)--quiet[print failures only, and nothing when there are none]' \
        '(--continue-after)--continue-after=[do the rest of a run that has crashed on this source, which is left out]:SOURCE:_files' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    review)
      _arguments -s -S \
        '(--open)--open[open the report of the last run in a browser]' \
        '(--serve)--serve[serve the report to browsers of this machine, with buttons that accept]' \
        '(--port)--port=[with --serve\: the port of 127.0.0.1 (one that is free)]:NUMBER: ' \
        '(-p --preview)-p+[show pictures by kitty, iterm or sixel, or none (auto\: as the terminal says)]:HOW:(auto kitty iterm sixel none)' \
        '(-p --preview)--preview=[show pictures by kitty, iterm or sixel, or none (auto\: as the terminal says)]:HOW:(auto kitty iterm sixel none)' \
        '(--project)--project=[the project file or its folder (plumb.yaml here or above)]:PATH:_files' \
        '(--artifacts)--artifacts=[where pictures of failures and reports are (PLUMB_ARTIFACTS, else .plumb beside the project file)]:DIR:_files -/' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:NAME: '
      ;;
    accept)
      _arguments -s -S \
        '(--all)--all[every failure that has a picture]' \
        '(--project)--project=[the project file or its folder (plumb.yaml here or above)]:PATH:_files' \
        '(--artifacts)--artifacts=[where pictures of failures and reports are (PLUMB_ARTIFACTS, else .plumb beside the project file)]:DIR:_files -/' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:NAME: '
      ;;
    list)
      _arguments -s -S \
        '*--filter=[only snapshots whose name or source has this in it; with * or ? a glob for all of it; repeat it for several]:PATTERN: ' \
        '(--project)--project=[the project file or its folder (plumb.yaml here or above)]:PATH:_files' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    clean)
      _arguments -s -S \
        '(--delete)--delete[delete what would only be listed]' \
        '*--filter=[only snapshots whose name or source has this in it; with * or ? a glob for all of it; repeat it for several]:PATTERN: ' \
        '(--shard)--shard=[only the I-th of N parts, which are about the same work (TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, CI_NODE_INDEX and CI_NODE_TOTAL)]:I/N: ' \
        '(--project)--project=[the project file or its folder (plumb.yaml here or above)]:PATH:_files' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    merge)
      _arguments -s -S \
        '(--artifacts)--artifacts=[where pictures of failures and reports are (PLUMB_ARTIFACTS, else .plumb beside the project file)]:DIR:_files -/' \
        '(--project)--project=[the project file or its folder (plumb.yaml here or above)]:PATH:_files' \
        '*--allow-write=[a folder outside of the project that references and artifacts may be in; repeat it for several]:PATH:_files -/' \
        '(--all-results)--all-results[have those that passed in the report too]' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:DIR:_files -/'
      ;;
    compare)
      _arguments -s -S \
        '(--diff)--diff=[a PNG that shows where they differ; written when they do (no picture)]:PATH:_files' \
        '(--exact)--exact[tolerate nothing\: one level of one channel is a difference]' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(png|jpg|jpeg)"'
      ;;
      esac
      ;;
    swift-test)
      _arguments -s -S \
        '*--filter=[run only tests whose name has NAME in it, a regular expression]:NAME: ' \
        '(--config)--config=[the project file (plumb.yaml here or above)]:FILE:_files -g "*.(yaml|yml)"' \
        '*--allow-read=[a file or folder outside of the project that files may name; repeat it for several]:PATH:_files' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '::DIR:_files -/'
      ;;
    mcp)
      _arguments -s -S \
        '(--root)--root=[the folder that is served (the current folder)]:DIR:_files -/' \
        '(--allow-swift)--allow-swift[compile and run Swift sources that a client names]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    lsp)
      _arguments -s -S \
        '(--root)--root=[the folder that is served (the current folder)]:DIR:_files -/' \
        '(--allow-swift)--allow-swift[compile and run Swift sources that a client names]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    agents)
      _arguments -s -S \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    packages)
      _arguments -s -S \
        '(--from)--from=[a folder of clones or bare repositories in place of the packages'\'' addresses]:DIR:_files -/' \
        '(--any-revision)--any-revision[take the newest revision of a repository of --from where it lacks the pinned one]' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '::DIR:_files -/'
      ;;
    cache)
      _arguments -s -S \
        '*--clear=[remove hosts, modules, packages or all; repeat it for several]:KIND:(hosts modules packages all)' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    devices)
      _arguments -s -S \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    init)
      _arguments -s -S \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '::DIR:_files -/'
      ;;
    schema)
      _arguments -s -S \
        '(--project)--project[print the schema of plumb.yaml instead of that of templates]' \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '::NAME: '
      ;;
    completions)
      _arguments -s -S \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '1:SHELL:(bash zsh fish)'
      ;;
    manual)
      _arguments -s -S \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    help)
      _arguments -s -S \
        '(--json)--json[print an object a line, messages too, for programs]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:COMMAND:_plumb_topics'
      ;;
  esac
}

if [[ $funcstack[1] == _plumb ]]; then
  _plumb "$@"
else
  compdef _plumb plumb
fi
