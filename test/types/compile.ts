import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An answer that was heard, and the type that it should have. */
export interface Typed {
  path: string
  body: unknown
  type: string
}

const options = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'Bundler', '--strict', '--noEmit']
const compiler = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'tsc')
/** Where the packages are found, and nothing is kept. */
const cache = join(import.meta.dirname, 'node_modules', '.cache')

/** One line for each answer, after the lines that name the types. Values written in place may have no field that their type does not know. */
const write = (head: readonly string[], answers: readonly Typed[]): string =>
  [...head, ...answers.map(({ type, body }, at) => `export const answer${at}: ${type} = ${JSON.stringify(body)}`)].join(
    '\n',
  )

/** What the compiler prints about a file; nothing where it has no objection. */
const compile = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const given = [...options, '--skipLibCheck', '--types', '', '--pretty', 'false', '--ignoreConfig', file]
    execFile(compiler, given, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      error === null || stdout !== '' ? resolve(stdout) : reject(new Error(stderr || error.message)),
    )
  })

/** What the compiler says against these answers, each thing once. */
export const complaints = async (head: readonly string[], answers: readonly Typed[]): Promise<string[]> => {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'answers-'))
  try {
    writeFileSync(join(folder, 'answers.ts'), write(head, answers))
    const printed = await compile(join(folder, 'answers.ts'))
    // An objection begins with its place; further lines of it are indented.
    const said = printed.split(/\n(?! )/).filter((each) => each !== '')
    const named = said.map((each) => {
      const [, line, words] = /\((\d+),\d+\): ([\s\S]*)/.exec(each) ?? []
      return `${answers[Number(line) - 1 - head.length]?.type ?? 'The packages'}: ${words ?? each}`
    })
    return [...new Set(named)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
