import type { z } from 'zod'
import type { MemberRef } from '../../../corpus/lists/rows.js'
import { byNetwork, readCreatorKey, toCreatorKey } from '../../../corpus/search/keys.js'
import { handleKey } from '../../../corpus/records/creators.js'
import { invalid } from '../../../kernel/errors.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { findRows } from '../enrichment/find-rows.js'
import { readAsked, readAskedTable, type AskedRow } from '../enrichment/read-items.js'
import { findKeys } from '../discovery/find-keys.js'
import { membersAtOnce, type AddBody, type MemberNamed } from './contract.js'
import type { ListNeeds } from './needs.js'

/** Somebody who should be on a list, or why nobody could be found. */
export type Wanted = (MemberRef & { handle: string }) | { input: string; reason: string }

type Named = z.output<typeof MemberNamed>

const unknown = 'Not known here. Ask GET /profiles for it, or import it.'

/** Creators by their ids and handles, in their order. */
export const findNamed = async (
  named: readonly Named[],
  pointer: string,
  { creators }: Pick<ListNeeds, 'creators'>,
): Promise<Wanted[]> => {
  const asked = named.map((each, i) => ('external_id' in each ? each : toProfileRef(each, `${pointer}/${i}`)))
  const ids = new Map<string, string>()
  for (const [network, group] of byNetwork(asked.filter((each) => 'handle' in each)))
    for (const [handle, id] of await creators.findIds(
      network,
      group.map(({ handle }) => handle),
    ))
      ids.set(`${network} ${handle}`, id)
  const refs = asked.map((each): MemberRef | undefined => {
    const externalId = 'external_id' in each ? each.external_id : ids.get(`${each.network} ${handleKey(each.handle)}`)
    return externalId === undefined ? undefined : { network: each.network, externalId }
  })
  const known = await handlesOf(
    refs.filter((ref) => ref !== undefined),
    { creators },
  )
  return asked.map((each, i): Wanted => {
    const ref = refs[i]
    const handle = ref && known.get(toCreatorKey(ref.network, ref.externalId))
    const input = `${each.network}:${'handle' in each ? each.handle : each.external_id}`
    return ref === undefined || handle === undefined ? { input, reason: unknown } : { ...ref, handle }
  })
}

const handlesOf = async (
  refs: readonly MemberRef[],
  { creators }: Pick<ListNeeds, 'creators'>,
): Promise<Map<string, string>> =>
  new Map(
    (await creators.findEach(refs)).map(({ network, externalId, handle }) => [
      toCreatorKey(network, externalId),
      handle,
    ]),
  )

const readRows = ({ items, csv, network }: z.output<typeof AddBody>): AskedRow[] => {
  if (items !== undefined) return items.map((item) => readAsked(item, network))
  const table = readAskedTable(csv ?? '', network)
  if ('problem' in table) throw invalid('/csv', table.problem)
  if (table.rows.length > membersAtOnce) throw invalid('/csv', `At most ${membersAtOnce} rows at once: split the list.`)
  return table.rows
}

const ofKeys = async (keys: readonly string[], needs: ListNeeds): Promise<Map<string, Wanted>> => {
  const refs = keys.map(readCreatorKey)
  const handles = await handlesOf(refs, needs)
  return new Map(
    refs.flatMap((ref) => {
      const key = toCreatorKey(ref.network, ref.externalId)
      const handle = handles.get(key)
      return handle === undefined ? [] : [[key, { ...ref, handle }]]
    }),
  )
}

/** What network:something names where nobody has that handle: the id of a creator, as searches and exports write it. */
const byId = async (rows: readonly AskedRow[], needs: ListNeeds): Promise<(Wanted | undefined)[]> => {
  const refs = rows.map((row): MemberRef | undefined => {
    const id = 'network' in row ? /^[a-z]+:(?!\/\/)(.+)$/i.exec(row.as)?.[1] : undefined
    return id === undefined || !('network' in row) ? undefined : { network: row.network, externalId: id }
  })
  const asked = refs.filter((ref) => ref !== undefined)
  const known = asked.length === 0 ? new Map<string, string>() : await handlesOf(asked, needs)
  return refs.map((ref) => {
    const handle = ref && known.get(toCreatorKey(ref.network, ref.externalId))
    return ref === undefined || handle === undefined ? undefined : { ...ref, handle }
  })
}

/** Whom a body names, in whatever way. */
export const findWanted = async (
  body: z.output<typeof AddBody>,
  needs: ListNeeds,
  accountId: string,
): Promise<Wanted[]> => {
  if (body.profiles !== undefined) return findNamed(body.profiles, '/profiles', needs)
  if (body.search !== undefined) {
    const { sort, max_results: most, ...filters } = body.search
    const keys = await findKeys(filters, sort, most, { needs, accountId, pointer: '/search' })
    return [...(await ofKeys(keys, needs)).values()]
  }
  const rows = readRows(body)
  const found = await findRows(rows, { left: 0 }, needs)
  const known = await ofKeys([...new Set(found.flatMap(({ keys: [first] }) => first ?? []))], needs)
  const missed = rows.filter((_, i) => found[i]?.status === 'not_found')
  const ids = new Map((await byId(missed, needs)).map((wanted, i) => [missed[i], wanted]))
  return rows.map((row, i): Wanted => {
    const { keys: [key] = [], reason } = found[i] ?? { reason: null }
    return known.get(key ?? '') ?? ids.get(row) ?? { input: row.as, reason: reason ?? unknown }
  })
}
