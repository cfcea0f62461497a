import { z } from 'zod'
import { notFound } from '../../../kernel/errors.js'
import { Answer, operation, type Call } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../../kernel/page.js'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { createFileStreams, fileTypes, findFormat, formatQuery, refuseBrokenList } from '../../../jobs/item-files.js'
import { awaitEnd, waitQuery } from '../../../jobs/await-end.js'
import type { PairNeeds } from '../../../jobs/pair-definition.js'
import { isFinished } from '../../../jobs/request.js'
import { networks } from '../../../model/network.js'
import type { CriteriaSets } from '../criteria/criteria-store.js'
import { exampleScreeningId } from '../result/examples.js'
import { itemStates, type ItemRow, type ScreenedItem } from '../items/item.js'
import { exampleItem, ScreenedContent } from '../items/item-contract.js'
import { presentItem } from '../items/present-item.js'
import { timeOrDay } from '../../../kernel/timestamp.js'
import { kind } from '../run/screen.js'
import type { Screenings } from '../result/screening-store.js'

export interface ContentsNeeds extends PairNeeds {
  screenings: Screenings
  criteriaSets: CriteriaSets
}

export const idPath = z.strictObject({ id: z.string().max(60) })

const readAtOnce = 200
const lookAgainMs = 15_000
const toFile = createFileStreams(ScreenedContent)

const filters = {
  state: z.enum([...itemStates, 'all']).default('flagged'),
  category: z.enum(screeningCategories).optional(),
  keyword: z.string().min(1).max(300).optional().describe('Only items in which this keyword of the criteria was met.'),
  network: z.enum(networks).optional(),
  since: timeOrDay.optional().describe('Published at or after.'),
  until: timeOrDay.optional().describe('Published before.'),
}
type Filters = z.output<z.ZodObject<typeof filters>>

interface Part {
  found: { row: ItemRow; item: ScreenedItem }[]
  present: (found: { row: ItemRow; item: ScreenedItem }) => ScreenedContent
}

/** The next items. A screening that has kept nothing yet has none. */
const readPart = async (
  accountId: string,
  id: string,
  { state, category, keyword, network, since, until }: Filters,
  { after, limit }: { after: number; limit: number },
  { screenings, criteriaSets }: ContentsNeeds,
): Promise<Part> => {
  const screening = await screenings.find(accountId, id)
  const set = screening && (await criteriaSets.find(accountId, screening.criteriaId, screening.criteriaVersion))
  const wanted = {
    shown: state === 'all' ? undefined : [state],
    category,
    keyword,
    network,
    since: since === undefined ? undefined : Date.parse(since),
    until: until === undefined ? undefined : Date.parse(until),
  }
  return {
    found: screening === undefined ? [] : await screenings.list(id, { ...wanted, after, limit }),
    present: ({ row, item }) => presentItem(row, item, set?.criteria.purpose ?? 'employment'),
  }
}

/** All items, as JSON, to the end of the screening: a file is whole or breaks off. */
async function* documentsOf(id: string, asked: Filters, needs: ContentsNeeds, call: Call): AsyncGenerator<string> {
  const { accountId } = call.caller
  for (let after = 0; !call.signal.aborted;) {
    const request = await needs.requests.find(accountId, id)
    if (request === undefined) throw notFound('screening')
    for (;;) {
      const { found, present } = await readPart(accountId, id, asked, { after, limit: readAtOnce }, needs)
      for (const each of found) yield JSON.stringify(present(each))
      after = found.at(-1)?.row.seq ?? after
      if (found.length < readAtOnce) break
    }
    if (isFinished(request.status)) return refuseBrokenList(request.status)
    await needs.changes.wait(id, request.version, lookAgainMs, call.signal)
  }
}

export const listScreenedContents = operation({
  method: 'GET',
  path: '/screening/{id}/contents',
  name: 'listScreenedContents',
  area: 'Screening',
  summary: 'List the flagged contents of a screening',
  description:
    'Returns flagged items with the evidence for each finding, newest first within each profile. Use `state` to list items that were unflagged, are clear, or could not be judged. You can read items while the screening is running; `wait` delays the answer until it has finished. Also available as a JSON Lines, CSV, Parquet or XLSX file.',
  scope: 'screening',
  input: {
    path: idPath,
    query: z.strictObject({ ...pageQuery, wait: waitQuery, ...filters, format: formatQuery }),
  },
  output: pageOf(ScreenedContent),
  alsoProduces: fileTypes,
  example: { path: { id: exampleScreeningId }, output: { data: [exampleItem], next_cursor: null } },
  run: async ({ path: { id }, query }, needs: ContentsNeeds, call) => {
    const { accountId } = call.caller
    const known = await needs.requests.find(accountId, id)
    if (known?.kind !== kind) throw notFound('screening')
    const { limit, cursor, wait, format: asked, ...wanted } = query
    const format = findFormat(call, asked)
    if (format !== undefined) {
      refuseBrokenList(known.status)
      return toFile(format, `${id}-contents`, documentsOf(id, wanted, needs, call))
    }
    const request = await awaitEnd(id, wait, needs, call)
    const list = ['screened', id, ...Object.entries(wanted).flat()]
    const after = Number(needs.cursors.read(list, cursor)?.[0] ?? 0)
    const { found, present } = await readPart(accountId, id, wanted, { after, limit: limit + 1 }, needs)
    const page = cutPage(found, limit, {
      item: present,
      cursor: ({ row }) => needs.cursors.write(list, [row.seq]),
    })
    if (isFinished(request.status)) return page
    const next_cursor = page.next_cursor ?? needs.cursors.write(list, [found.at(-1)?.row.seq ?? after])
    return new Answer({ ...page, next_cursor }, { headers: { 'retry-after': '1' } })
  },
})
