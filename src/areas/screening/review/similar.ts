import { z } from 'zod'
import { isCalled } from '../items/shown-id.js'
import { invalid, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { compareTexts } from '../../../engine/language/likeness-of-texts.js'
import { roundTo } from '../../../engine/statistics/round.js'
import { exampleItem, ScreenedContent } from '../items/item-contract.js'
import { itemStates, textsOf, type ItemRow, type ScreenedItem } from '../items/item.js'
import { presentItem } from '../items/present-item.js'
import { exampleScreeningId } from '../result/examples.js'
import { getFinished, type DecideNeeds } from './decide.js'
import { idPath } from './list-contents.js'

interface Kept {
  row: ItemRow
  item: ScreenedItem
}

const readAtOnce = 1000
/** Below this, two texts share a word or two by chance. */
const likenessMin = 0.08

const wordsOf = ({ item }: Kept): string =>
  textsOf(item.candidate, true)
    .map(({ text }) => text)
    .join('\n')

const readAll = async (id: string, { screenings }: DecideNeeds, signal: AbortSignal): Promise<Kept[]> => {
  const all: Kept[] = []
  for (;;) {
    signal.throwIfAborted()
    const some = await screenings.list(id, { after: all.at(-1)?.row.seq ?? 0, limit: readAtOnce })
    all.push(...some)
    if (some.length < readAtOnce) return all
  }
}

export const findSimilar = operation({
  method: 'POST',
  path: '/screening/{id}/contents/similar',
  name: 'findSimilarContents',
  isRead: true,
  area: 'Screening',
  summary: 'Find more items like one item',
  description:
    'Compares the texts of all items of the screening with one item, or with a text, and returns the most similar first. Use it after finding a missed item to find others like it. Words that the author always uses count little.',
  scope: 'screening',
  timeoutMs: 60_000,
  input: {
    path: idPath,
    body: z.strictObject({
      content_id: z.string().min(1).max(600).optional().describe('The item, by `id` or `content_id`.'),
      text: z.string().trim().min(1).max(5000).optional().describe('A text of your own in place of an item.'),
      state: z
        .enum([...itemStates, 'not_flagged', 'all'])
        .default('not_flagged')
        .describe('Which items to compare. not_flagged: those that may have been missed, clear or not judged.'),
      limit: z.int().min(1).max(100).default(20),
    }),
  },
  output: z.strictObject({
    screening_id: z.string(),
    compared: z.int().describe('Items that were compared.'),
    data: z.array(z.strictObject({ likeness: z.number().min(0).max(1), item: ScreenedContent })),
  }),
  example: {
    path: { id: exampleScreeningId },
    body: { content_id: 'instagram:10000ko', state: 'all' },
    output: {
      screening_id: exampleScreeningId,
      compared: 213,
      data: [{ likeness: 0.41, item: exampleItem }],
    },
  },
  run: async ({ path: { id }, body }, needs: DecideNeeds, { caller, signal }) => {
    if ((body.content_id === undefined) === (body.text === undefined))
      throw invalid('', 'Name an item by content_id, or send a text.')
    await getFinished(caller.accountId, id, needs)
    const screening = await needs.screenings.find(caller.accountId, id)
    const set =
      screening && (await needs.criteriaSets.find(caller.accountId, screening.criteriaId, screening.criteriaVersion))
    if (set === undefined) throw notFound('screening')
    const all = await readAll(id, needs, signal)
    const { content_id: name } = body
    const one =
      name === undefined ? undefined : all.find(({ row }) => isCalled(row.key, name) || isCalled(row.contentId, name))
    if (body.content_id !== undefined && one === undefined)
      throw invalid('/content_id', 'There is no such item in this screening.')
    const isCompared = ({ row: { shown } }: Kept): boolean =>
      body.state === 'all' ||
      shown === body.state ||
      (body.state === 'not_flagged' && (shown === 'clear' || shown === 'not_judged'))
    const others = all.filter((each) => each !== one && isCompared(each))
    const likeness = compareTexts(one === undefined ? (body.text ?? '') : wordsOf(one), others.map(wordsOf))
    return {
      screening_id: id,
      compared: others.length,
      data: others
        .map((each, i) => ({ each, likeness: roundTo(likeness[i] ?? 0, 3) }))
        .filter((found) => found.likeness >= likenessMin)
        .sort((a, b) => b.likeness - a.likeness || a.each.row.seq - b.each.row.seq)
        .slice(0, body.limit)
        .map((found) => ({
          likeness: found.likeness,
          item: presentItem(found.each.row, found.each.item, set.criteria.purpose),
        })),
    }
  },
})
