#compdef plumb
# Made by `plumb completions` of plumb 0.1.0; not to be edited.

_plumb_commands() {
  local -a commands
  commands=(
    'render:Lays out the table of each template and draws it.'
    'frames:Lays out the table of each template and prints every frame.'
    'devices:Lists the devices that are known by name.'
    'init:Writes a template of your own to start from, with its data.'
    'completions:Prints a script that completes commands in a shell.'
    'manual:Prints the manual page, in the language of man.'
    'help:Shows what the commands are, or the help of one.'
  )
  _describe command commands
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
        '*-w+[table width in points; repeat it for several (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points; repeat it for several (the template'\''s own widths)]:W: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-l --layers)-l+[what to draw on top\: frames,constraints, all or none (none)]:LIST:_values -s , word frames constraints all none' \
        '(-l --layers)--layers=[what to draw on top\: frames,constraints, all or none (none)]:LIST:_values -s , word frames constraints all none' \
        '(-f --format)-f+[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(-f --format)--format=[png, svg or pdf (what --output ends in, else png)]:FORMAT:(png svg pdf)' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(-o --output)-o+[a file for a single picture, - for standard output, or a folder, made when missing (the current folder)]:PATH:_files' \
        '(-o --output)--output=[a file for a single picture, - for standard output, or a folder, made when missing (the current folder)]:PATH:_files' \
        '(-p --preview)-p-[show pictures in the terminal\: auto, kitty, iterm, sixel, none (auto\: as the terminal says it can)]::HOW:(auto kitty iterm sixel none)' \
        '(-p --preview)--preview=-[show pictures in the terminal\: auto, kitty, iterm, sixel, none (auto\: as the terminal says it can)]::HOW:(auto kitty iterm sixel none)' \
        '(--watch)--watch[draw again whenever a template, its data or an image changes]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml)"'
      ;;
    frames)
      _arguments -s -S \
        '*-w+[table width in points; repeat it for several (the template'\''s own widths)]:W: ' \
        '*--width=[table width in points; repeat it for several (the template'\''s own widths)]:W: ' \
        '(-s --scale)-s+[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(-s --scale)--scale=[pixels per point (the template'\''s own, else 2)]:N: ' \
        '(--profile)--profile=[OS profile, ios7 to ios26 (the template'\''s own, else ios18)]:NAME:(ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26)' \
        '(--json)--json[print JSON instead of a readable tree]' \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '*:FILE:_files -g "*.(yaml|yml)"'
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
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '::DIR:_files -/'
      ;;
    completions)
      _arguments -s -S \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '1:SHELL:(bash zsh fish)'
      ;;
    manual)
      _arguments -s -S \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]'
      ;;
    help)
      _arguments -s -S \
        '(--color)--color=[colour messages\: auto, always, never (auto\: on a terminal)]:WHEN:(auto always never)' \
        '(-h --help)-h[show this text]' \
        '(-h --help)--help[show this text]' \
        '::COMMAND:_plumb_commands'
      ;;
  esac
}

if [[ $funcstack[1] == _plumb ]]; then
  _plumb "$@"
else
  compdef _plumb plumb
fi
