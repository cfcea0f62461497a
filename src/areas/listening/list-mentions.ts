import { z } from 'zod'
import { operation } from '../../kernel/operation.js'
import { pageOf, pageQuery, type Cursors } from '../../kernel/page.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import { hasEmotions, selectMentions, type Labels, type Mentions, type Plan } from '../../engine/listening/index.js'
import { createFileStreams, fileTypes, findFormat, formatQuery } from '../../jobs/item-files.js'
import { exampleMention } from './examples.js'
import { TextShown } from './mention-contract.js'
import { checkLabels, findSet, mentionFilters, toSelection, type SetNeeds } from './mention-set.js'
import { createMentionPresenter } from './present-mention.js'
import {
  presentStanding,
  readStandings,
  selectStanding,
  standingFilters,
  type StandingNeeds,
} from './workflow/standing.js'

const query = z.strictObject({ ...mentionFilters, ...standingFilters, ...pageQuery, format: formatQuery })

const output = z.strictObject({
  ...pageOf(TextShown).shape,
  total: z.strictObject({ value: z.int(), relation: z.literal('eq') }),
})

interface Needs extends SetNeeds, StandingNeeds {
  texts: Texts
  cursors: Cursors
}

const readAtOnce = 500

/** All of the rows, as JSON, some hundred texts at a time. */
async function* documentsOf(
  rows: Uint32Array,
  { mentions, labels, plan }: { mentions: Mentions; labels: Labels; plan: Plan },
  accountId: string,
  needs: Needs,
): AsyncGenerator<string> {
  const present = createMentionPresenter(mentions, labels, plan.brands)
  for (let at = 0; at < rows.length; at += readAtOnce) {
    const part = rows.subarray(at, at + readAtOnce)
    const keys = Array.from(part, (row) => mentions.keys[row] ?? '')
    const found = await needs.texts.find(keys)
    const standing = await readStandings(accountId, keys, needs)
    for (const row of part) {
      const key = mentions.keys[row] ?? ''
      yield JSON.stringify({ ...present(row, found.get(key)), ...presentStanding(standing(key)) })
    }
  }
}

const toFile = createFileStreams(TextShown.omit({ emotions: true }))
const toFileWithEmotions = createFileStreams(TextShown)

export const listMentions = operation({
  method: 'GET',
  path: '/social-listening/{id}/mentions',
  name: 'listListeningMentions',
  area: 'Social listening',
  summary: 'List the posts behind a figure',
  description:
    'Newest first. `total` equals the figure in the insights, because both are counted over the same stored mentions. Deleted posts keep their place, without their text. Also available as a JSON Lines, CSV, Parquet or XLSX file.',
  scope: 'listening',
  input: { path: z.strictObject({ id: z.string().max(60) }), query },
  output,
  alsoProduces: fileTypes,
  example: {
    path: { id: 'lst_01kb3zq4f0e8v5w2n7m6x9c1da' },
    query: { brand: 'Lumevia', sentiment: 'negative', limit: 1 },
    output: { data: [exampleMention], next_cursor: null, total: { value: 1, relation: 'eq' } },
  },
  run: async ({ path: { id }, query: asked }, needs: Needs, call) => {
    const { plan, mentions, labels } = await findSet(id, needs, call)
    const selection = toSelection(asked, plan)
    checkLabels(selection, labels, asked)
    const { accountId } = call.caller
    const { tag, state, assignee } = asked
    const standsSo = { tag, state, assignee }
    const selected = selectMentions(mentions, labels, selection)
    const rows = await selectStanding(selected, mentions, standsSo, accountId, needs)
    const format = findFormat(call, asked.format)
    if (format !== undefined) {
      const documents = documentsOf(rows, { mentions, labels, plan }, accountId, needs)
      return (hasEmotions(labels) ? toFileWithEmotions : toFile)(format, `${id}-mentions`, documents)
    }
    const list = ['listening mentions', id, selection, standsSo]
    // By row, not by place: whoever works through a list changes it on the way.
    const last = Number(needs.cursors.read(list, asked.cursor)?.[0] ?? -1)
    const rest = rows.filter((row) => row > last)
    const part = rest.subarray(0, asked.limit)
    const keys = Array.from(part, (row) => mentions.keys[row] ?? '')
    const found = await needs.texts.find(keys)
    const standing = await readStandings(accountId, keys, needs)
    const present = createMentionPresenter(mentions, labels, plan.brands)
    return {
      data: Array.from(part, (row) => {
        const key = mentions.keys[row] ?? ''
        return { ...present(row, found.get(key)), ...presentStanding(standing(key)) }
      }),
      next_cursor: rest.length > part.length ? needs.cursors.write(list, [part.at(-1) ?? 0]) : null,
      total: { value: rows.length, relation: 'eq' as const },
    }
  },
})
