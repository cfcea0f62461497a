import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parquetMetadata, parquetReadObjects, type SchemaElement } from 'hyparquet'
import { parse as parseCsv } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage, runBlock } from './doc-page.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

let folder: string
let started: Started
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-docs-'))
  started = await start()
  started.app.worker.start()
  const { creators, search } = started.app.context.corpus
  await creators.save(
    ['una.bakes', 'otto.rides'].map((handle, i) =>
      creatorLike({ externalId: `m${i}`, handle, followers: 900 + i, provenance: imported(1) }),
    ),
  )
  await indexed(search.creators)
})
afterAll(async () => {
  await started.stop()
  rmSync(folder, { recursive: true, force: true })
})

const walk = async (page: string): Promise<string> => {
  const { baseUrl, token, config } = started
  const place = mkdtempSync(join(folder, 'page-'))
  const env = {
    ROSTRA_URL: baseUrl,
    ROSTRA_TOKEN: token,
    ROSTRA_DATA: config.dataFolder,
    ROSTRA_DEMO: 'no',
  }
  for (const block of await readPage(page, place)) {
    const { code, out, err } = await runBlock(block, place, env)
    expect([block.command, code, code === 0 ? '' : err + out]).toEqual([block.command, 0, ''])
  }
  return place
}

const typeNames: Record<string, string> = {
  LIST: 'list of text',
  UTF8: 'text',
  JSON: 'JSON',
  INT64: 'integer',
  DOUBLE: 'number',
  BOOLEAN: 'boolean',
  TIMESTAMP_MILLIS: 'time',
}

/** Name and type of each column, as a reader of the file sees them. */
const columnsOf = ([, ...schema]: SchemaElement[]): [string, string][] => {
  const columns: [string, string][] = []
  for (let at = 0; at < schema.length; at++) {
    const { name = '', type = '', converted_type: converted } = schema[at] ?? {}
    columns.push([name, typeNames[converted ?? type] ?? `${converted} ${type}`])
    if (converted === 'LIST') at += 2
  }
  return columns
}

test('the commands of docs/automation.md export a table as it is described', async () => {
  const place = await walk('automation.md')
  const bytes = readFileSync(join(place, 'creators.parquet'))
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const rows = await parquetReadObjects({ file })
  expect(new Set(rows.map(({ handle }) => String(handle)))).toEqual(new Set(['una.bakes', 'otto.rides']))
  const columns = columnsOf(parquetMetadata(file).schema)
  const [header = []] = parseCsv(readFileSync(join(place, 'creators.csv')))
  expect(columns.map(([name]) => name)).toEqual(header)
  const page = readFileSync(new URL('../docs/automation.md', import.meta.url), 'utf8')
  const described = [...page.matchAll(/^\| `([a-z0-9_.]+)` +\| ([a-zJSON ]+?) +\|/gm)].map(([, name, type]) => [
    name,
    type,
  ])
  expect(described).toEqual(columns)
})

test('docs/migration.md names operations and fields that exist, and its commands run', async () => {
  const page = readFileSync(new URL('../docs/migration.md', import.meta.url), 'utf8')
  const { paths } = (await started.call('GET', `${started.origin}/openapi.json`, { token: null })).json as {
    paths: Record<string, Record<string, unknown>>
  }
  const named = [...page.matchAll(/`(GET|POST|PATCH) (\/[^`]+)`/g)]
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(([, method = '', path = '']) => paths[path]?.[method.toLowerCase()] === undefined)
  expect(missing.map(([text]) => text)).toEqual([])
  const place = await walk('migration.md')
  expect(readFileSync(join(place, 'found.json'), 'utf8')).toContain('"filter":"engagement_rate"')
})
