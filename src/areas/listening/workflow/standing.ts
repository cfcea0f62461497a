import { z } from 'zod'
import { invalid } from '../../../kernel/errors.js'
import type { Mentions } from '../../../engine/listening/index.js'
import { untouched, type ListeningMarks, type Mark } from './mark-store.js'
import { markStates } from '../contract.js'
import { toTagKey, type ListeningTags, type Tag } from './tag-store.js'

export interface StandingNeeds {
  listeningTags: ListeningTags
  listeningMarks: ListeningMarks
}

/** How those are asked for that have no tag, or belong to nobody. */
export const nobody = 'none'

export const standingFilters = {
  tag: z.string().min(1).max(60).optional().describe('Name of a tag; `none` for mentions without tags.'),
  state: z.enum(markStates).optional().describe('Whether the mention has been checked.'),
  assignee: z.string().min(1).max(120).optional().describe('Assignee; `none` for mentions without one.'),
}
export type StandingAsked = z.output<z.ZodObject<typeof standingFilters>>

/** Where a mention stands: what its rules and people said of it. */
export interface Standing {
  mark: Mark
  tags: readonly Tag[]
}

export const findTag = (tags: readonly Tag[], name: string, pointer: string, part: 'query' | 'body'): Tag => {
  const found = tags.find((tag) => toTagKey(tag.name) === toTagKey(name))
  if (found === undefined)
    throw invalid(pointer, `There is no tag "${name}". GET /social-listening/tags lists them.`, part)
  return found
}

/** Where mentions stand, by key. */
export const readStandings = async (
  accountId: string,
  keys: readonly string[],
  { listeningTags, listeningMarks }: StandingNeeds,
): Promise<(key: string) => Standing> => {
  const tags = await listeningTags.list(accountId)
  const matched = await listeningTags.matched(
    tags.filter(({ query }) => query !== null),
    keys,
  )
  const marks = await listeningMarks.find(accountId, keys)
  return (key) => {
    const mark = marks.get(key) ?? untouched
    const has = ({ id }: Tag): boolean =>
      mark.added.includes(id) || (matched.get(id)?.has(key) === true && !mark.removed.includes(id))
    return { mark, tags: tags.filter(has) }
  }
}

/** As it is shown beside a mention. */
export const presentStanding = ({ mark, tags }: Standing) => ({
  tags: tags.map(({ name }) => name),
  state: mark.state,
  assignee: mark.assignee,
  note: mark.note,
})

/** The rows of mentions that stand as is asked for. */
export const selectStanding = async (
  rows: Uint32Array,
  { keys }: Mentions,
  { tag, state, assignee }: StandingAsked,
  accountId: string,
  needs: StandingNeeds,
): Promise<Uint32Array> => {
  if (tag === undefined && state === undefined && assignee === undefined) return rows
  const wanted =
    tag === undefined || tag === nobody
      ? undefined
      : findTag(await needs.listeningTags.list(accountId), tag, '/tag', 'query').id
  const standing = await readStandings(
    accountId,
    Array.from(rows, (row) => keys[row] ?? ''),
    needs,
  )
  return rows.filter((row) => {
    const { mark, tags } = standing(keys[row] ?? '')
    if (state !== undefined && mark.state !== state) return false
    if (assignee !== undefined && mark.assignee !== (assignee === nobody ? null : assignee)) return false
    if (tag === nobody) return tags.length === 0
    return wanted === undefined || tags.some(({ id }) => id === wanted)
  })
}
