import { z } from 'zod'
import { operation } from '../../../kernel/operation.js'
import { selectMentions, sentimentCodes } from '../../../engine/listening/index.js'
import { SentimentShown } from '../insights-contract.js'
import { findSet, mentionFilters, toSelection, type SetNeeds } from '../mention-set.js'
import { readStandings, type StandingNeeds } from './standing.js'

const counted = { mentions: z.int(), open: z.int(), checked: z.int(), sentiment: SentimentShown }

const output = z.strictObject({
  mentions: z.int().describe('Of the period, without repeats: what the counts below are parts of.'),
  tags: z.array(
    z.strictObject({
      tag: z.string(),
      ...counted,
      brands: z.array(z.strictObject({ brand: z.string(), mentions: z.int() })),
    }),
  ),
  untagged: z.strictObject(counted),
  assignees: z.array(z.strictObject({ assignee: z.string().nullable().describe('Null: nobody.'), ...counted })),
})

class Count {
  mentions = 0
  open = 0
  checked = 0
  readonly sentiment = { negative: 0, neutral: 0, positive: 0, not_judged: 0 }
  readonly brands = new Map<number, number>()

  add(state: 'open' | 'checked', sentiment: number, brands: number): void {
    this.mentions++
    this[state]++
    this.sentiment[sentimentCodes[sentiment] ?? 'not_judged']++
    for (let bit = 0; bit < 32; bit++)
      if (((brands >>> bit) & 1) === 1) this.brands.set(bit, (this.brands.get(bit) ?? 0) + 1)
  }

  shown() {
    const { mentions, open, checked, sentiment } = this
    return { mentions, open, checked, sentiment }
  }
}

const countOf = <K>(counts: Map<K, Count>, key: K): Count => {
  const count = counts.get(key) ?? new Count()
  counts.set(key, count)
  return count
}

const exampleCount = {
  mentions: 1,
  open: 0,
  checked: 1,
  sentiment: { negative: 1, neutral: 0, positive: 0, not_judged: 0 },
}

export const breakDown = operation({
  method: 'GET',
  path: '/social-listening/{id}/tags',
  name: 'breakDownListening',
  area: 'Social listening',
  scope: 'listening',
  summary: 'Break a listening down by tag and assignee',
  description:
    'Counted now, over the stored mentions: with `mentions?tag=…`, `state=` and `assignee=` you get exactly these posts. A mention with two tags counts for both.',
  input: {
    path: z.strictObject({ id: z.string().max(60) }),
    query: z.strictObject({ brand: mentionFilters.brand }),
  },
  output,
  example: {
    path: { id: 'lst_01kb3zq4f0e8v5w2n7m6x9c1da' },
    output: {
      mentions: 2,
      tags: [{ tag: 'Skin reactions', ...exampleCount, brands: [{ brand: 'Lumevia', mentions: 1 }] }],
      untagged: {
        mentions: 1,
        open: 1,
        checked: 0,
        sentiment: { negative: 0, neutral: 1, positive: 0, not_judged: 0 },
      },
      assignees: [],
    },
  },
  run: async ({ path: { id }, query: { brand } }, needs: SetNeeds & StandingNeeds, call) => {
    const { plan, mentions, labels } = await findSet(id, needs, call)
    const selection = toSelection({ brand, period: 'now', repeats: 'without' }, plan)
    const rows = selectMentions(mentions, labels, selection)
    const keys = Array.from(rows, (row) => mentions.keys[row] ?? '')
    const standing = await readStandings(call.caller.accountId, keys, needs)
    const [tags, people, untagged] = [new Map<string, Count>(), new Map<string | null, Count>(), new Count()]
    for (const row of rows) {
      const { mark, tags: own } = standing(mentions.keys[row] ?? '')
      const said = [mark.state, mentions.sentiment[row] ?? 0, mentions.brands[row] ?? 0] as const
      for (const { name } of own) countOf(tags, name).add(...said)
      if (own.length === 0) untagged.add(...said)
      countOf(people, mark.assignee).add(...said)
    }
    const byMentions = (a: [unknown, Count], b: [unknown, Count]): number => b[1].mentions - a[1].mentions
    return {
      mentions: rows.length,
      tags: [...tags].sort(byMentions).map(([tag, count]) => ({
        tag,
        ...count.shown(),
        brands: plan.brands.map(({ name }, bit) => ({ brand: name, mentions: count.brands.get(bit) ?? 0 })),
      })),
      untagged: untagged.shown(),
      assignees: [...people].sort(byMentions).map(([assignee, count]) => ({ assignee, ...count.shown() })),
    }
  },
})
