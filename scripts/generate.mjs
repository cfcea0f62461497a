// npm run generate: writes the files that are made from the code. With --check it only says which of them are stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { toPython } from '../clients/python/generate.mjs'
import { toInterface } from '../sdk/generate/interface.mjs'
import { build } from './build.mjs'

await build()
const { describe } = await import('../dist/app.js')
const { readConfig } = await import('../dist/config.js')
const { settingsTable } = await import('../dist/cli/config.js')
const { fieldsTable } = await import('../dist/corpus/transfer/schemas/index.js')
const { networkPages } = await import('../dist/sources/pages.js')
const { wholeSchema } = await import('./whole-schema.mjs')
const { transferKinds } = await import('../dist/corpus/transfer/schemas/transfer-kinds.js')

const between = (file, name, text, old = readFileSync(file, 'utf8')) => {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`]
  if (!old.includes(start) || !old.includes(end)) throw new Error(`${file} has no place for ${name}`)
  return old.slice(0, old.indexOf(start) + start.length) + text + old.slice(old.indexOf(end))
}

/** Each page of decisions by the title that it gives itself. */
const decisions = () =>
  readdirSync('docs/decisions')
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => {
      const title = /^# \d{4} (.+)$/m.exec(readFileSync(`docs/decisions/${file}`, 'utf8'))?.[1]
      if (title === undefined) throw new Error(`docs/decisions/${file} must begin with "# ${file.slice(0, 4)} Title"`)
      return `- [${file.slice(0, 4)}](${file}) ${title}`
    })
    .join('\n')

/** One page for every network that can be read, made from what its source declares. */
const pages = async () => {
  const options = { ...(await resolveConfig('docs/networks.md')), parser: 'markdown' }
  const written = Object.entries(networkPages()).map(async ([file, text]) => [file, await format(text, options)])
  return Object.fromEntries(await Promise.all(written))
}

const description = describe(readConfig({}, {}).config)
const files = {
  'migrations/whole/sqlite.sql': wholeSchema(),
  'openapi.json': `${JSON.stringify(description, null, 2)}\n`,
  'sdk/interface.ts': await format(toInterface(description), {
    ...(await resolveConfig('sdk/interface.ts')),
    parser: 'typescript',
  }),
  ...Object.fromEntries(
    Object.entries(toPython(description)).map(([name, text]) => [`clients/python/src/rostra/${name}`, text]),
  ),
  'docs/decisions/README.md': between('docs/decisions/README.md', 'decisions', `\n${decisions()}\n`),
  ...(await pages()),
  'docs/settings.md': between('docs/settings.md', 'settings', settingsTable()),
  'docs/import.md': transferKinds.reduce(
    (text, kind) => between('docs/import.md', `fields of ${kind}`, fieldsTable(kind), text),
    readFileSync('docs/import.md', 'utf8'),
  ),
}

const stale = Object.entries(files).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
if (process.argv.includes('--check')) {
  for (const [file] of stale) process.stderr.write(`${file} is stale: run npm run generate\n`)
  process.exit(stale.length === 0 ? 0 : 1)
}
mkdirSync('docs/networks', { recursive: true })
for (const [file, text] of stale) writeFileSync(file, text)
process.exit(0)
