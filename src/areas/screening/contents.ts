import { z } from 'zod'
import { notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../kernel/page.js'
import { screeningCategories } from '../../engine/risk/categories.js'
import { awaitEnd, waitQuery, type PairNeeds } from '../../jobs/pair.js'
import { isFinished } from '../../jobs/request.js'
import { networks } from '../../model/network.js'
import type { CriteriaSets } from './criteria/criteria-store.js'
import { exampleScreeningId } from './examples.js'
import { shownStates } from './item.js'
import { exampleItem, ScreenedContent } from './item-contract.js'
import { presentItem } from './present-item.js'
import { timestamp } from './result-contract.js'
import { kind } from './screen.js'
import type { Screenings } from './screening-store.js'

export interface ContentsNeeds extends PairNeeds {
  screenings: Screenings
  criteriaSets: CriteriaSets
}

export const idPath = z.strictObject({ id: z.string().max(60) })

export const listScreenedContents = operation({
  method: 'GET',
  path: '/screening/{id}/contents',
  name: 'listScreenedContents',
  area: 'Screening',
  summary: 'The flagged content items of a screening',
  description:
    'Flagged items, newest first within each profile, with the words that speak for every finding. `state` shows the others too: what was unflagged, found clear, or could not be judged. Items can be read while the screening still runs.',
  scope: 'screening',
  input: {
    path: idPath,
    query: z.strictObject({
      ...pageQuery,
      wait: waitQuery,
      state: z.enum([...shownStates, 'all']).default('flagged'),
      category: z.enum(screeningCategories).optional(),
      keyword: z
        .string()
        .min(1)
        .max(300)
        .optional()
        .describe('Only items in which this keyword of the criteria was met.'),
      network: z.enum(networks).optional(),
      since: timestamp.optional().describe('Published at or after.'),
      until: timestamp.optional().describe('Published before.'),
    }),
  },
  output: pageOf(ScreenedContent),
  example: { path: { id: exampleScreeningId }, output: { data: [exampleItem], next_cursor: null } },
  run: async ({ path: { id }, query }, needs: ContentsNeeds, call) => {
    const { caller } = call
    const known = await needs.requests.find(caller.accountId, id)
    if (known?.kind !== kind) throw notFound('screening')
    const request = await awaitEnd(id, query.wait, needs, call)
    const { limit, cursor, state, category, keyword, network, since, until } = query
    const list = ['screened', id, state, category, keyword, network, since, until]
    const after = Number(needs.cursors.read(list, cursor)?.[0] ?? 0)
    const screening = await needs.screenings.find(caller.accountId, id)
    if (screening === undefined)
      return { data: [], next_cursor: isFinished(request.status) ? null : needs.cursors.write(list, [0]) }
    const { criteriaId, criteriaVersion } = screening
    const set = await needs.criteriaSets.find(caller.accountId, criteriaId, criteriaVersion)
    const found = await needs.screenings.list(id, {
      shown: state === 'all' ? undefined : [state],
      category,
      keyword,
      network,
      since: since === undefined ? undefined : Date.parse(since),
      until: until === undefined ? undefined : Date.parse(until),
      after,
      limit: limit + 1,
    })
    const page = cutPage(found, limit, {
      item: ({ row, item }) => presentItem(row, item, set?.criteria.purpose ?? 'employment'),
      cursor: ({ row }) => needs.cursors.write(list, [row.seq]),
    })
    const more = !isFinished(request.status)
    return {
      ...page,
      next_cursor: page.next_cursor ?? (more ? needs.cursors.write(list, [found.at(-1)?.row.seq ?? after]) : null),
    }
  },
})
