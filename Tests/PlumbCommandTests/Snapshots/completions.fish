# Made by `plumb completions` of plumb 0.1.0; not to be edited.

function __plumb_list
    set -l before (string match -r '.*,' -- (string replace -r '^--?[^=]*=' '' -- (commandline -ct)))
    set -q before[1]; or set before ''
    printf '%s\n' $before$argv
end

function __plumb_files
    set -l endings (string join '|' -- $argv)
    complete -C "'' "(commandline -ct) | string match -r "^[^\t]*(?:/|\.(?:$endings))(?=\t|\$)"
end

complete -c plumb -f
complete -c plumb -n __fish_use_subcommand -f -a render -d 'Lays out the table of each template and draws it.'
complete -c plumb -n __fish_use_subcommand -f -a frames -d 'Lays out the table of each template and prints every frame.'
complete -c plumb -n __fish_use_subcommand -f -a devices -d 'Lists the devices that are known by name.'
complete -c plumb -n __fish_use_subcommand -f -a init -d 'Writes a template of your own to start from, with its data.'
complete -c plumb -n __fish_use_subcommand -f -a completions -d 'Prints a script that completes commands in a shell.'
complete -c plumb -n __fish_use_subcommand -f -a manual -d 'Prints the manual page, in the language of man.'
complete -c plumb -n __fish_use_subcommand -f -a help -d 'Shows what the commands are, or the help of one.'
complete -c plumb -n __fish_use_subcommand -f -s h -l help -d 'show the commands'
complete -c plumb -n __fish_use_subcommand -f -s V -l version -d 'print the version'
complete -c plumb -n '__fish_seen_subcommand_from render' -s w -l width -r -f -d 'table width in points; repeat it for several (the template\'s own widths)'
complete -c plumb -n '__fish_seen_subcommand_from render' -s s -l scale -r -f -d 'pixels per point (the template\'s own, else 2)'
complete -c plumb -n '__fish_seen_subcommand_from render' -s l -l layers -r -f -a '(__plumb_list frames constraints all none)' -d 'what to draw on top: frames,constraints, all or none (none)'
complete -c plumb -n '__fish_seen_subcommand_from render' -s f -l format -r -f -a 'png svg pdf' -d 'png, svg or pdf (what --output ends in, else png)'
complete -c plumb -n '__fish_seen_subcommand_from render' -l profile -r -f -a 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26' -d 'OS profile, ios7 to ios26 (the template\'s own, else ios18)'
complete -c plumb -n '__fish_seen_subcommand_from render' -s o -l output -r -F -d 'a file for a single picture, - for standard output, or a folder, made when missing (the current folder)'
complete -c plumb -n '__fish_seen_subcommand_from render' -s p -l preview -f -a 'auto kitty iterm sixel none' -d 'show pictures in the terminal: auto, kitty, iterm, sixel, none (auto: as the terminal says it can)'
complete -c plumb -n '__fish_seen_subcommand_from render' -l watch -f -d 'draw again whenever a template, its data or an image changes'
complete -c plumb -n '__fish_seen_subcommand_from render' -l color -r -f -a 'auto always never' -d 'colour messages: auto, always, never (auto: on a terminal)'
complete -c plumb -n '__fish_seen_subcommand_from render' -s h -l help -f -d 'show this text'
complete -c plumb -n '__fish_seen_subcommand_from render' -f -k -a '(__plumb_files yaml yml)'
complete -c plumb -n '__fish_seen_subcommand_from frames' -s w -l width -r -f -d 'table width in points; repeat it for several (the template\'s own widths)'
complete -c plumb -n '__fish_seen_subcommand_from frames' -s s -l scale -r -f -d 'pixels per point (the template\'s own, else 2)'
complete -c plumb -n '__fish_seen_subcommand_from frames' -l profile -r -f -a 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26' -d 'OS profile, ios7 to ios26 (the template\'s own, else ios18)'
complete -c plumb -n '__fish_seen_subcommand_from frames' -l json -f -d 'print JSON instead of a readable tree'
complete -c plumb -n '__fish_seen_subcommand_from frames' -l color -r -f -a 'auto always never' -d 'colour messages: auto, always, never (auto: on a terminal)'
complete -c plumb -n '__fish_seen_subcommand_from frames' -s h -l help -f -d 'show this text'
complete -c plumb -n '__fish_seen_subcommand_from frames' -f -k -a '(__plumb_files yaml yml)'
complete -c plumb -n '__fish_seen_subcommand_from devices' -l json -f -d 'print JSON instead of a readable tree'
complete -c plumb -n '__fish_seen_subcommand_from devices' -l color -r -f -a 'auto always never' -d 'colour messages: auto, always, never (auto: on a terminal)'
complete -c plumb -n '__fish_seen_subcommand_from devices' -s h -l help -f -d 'show this text'
complete -c plumb -n '__fish_seen_subcommand_from init' -l color -r -f -a 'auto always never' -d 'colour messages: auto, always, never (auto: on a terminal)'
complete -c plumb -n '__fish_seen_subcommand_from init' -s h -l help -f -d 'show this text'
complete -c plumb -n '__fish_seen_subcommand_from init' -f -a '(__fish_complete_directories)'
complete -c plumb -n '__fish_seen_subcommand_from completions' -l color -r -f -a 'auto always never' -d 'colour messages: auto, always, never (auto: on a terminal)'
complete -c plumb -n '__fish_seen_subcommand_from completions' -s h -l help -f -d 'show this text'
complete -c plumb -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'
complete -c plumb -n '__fish_seen_subcommand_from manual' -l color -r -f -a 'auto always never' -d 'colour messages: auto, always, never (auto: on a terminal)'
complete -c plumb -n '__fish_seen_subcommand_from manual' -s h -l help -f -d 'show this text'
complete -c plumb -n '__fish_seen_subcommand_from help' -l color -r -f -a 'auto always never' -d 'colour messages: auto, always, never (auto: on a terminal)'
complete -c plumb -n '__fish_seen_subcommand_from help' -s h -l help -f -d 'show this text'
complete -c plumb -n '__fish_seen_subcommand_from help' -f -a 'render frames devices init completions manual help'
