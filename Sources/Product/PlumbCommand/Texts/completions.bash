# Candidates, one a line, become replies.
_plumb_add() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}

# Words.
_plumb_words() {
  _plumb_add < <(compgen -W "$1" -- "$cur")
}

# Words separated by commas; those before the last comma stay.
_plumb_list() {
  local before=
  [[ $cur == *,* ]] && before="${cur%,*},"
  compopt -o nospace 2>/dev/null
  _plumb_add < <(compgen -P "$before" -W "$1" -- "${cur##*,}")
}

# Folders, and files that end in one of the arguments; without arguments all files.
_plumb_files() {
  local ending
  compopt -o filenames 2>/dev/null
  _plumb_add < <(compgen -d -- "$cur")
  for ending in "$@"; do _plumb_add < <(compgen -f -X "!*.$ending" -- "$cur"); done
  [[ $# -gt 0 ]] || _plumb_add < <(compgen -f -- "$cur")
}

# Folders.
_plumb_folders() {
  compopt -o filenames 2>/dev/null
  _plumb_add < <(compgen -d -- "$cur")
}
