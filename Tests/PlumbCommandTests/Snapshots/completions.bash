# Made by `plumb completions` of plumb 0.1.0; not to be edited.

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

_plumb_render() {
  case "$prev" in
    -w | --width) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13"; return ;;
    --orientation) _plumb_words "portrait landscape both"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --rows) :; return ;;
    -l | --layers) _plumb_list "margins frames intrinsic baselines constraints plumbline problems estimates diagram all none"; return ;;
    --views) :; return ;;
    --measure) :; return ;;
    --caption) :; return ;;
    --crop) :; return ;;
    --background) _plumb_words "page none"; return ;;
    --scene) :; return ;;
    --class) :; return ;;
    --timeout) :; return ;;
    -f | --format) _plumb_words "png svg pdf"; return ;;
    -o | --output) _plumb_files; return ;;
    -p | --preview) _plumb_words "auto kitty iterm sixel none"; [[ -z $attached ]] || return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --continue-after) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--width --device --orientation --text-size --appearance --dark --direction --language --scale --profile --fonts --set --data --assets --no-sample --rows --sheet --outline --layers --views --legend --measure --caption --crop --background --diagrams --scene --class --timeout --strict --format --output --follow --preview --watch --swift --target --allow-read --json --continue-after --color --help" ;;
    *) _plumb_files yaml yml xib storyboard swift ;;
  esac
}

_plumb_frames() {
  case "$prev" in
    -w | --width) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13"; return ;;
    --orientation) _plumb_words "portrait landscape both"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --rows) :; return ;;
    --scene) :; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --continue-after) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--width --device --orientation --text-size --appearance --dark --direction --language --scale --profile --fonts --set --data --assets --no-sample --rows --scene --swift --target --allow-read --json --details --continue-after --color --help" ;;
    *) _plumb_files yaml yml xib storyboard swift ;;
  esac
}

_plumb_heights() {
  case "$prev" in
    --rows) _plumb_files jsonl ndjson; return ;;
    -j | --jobs) :; return ;;
    --scene) :; return ;;
    --row) :; return ;;
    -w | --width) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13"; return ;;
    --orientation) _plumb_words "portrait landscape both"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--rows --frames --jobs --scene --row --width --device --orientation --text-size --appearance --dark --direction --language --scale --profile --fonts --set --data --assets --no-sample --swift --target --allow-read --json --color --help" ;;
    *) _plumb_files yaml yml xib storyboard ;;
  esac
}

_plumb_lint() {
  case "$prev" in
    -f | --format) _plumb_words "text json sarif github"; return ;;
    -o | --output) _plumb_files; return ;;
    --only) _plumb_words "unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden"; return ;;
    --rule) _plumb_words "unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden"; return ;;
    --disable) _plumb_words "unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden"; return ;;
    --severity) :; return ;;
    --config) _plumb_files yaml yml; return ;;
    --baseline) _plumb_files; return ;;
    --write-baseline) _plumb_files; return ;;
    --fail-on) _plumb_words "error warning note never"; return ;;
    --group) _plumb_words "file rule"; return ;;
    -w | --width) :; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    --scene) :; return ;;
    --rows) :; return ;;
    --fonts) _plumb_folders; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --continue-after) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--format --json --output --only --rule --disable --severity --config --baseline --write-baseline --prune --fail-on --group --sweep --width --text-size --direction --language --scene --rows --fonts --swift --target --allow-read --continue-after --color --help" ;;
    *) _plumb_files ;;
  esac
}

_plumb_sweep() {
  case "$prev" in
    -w | --widths) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13 all"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 all"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --scene) :; return ;;
    --rows) :; return ;;
    -f | --format) _plumb_words "text json sarif github"; return ;;
    -o | --output) _plumb_files; return ;;
    --picture) _plumb_files; return ;;
    --fail-on) _plumb_words "error warning note never"; return ;;
    --only) _plumb_words "unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden"; return ;;
    --rule) _plumb_words "unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden"; return ;;
    --disable) _plumb_words "unusable-constraint conflicting-constraints ambiguous-layout misplaced-view broken-height-chain row-height-cuts-content content-outside-row truncated-text squeezed-control overlapping-siblings hidden-view-with-length picture-stretches-row label-without-width fixed-label-height pinned-to-cell outside-content-view duplicate-reuse-identifier required-bottom-pin small-touch-target vertical-priority-overridden"; return ;;
    --severity) :; return ;;
    --config) _plumb_files yaml yml; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --continue-after) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--widths --device --text-size --appearance --direction --language --scale --profile --fonts --set --data --assets --no-sample --scene --rows --format --json --pieces --output --picture --fail-on --only --rule --disable --severity --config --swift --target --allow-read --continue-after --color --help" ;;
    *) _plumb_files yaml yml xib storyboard swift ;;
  esac
}

_plumb_inspect() {
  case "$prev" in
    -o | --output) _plumb_files; return ;;
    -w | --widths) :; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 all"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --scene) :; return ;;
    --rows) :; return ;;
    -j | --jobs) :; return ;;
    --port) :; return ;;
    --config) _plumb_files yaml yml; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--output --widths --text-size --appearance --direction --language --scale --profile --fonts --set --data --assets --no-sample --scene --rows --jobs --serve --port --open --config --swift --target --allow-read --json --color --help" ;;
    *) _plumb_files yaml yml xib storyboard swift ;;
  esac
}

_plumb_why() {
  case "$prev" in
    --row) :; return ;;
    --scene) :; return ;;
    -w | --width) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13"; return ;;
    --orientation) _plumb_words "portrait landscape both"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--row --scene --width --device --orientation --text-size --appearance --dark --direction --language --scale --profile --fonts --set --data --assets --no-sample --all --swift --target --allow-read --json --details --color --help" ;;
    *) _plumb_files yaml yml xib storyboard ;;
  esac
}

_plumb_trace() {
  case "$prev" in
    --row) :; return ;;
    --row-height) :; return ;;
    --scene) :; return ;;
    -w | --width) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13"; return ;;
    --orientation) _plumb_words "portrait landscape both"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --continue-after) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--row --row-height --scene --width --device --orientation --text-size --appearance --dark --direction --language --scale --profile --fonts --set --data --assets --no-sample --swift --target --allow-read --json --details --continue-after --color --help" ;;
    *) _plumb_files yaml yml xib storyboard swift ;;
  esac
}

_plumb_diff() {
  case "$prev" in
    -w | --width) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13"; return ;;
    --orientation) _plumb_words "portrait landscape both"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --scene) :; return ;;
    -f | --format) _plumb_words "png svg pdf"; return ;;
    -o | --output) _plumb_files; return ;;
    --path) _plumb_files; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--width --device --orientation --text-size --appearance --dark --direction --language --scale --profile --fonts --scene --format --output --follow --path --git --swift --target --allow-read --json --color --help" ;;
    *) _plumb_files yaml yml xib storyboard ;;
  esac
}

_plumb_explain() {
  case "$prev" in
    --hierarchy) _plumb_files ; return ;;
    --xib) _plumb_files xib storyboard; return ;;
    -f | --format) _plumb_words "png svg pdf"; return ;;
    -o | --output) _plumb_files; return ;;
    --appearance) _plumb_words "light dark"; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--hierarchy --xib --format --output --follow --appearance --allow-read --json --color --help" ;;
    *) _plumb_files  ;;
  esac
}

_plumb_verify() {
  case "$prev" in
    --hierarchy) _plumb_files ; return ;;
    --picture) _plumb_files png jpg jpeg; return ;;
    --row) :; return ;;
    --scene) :; return ;;
    -w | --width) :; return ;;
    -d | --device) _plumb_words "iphone-4s iphone-5s iphone-se iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2nd-generation iphone-se-3rd-generation iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus iphone-x iphone-xs iphone-11-pro iphone-xr iphone-11 iphone-xs-max iphone-11-pro-max iphone-12-mini iphone-13-mini iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-12-pro-max iphone-13-pro-max iphone-14-plus iphone-14-pro iphone-15 iphone-15-pro iphone-16 iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max iphone-air ipad-mini-5th-generation ipad-6th-generation ipad-pro-9-7 ipad-9th-generation ipad-air-3rd-generation ipad-pro-10-5 ipad-pro-12-9-2nd-generation ipad-mini ipad ipad-air-11 ipad-air-13 ipad-pro-11-4th-generation ipad-pro-12-9 ipad-pro-11 ipad-pro-13"; return ;;
    --orientation) _plumb_words "portrait landscape both"; return ;;
    --text-size) _plumb_words "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"; return ;;
    --appearance) _plumb_words "light dark both"; return ;;
    --direction) _plumb_words "ltr rtl both"; return ;;
    --language) :; return ;;
    -s | --scale) :; return ;;
    --profile) _plumb_words "ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26"; return ;;
    --fonts) _plumb_folders; return ;;
    --set) :; return ;;
    --data) _plumb_files json csv rss xml; return ;;
    --assets) _plumb_files; return ;;
    --target) :; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--hierarchy --picture --row --scene --width --device --orientation --text-size --appearance --dark --direction --language --scale --profile --fonts --set --data --assets --no-sample --swift --target --allow-read --json --color --help" ;;
    *) _plumb_files yaml yml xib storyboard ;;
  esac
}

_plumb_preview() {
  case "$prev" in
    --class) :; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--class --swift --allow-read --json --color --help" ;;
    *) _plumb_files swift ;;
  esac
}

_plumb_markdown() {
  case "$prev" in
    --images) _plumb_folders; return ;;
    --fonts) _plumb_folders; return ;;
    --allow-read) _plumb_files; return ;;
    --allow-write) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--images --html --check --mdbook --fonts --follow --allow-read --allow-write --json --color --help" ;;
    *) _plumb_files md markdown ;;
  esac
}

_plumb_snapshot() {
  if [[ $COMP_CWORD -eq 2 ]]; then
    _plumb_words "test record review accept list clean merge compare --help"
    return
  fi
  case "${COMP_WORDS[2]}" in
    test) _plumb_snapshot_test ;;
    record) _plumb_snapshot_record ;;
    review) _plumb_snapshot_review ;;
    accept) _plumb_snapshot_accept ;;
    list) _plumb_snapshot_list ;;
    clean) _plumb_snapshot_clean ;;
    merge) _plumb_snapshot_merge ;;
    compare) _plumb_snapshot_compare ;;
  esac
}

_plumb_snapshot_test() {
  case "$prev" in
    --record) _plumb_words "all failed missing never"; return ;;
    --filter) :; return ;;
    --shard) :; return ;;
    -j | --jobs) :; return ;;
    --project) _plumb_files; return ;;
    --fonts) _plumb_folders; return ;;
    --artifacts) _plumb_folders; return ;;
    --allow-read) _plumb_files; return ;;
    --allow-write) _plumb_folders; return ;;
    -f | --format) _plumb_words "text json github"; return ;;
    --continue-after) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--record --filter --shard --jobs --project --fonts --artifacts --allow-read --allow-write --all-results --format --json --quiet --continue-after --color --help" ;;
    *) : ;;
  esac
}

_plumb_snapshot_record() {
  case "$prev" in
    --filter) :; return ;;
    --shard) :; return ;;
    -j | --jobs) :; return ;;
    --project) _plumb_files; return ;;
    --fonts) _plumb_folders; return ;;
    --artifacts) _plumb_folders; return ;;
    --allow-read) _plumb_files; return ;;
    --allow-write) _plumb_folders; return ;;
    -f | --format) _plumb_words "text json github"; return ;;
    --continue-after) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--all --filter --shard --jobs --project --fonts --artifacts --allow-read --allow-write --all-results --format --json --quiet --continue-after --color --help" ;;
    *) : ;;
  esac
}

_plumb_snapshot_review() {
  case "$prev" in
    --port) :; return ;;
    -p | --preview) _plumb_words "auto kitty iterm sixel none"; return ;;
    --project) _plumb_files; return ;;
    --artifacts) _plumb_folders; return ;;
    --allow-write) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--open --serve --port --preview --project --artifacts --allow-write --json --color --help" ;;
    *) : ;;
  esac
}

_plumb_snapshot_accept() {
  case "$prev" in
    --project) _plumb_files; return ;;
    --artifacts) _plumb_folders; return ;;
    --allow-write) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--all --project --artifacts --allow-write --json --color --help" ;;
    *) : ;;
  esac
}

_plumb_snapshot_list() {
  case "$prev" in
    --filter) :; return ;;
    --project) _plumb_files; return ;;
    --allow-read) _plumb_files; return ;;
    --allow-write) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--filter --project --allow-read --allow-write --json --color --help" ;;
    *) : ;;
  esac
}

_plumb_snapshot_clean() {
  case "$prev" in
    --filter) :; return ;;
    --shard) :; return ;;
    --project) _plumb_files; return ;;
    --allow-read) _plumb_files; return ;;
    --allow-write) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--delete --filter --shard --project --allow-read --allow-write --json --color --help" ;;
    *) : ;;
  esac
}

_plumb_snapshot_merge() {
  case "$prev" in
    --artifacts) _plumb_folders; return ;;
    --project) _plumb_files; return ;;
    --allow-write) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--artifacts --project --allow-write --all-results --json --color --help" ;;
    *) _plumb_folders ;;
  esac
}

_plumb_snapshot_compare() {
  case "$prev" in
    --diff) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--diff --exact --json --color --help" ;;
    *) _plumb_files png jpg jpeg ;;
  esac
}

_plumb_swift-test() {
  case "$prev" in
    --filter) :; return ;;
    --config) _plumb_files yaml yml; return ;;
    --allow-read) _plumb_files; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--filter --config --allow-read --json --color --help" ;;
    *) _plumb_folders ;;
  esac
}

_plumb_mcp() {
  case "$prev" in
    --root) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--root --allow-swift --color --help" ;;
    *) : ;;
  esac
}

_plumb_lsp() {
  case "$prev" in
    --root) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--root --allow-swift --color --help" ;;
    *) : ;;
  esac
}

_plumb_agents() {
  case "$prev" in
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--json --color --help" ;;
    *) : ;;
  esac
}

_plumb_packages() {
  case "$prev" in
    --from) _plumb_folders; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--from --any-revision --json --color --help" ;;
    *) _plumb_folders ;;
  esac
}

_plumb_cache() {
  case "$prev" in
    --clear) _plumb_words "hosts modules packages all"; return ;;
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--clear --json --color --help" ;;
    *) : ;;
  esac
}

_plumb_devices() {
  case "$prev" in
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--json --color --help" ;;
    *) : ;;
  esac
}

_plumb_init() {
  case "$prev" in
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--json --color --help" ;;
    *) _plumb_folders ;;
  esac
}

_plumb_schema() {
  case "$prev" in
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--project --json --color --help" ;;
    *) : ;;
  esac
}

_plumb_completions() {
  case "$prev" in
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--json --color --help" ;;
    *) _plumb_words "bash zsh fish" ;;
  esac
}

_plumb_manual() {
  case "$prev" in
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--json --color --help" ;;
    *) : ;;
  esac
}

_plumb_help() {
  case "$prev" in
    --color) _plumb_words "auto always never"; return ;;
  esac
  case "$cur" in
    -*) _plumb_words "--json --color --help" ;;
    *) _plumb_topics ;;
  esac
}

_plumb_topics() {
  case "$prev" in
    snapshot) _plumb_words "test record review accept list clean merge compare" ;;
    *) _plumb_words "render frames heights lint sweep inspect why trace diff explain verify preview markdown snapshot swift-test mcp lsp agents packages cache devices init schema completions manual help" ;;
  esac
}

_plumb() {
  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" attached=
  COMPREPLY=()
  if [[ $cur == = ]]; then
    cur=
    attached=1
  elif [[ $prev == = ]]; then
    prev="${COMP_WORDS[COMP_CWORD-2]}"
    attached=1
  fi
  if [[ $COMP_CWORD -eq 1 ]]; then
    _plumb_words "render frames heights lint sweep inspect why trace diff explain verify preview markdown snapshot swift-test mcp lsp agents packages cache devices init schema completions manual help --help --version"
    return
  fi
  case "${COMP_WORDS[1]}" in
    render) _plumb_render ;;
    frames) _plumb_frames ;;
    heights) _plumb_heights ;;
    lint) _plumb_lint ;;
    sweep) _plumb_sweep ;;
    inspect) _plumb_inspect ;;
    why) _plumb_why ;;
    trace) _plumb_trace ;;
    diff) _plumb_diff ;;
    explain) _plumb_explain ;;
    verify) _plumb_verify ;;
    preview) _plumb_preview ;;
    markdown) _plumb_markdown ;;
    snapshot) _plumb_snapshot ;;
    swift-test) _plumb_swift-test ;;
    mcp) _plumb_mcp ;;
    lsp) _plumb_lsp ;;
    agents) _plumb_agents ;;
    packages) _plumb_packages ;;
    cache) _plumb_cache ;;
    devices) _plumb_devices ;;
    init) _plumb_init ;;
    schema) _plumb_schema ;;
    completions) _plumb_completions ;;
    manual) _plumb_manual ;;
    help) _plumb_help ;;
  esac
}

complete -F _plumb plumb
