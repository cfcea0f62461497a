import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rostra-build-'))
const modules = Array.from({ length: 40 }, (_, i) => `part-${i}`)

beforeAll(() => {
  mkdirSync(join(folder, 'src/parts'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  for (const name of modules)
    writeFileSync(join(folder, `src/parts/${name}.ts`), `export const name: string = '${name}'\n`)
  const imports = modules.map((name, i) => `import { name as n${i} } from './parts/${name}.js'`)
  const list = modules.map((_, i) => `n${i}`).join(', ')
  writeFileSync(join(folder, 'src/main.ts'), `${imports.join('\n')}\nprocess.stdout.write([${list}].join(' '))\n`)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `rostra` does in a clone: build what is stale, then run it. */
const start = async (): Promise<{ code: number; out: string; err: string }> => {
  const program = `
    const { build } = await import(${JSON.stringify(join(project, 'scripts/build.mjs'))})
    await build(${JSON.stringify(folder)})
    await import(${JSON.stringify(join(folder, 'dist/main.js'))})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}

test('processes that start at once on a stale build do not break each other', async () => {
  const whole = { code: 0, out: modules.join(' '), err: '' }
  for (const round of [1, 2]) {
    writeFileSync(join(folder, 'src/parts/part-0.ts'), `export const name: string = 'part-0'\n// ${round}\n`)
    expect(await Promise.all([start(), start(), start(), start()])).toEqual([whole, whole, whole, whole])
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
})

test('what is no longer a source is no longer built', async () => {
  writeFileSync(join(folder, 'src/spare.ts'), 'export {}\n')
  await start()
  expect(existsSync(join(folder, 'dist/spare.js'))).toBe(true)
  rmSync(join(folder, 'src/spare.ts'))
  await start()
  expect(existsSync(join(folder, 'dist/spare.js'))).toBe(false)
})

test('a process that runs finds the parts it loads on demand after the next build', async () => {
  const main = join(folder, 'src/main.ts')
  const whole = readFileSync(main, 'utf8')
  const writePart = (said: string): void =>
    writeFileSync(join(folder, 'src/late.ts'), `export const said = '${said}'\n`)
  const parts = (): string[] => readdirSync(join(folder, 'dist')).filter((name) => /^late-\w+\.js$/.test(name))
  writeFileSync(main, `const { said } = await import('./late.js')\nprocess.stdout.write(said)\n`)
  writePart('first')
  expect((await start()).out).toBe('first')
  const first = parts()
  writePart('second')
  expect((await start()).out).toBe('second')
  expect(parts()).toEqual(expect.arrayContaining(first))
  writePart('third')
  expect((await start()).out).toBe('third')
  expect(parts()).not.toEqual(expect.arrayContaining(first))
  rmSync(join(folder, 'src/late.ts'))
  writeFileSync(main, whole)
})
