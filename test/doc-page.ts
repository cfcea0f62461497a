import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnv, rostraScript, type Outcome } from './command-line.js'

export interface Block {
  /** The commands of a block; a command that does not end with its line is one all the same. */
  command: string
  /** What follows the language of the block: the exit code that is meant, for example. */
  mark: string
}

/** The commands of a page, after its files were written: a block with a name behind its language is a file. */
export const readPage = async (name: string, folder: string): Promise<Block[]> => {
  const page = readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/rostra'), await rostraScript(), { mode: 0o755 })
  const blocks: Block[] = []
  for (const [, language = '', mark = '', body = ''] of page.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms))
    if (language === 'sh') blocks.push({ command: body, mark })
    else if (mark !== '') writeFileSync(join(folder, mark), body)
  return blocks
}

/** Runs a block in a shell as a reader would, stopping at the first command that fails. */
export const runBlock = async ({ command }: Block, folder: string, env: Record<string, string>): Promise<Outcome> => {
  const child = spawn('sh', ['-ec', command], {
    cwd: folder,
    env: { ...cleanEnv, ...env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}
