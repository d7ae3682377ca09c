/** Each script asks `pi-conform complete` what may stand at the cursor, and leaves files to the shell. */
export const SCRIPTS = {
  bash: `# pi-conform completion for bash: eval "$(pi-conform completion bash)"
_pi_conform() {
  local line
  COMPREPLY=()
  while IFS=$'\\t' read -r line _; do
    [[ -n $line ]] && COMPREPLY+=("$line")
  done < <("\${COMP_WORDS[0]}" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" </dev/null 2>/dev/null)
  # A format is followed by its file.
  [[ \${COMPREPLY[0]} == *= ]] && compopt -o nospace
  return 0
}
complete -o default -o bashdefault -F _pi_conform pi-conform
`,
  zsh: `#compdef pi-conform
# pi-conform completion for zsh: eval "$(pi-conform completion zsh)", after compinit
_pi_conform() {
  local line word says
  local -a found formats
  while IFS=$'\\t' read -r word says; do
    if [[ $word == *= ]]; then formats+=("$word"); else found+=("\${word//:/\\\\:}:$says"); fi
  done < <("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" </dev/null 2>/dev/null)
  if (( $#formats )); then
    compadd -S '' -- $formats
  elif (( $#found )); then
    _describe pi-conform found
  else
    _files
  fi
}
compdef _pi_conform pi-conform
`,
  fish: `# pi-conform completion for fish: pi-conform completion fish | source
function __pi_conform_complete
    set -l words (commandline -opc)
    set -l found ($words[1] complete -- $words[2..-1] (commandline -ct) </dev/null 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c pi-conform -f -a '(__pi_conform_complete)'
`,
} as const satisfies Readonly<Record<string, string>>;
