import { z } from 'zod'
import { toBrandFields } from '../../../corpus/transfer/brand-columns.js'
import { readTable } from '../../../corpus/transfer/csv-table.js'
import { invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { emptyBrand, type Brand } from '../../../model/brand.js'
import { changed, idOfName, problemsOf } from './change.js'
import { BrandBody, ImportBody, importMax } from './contract.js'
import { saidHere, type BrandNeeds } from './operations.js'

const Row = z.strictObject({
  ...BrandBody.shape,
  name: z.string().trim().max(100).optional(),
  id: z.string().max(120).optional(),
})
const rejectsShown = 100

/** Parents and competitors of tables may be named; who is not in the registry costs the cell. Ids must be there. */
const toIds = (body: Record<string, unknown>, known: ReadonlyMap<string, Brand>): Record<string, unknown> => {
  const find = (named: string): string | undefined =>
    [named, idOfName(named)].find((id) => known.has(id)) ?? (named.startsWith('brand_') ? named : undefined)
  const { parent_id: parent, competitors, ...rest } = body
  const parentId = typeof parent === 'string' ? find(parent) : undefined
  return {
    ...rest,
    ...(parentId === undefined ? {} : { parent_id: parentId }),
    ...(Array.isArray(competitors) ? { competitors: competitors.flatMap((named) => find(String(named)) ?? []) } : {}),
  }
}

interface Rejected {
  row: number
  message: string
}

const readRows = ({ brands, csv }: z.output<typeof ImportBody>): unknown[] => {
  if (brands !== undefined) return brands
  const { rows, problem } = readTable(csv ?? '')
  if (problem !== undefined) throw invalid('/csv', problem)
  if (rows.length > importMax) throw invalid('/csv', `At most ${importMax} rows at once.`)
  return rows.map(toBrandFields)
}

export const importBrands = operation({
  method: 'POST',
  path: '/brands/import',
  name: 'importBrands',
  area: 'Brands',
  summary: 'Import brands',
  description:
    'Adds brands that are not there and changes those that are, by `id` or by name. A row that cannot be read costs itself and is named. Up to 20,000 rows as JSON, or a table as CSV with any usual names of columns; columns that are not known are left out.',
  scope: 'admin',
  bodyBytesMax: 24 * 1024 * 1024,
  input: { body: ImportBody },
  output: z.strictObject({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    rejects: z
      .array(z.strictObject({ row: z.int().describe('From 1.'), message: z.string() }))
      .describe(`The first ${rejectsShown}.`),
  }),
  example: {
    body: { csv: 'name,category,instagram,domains\nTiny Teapots,home,tiny.teapots,tinyteapots.example\n' },
    output: { added: 1, changed: 0, unchanged: 0, rejected: 0, rejects: [] },
  },
  run: async ({ body }, { brands, clock }: BrandNeeds) => {
    const { brands: known } = await brands.read()
    const rejects: Rejected[] = []
    const saved = new Map<string, Brand>()
    const counts = { added: 0, changed: 0, unchanged: 0 }
    for (const [i, raw] of readRows(body).entries()) {
      const read = Row.safeParse(body.csv === undefined ? raw : toIds(raw as Record<string, unknown>, known))
      const reject = (message: string): void => void rejects.push({ row: i + 1, message })
      if (!read.success) {
        const [issue] = read.error.issues
        reject(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}`)
        continue
      }
      const { id, ...said } = read.data
      const name = said.name ?? known.get(id ?? '')?.name ?? ''
      const key = id ?? idOfName(name)
      const before = known.get(key)
      if (name === '' || (id !== undefined && before === undefined && !id.startsWith('brand_'))) {
        reject(name === '' ? 'name: is missing' : 'id: must begin with brand_')
        continue
      }
      if (before?.synthetic === true) {
        reject('This is an invented brand of the demo data.')
        continue
      }
      const next = changed(before ?? emptyBrand(key, name), { ...said, name })
      const [problem] = problemsOf(next, known)
      if (problem !== undefined) {
        reject(`${problem.pointer.slice(1)}: ${problem.message}`)
        continue
      }
      counts[
        before === undefined ? 'added' : JSON.stringify(before) === JSON.stringify(next) ? 'unchanged' : 'changed'
      ]++
      known.set(key, next)
      saved.set(key, next)
    }
    await brands.save([...saved.values()], saidHere(clock))
    return { ...counts, rejected: rejects.length, rejects: rejects.slice(0, rejectsShown) }
  },
})
