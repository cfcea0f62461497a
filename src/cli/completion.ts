import { print, UsageError, type Command, type Run } from './command.js'
import { commands as others } from './commands/index.js'

/** Described here, not beside the others: it is about all of them. */
export const completion: Command = {
  name: 'completion',
  summary: 'Print a completion script for bash, zsh or fish.',
  usage: 'rostra completion bash|zsh|fish',
  examples: [
    'rostra completion bash > ~/.local/share/bash-completion/completions/rostra',
    'rostra completion zsh > "${fpath[1]}/_rostra"',
    'rostra completion fish > ~/.config/fish/completions/rostra.fish',
  ],
  words: ['bash', 'zsh', 'fish'],
  flags: [],
  load: async () => ({ run }),
}

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [...others, completion]

type Flag = Command['flags'][number]

const takesPath = ({ value = '' }: Flag): boolean => value === 'FILE' || value === 'DIR'

/** In single quotes, as all three shells read them. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const bashCase = ({ name, subcommands = [], words = subcommands, flags }: Command): string =>
  [
    `    ${name})`,
    `      words=${quote(words.join(' '))}`,
    `      flags=${quote(['--help', ...flags.map((flag) => `--${flag.name}`)].join(' '))}`,
    `      valued=${quote(` ${flags.flatMap((flag) => (flag.value === undefined ? [] : `--${flag.name}`)).join(' ')} `)}`,
    '      ;;',
  ].join('\n')

/** Where nothing is offered, bash offers files. */
const bash = (): string =>
  `# Completion of rostra for bash.
_rostra() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} words= flags= valued=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quote([...commands.map(({ name }) => name), 'help', 'version'].join(' '))} -- "$cur"))
    return
  fi
  case \${COMP_WORDS[1]} in
${commands.map(bashCase).join('\n')}
    help) words=${quote(commands.map(({ name }) => name).join(' '))} ;;
  esac
  case "$valued" in *" $prev "*) return ;; esac
  case "$cur" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$cur")) ;;
    *) [ "$COMP_CWORD" -eq 2 ] && COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
  esac
}
complete -o default -F _rostra rostra`

const zshText = (text: string): string => text.replace(/[[\]:\\]/g, String.raw`\$&`)

const zshFlag = (flag: Flag): string => {
  const value = flag.value === undefined ? '' : `:${zshText(flag.value)}:${takesPath(flag) ? '_files' : ' '}`
  return quote(`--${flag.name}[${zshText(flag.meaning)}]${value}`)
}

const zshCase = ({ name, subcommands = [], words = subcommands, flags }: Command): string => {
  const first = words.length === 0 ? [] : [quote(`1:word:(${words.join(' ')})`)]
  const parts = [...flags.map(zshFlag), quote('--help[show help]'), ...first, quote('*:file:_files')]
  return `    ${name}) _arguments ${parts.join(' \\\n      ')} ;;`
}

const zsh = (): string =>
  `#compdef rostra
_rostra() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quote(`${name}:${zshText(summary)}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${commands.map(zshCase).join('\n')}
  esac
}
compdef _rostra rostra
# The first time zsh loads this file as the function itself.
if [ "$funcstack[1]" = _rostra ]; then _rostra; fi`

const fishCommand = ({ name, summary, usage, subcommands = [], words = subcommands, flags }: Command): string[] => {
  const seen = `complete -c rostra -n ${quote(`__fish_seen_subcommand_from ${name}`)}`
  return [
    `complete -c rostra -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
    ...(words.length === 0 ? [] : [`${seen} ${usage.includes('FILE') ? '' : '-f '}-a ${quote(words.join(' '))}`]),
    ...flags.map((flag) => {
      const value = flag.value === undefined ? '' : takesPath(flag) ? ' -r' : ' -x'
      return `${seen} -l ${flag.name}${value} -d ${quote(flag.meaning)}`
    }),
  ]
}

const fish = (): string => ['# Completion of rostra for fish.', ...commands.flatMap(fishCommand)].join('\n')

const shells: Readonly<Record<string, () => string>> = { bash, zsh, fish }

const run: Run = async ({ words }) => {
  const script = shells[words[0] ?? '']
  if (script === undefined) throw new UsageError('Specify which shell: bash, zsh or fish.')
  print(script())
  return 0
}
